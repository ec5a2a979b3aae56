/** Measures in screenshots how well words stand out while the visitor's device changes the page's colours. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** A line of words, or a wordmark or icon, in CSS pixels of the window. */
interface Line {
  readonly words: string;
  readonly box: readonly [x: number, y: number, w: number, h: number];
  /** least contrast: 3 for large words, for icons and for the header's pairs; 4.5 for all other words */
  readonly least: number;
}

/** Returns the lines of words that the page renders. */
export const linesOf = (page: Page): Promise<Line[]> =>
  page.evaluate(() => {
    const lines: Line[] = [];
    const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    const add = (words: string, of: Element, least: number, { x, y, width, height }: DOMRect) => {
      if (width < 3 || height < 3 || !of.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        return;
      lines.push({ words, least, box: [x, y, width, height] });
    };
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (
        !parent ||
        !text.textContent?.trim() ||
        parent.closest('.visually-hidden, .finale__hand, svg, noscript, script, template')
      )
        continue;
      const { fontSize, fontWeight } = getComputedStyle(parent);
      const [size, weight] = [Number.parseFloat(fontSize), Number(fontWeight)];
      const isLarge = size >= 24 || (size >= 18.6 && weight >= 700) || parent.closest('.header');
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const rect of range.getClientRects())
        add(text.textContent.trim(), parent, isLarge ? 3 : 4.5, rect);
    }
    for (const mark of root.querySelectorAll('.wordmark, .icon, .handwriting, .menu-sheet__button svg'))
      add(`<${mark.getAttribute('class') ?? 'svg'}>`, mark, 3, mark.getBoundingClientRect());
    return lines;
  });

/** Hides words and marks. In the first layer, `!important` also overrides the style sheets of an extension. */
const HIDDEN = `@layer tokens {
  *, ::before, ::after, ::placeholder { -webkit-text-fill-color: transparent !important; text-decoration-color: transparent !important; }
  .chapter-title__line { background: none !important; }
  .wordmark, .icon, .handwriting, .menu-sheet__button svg { visibility: hidden !important; }
}`;

export async function picture(page: Page) {
  const png = await page.screenshot({ animations: 'disabled' });
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Adopts a style sheet and returns a function that removes it. */
export async function adopt(page: Page, css: string) {
  const sheet = await page.evaluateHandle(text => {
    const made = new CSSStyleSheet();
    made.replaceSync(text);
    document.adoptedStyleSheets.push(made);
    return made;
  }, css);
  return () =>
    sheet.evaluate(made => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter(other => other !== made);
    });
}

/** Takes a screenshot, and one without the words. */
export async function pictures(page: Page) {
  const shown = await picture(page);
  const show = await adopt(page, HIDDEN);
  const hidden = await picture(page);
  await show();
  return { shown, hidden };
}
type Pixels = Awaited<ReturnType<typeof picture>>;

const linear = (value: number) => (value <= 10 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4);
const LINEAR = Array.from({ length: 256 }, (_, value) => linear(value));
const luminance = ({ data }: Pixels, at: number) =>
  [0.2126, 0.7152, 0.0722].reduce((sum, part, n) => sum + part * (LINEAR[data[at * 3 + n] ?? 0] ?? 0), 0.05);
const contrast = (a: number, b: number) => Math.max(a, b) / Math.min(a, b);
const partOf = (values: readonly number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? 1;

/** Returns the lines that `changed` shows with less contrast than both the plain page and the line's limit. */
export function lost(
  lines: readonly Line[],
  { shown, hidden }: { shown: Pixels; hidden: Pixels },
  changed: Pixels,
) {
  const { width, height } = shown;
  const inked = (at: number) => contrast(luminance(shown, at), luminance(hidden, at));
  return lines.flatMap(({ words, box: [x, y, w, h], least }) => {
    const [left, right] = [Math.max(0, Math.floor(x) - 4), Math.min(width, Math.ceil(x + w) + 4)];
    const rows = Array.from({ length: Math.ceil(h) }, (_, n) => Math.floor(y) + n).filter(
      row => row >= 0 && row < height,
    );
    const ink = new Map(
      rows.map(row => [row, Array.from({ length: right - left }, (_, n) => inked(row * width + left + n))]),
    );
    const most = partOf(
      [...ink.values()].flat().filter(value => value > 1.3),
      0.9,
    );
    // each pixel in the middle of a stroke, with the nearest pixels beside the stroke
    const pairs: [number, number][] = [];
    for (const [row, inks] of ink)
      inks.forEach((value, n) => {
        if (value < most * 0.8) return;
        for (const step of [-1, 1]) {
          let beside = n;
          while ((inks[beside] ?? 1) > 1.02 && inks[beside] !== undefined) beside += step;
          if (inks[beside] !== undefined) pairs.push([row * width + left + n, row * width + left + beside]);
        }
      });
    if (most < 1.3 || pairs.length < 16) return [];
    const least5 = (picture: Pixels) =>
      partOf(
        pairs.map(([at, beside]) => contrast(luminance(picture, at), luminance(picture, beside))),
        0.05,
      );
    const [before, now] = [least5(shown), least5(changed)];
    return now < Math.min(least, before * 0.97)
      ? [`${words.slice(0, 40)}: ${now.toFixed(1)}, was ${before.toFixed(1)}`]
      : [];
  });
}
