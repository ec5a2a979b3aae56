import { CARDS } from 'virtual:cards';
import { PEN_WIDTH, write } from '../../handwriting/write.ts';
import { COLORS, TINTS } from '../../styles/palette.ts';
import { type Context, disc, polygon, rays, within } from './shapes.ts';
import { type Box, PLANS, type Plan, type Shape } from './shapesOfPicture.ts';
import { line, NORMAL, paragraph, WIDE } from './type.ts';
import { wordmark } from './wordmark.ts';

export interface ReportWords {
  readonly title: string;
  readonly home: string;
  readonly score: string;
  readonly away: string;
  /**
   * the first mistake, or a sentence that says that there was no mistake; in handwriting, on the notebook's first page
   */
  readonly first: string;
  readonly made: string;
  readonly list: string;
  readonly order: readonly string[];
  readonly strengths: readonly string[];
  readonly remark: string;
  readonly foot: string;
}

const ROMY = { src: '/art/hero-romy.svg', w: 680, h: 842 } as const;
/** Size and corner radius of a card, in the units of the card's image. */
const CARD = { w: 360, h: 504, r: 28 } as const;
/** Rotation of the word on a card, in degrees. The word is the name of the card's strength. */
const SLANT = -9;
const { ink, lilac, plum, purple, white, yellow } = COLORS;

/** Loads an image of the site. Resolves with undefined if that fails: the report is then drawn without the image. */
async function loadImage(src: string): Promise<HTMLImageElement | undefined> {
  const image = new Image();
  image.src = src;
  try {
    await image.decode();
    return image;
  } catch {
    return undefined;
  }
}

function sky(ctx: Context, { w, h, sun: [x, y, r] }: Plan) {
  ctx.fillStyle = purple;
  ctx.fillRect(0, 0, w, h);
  rays(ctx, TINTS.turf, [x, y], 2 * h, 16, 9);
  disc(ctx, yellow, x, y, r);
}

const ground = (ctx: Context, { w, h, ground: [left, right] }: Plan) =>
  polygon(ctx, plum, [0, left], [w, right], [w, h], [0, h]);

function heading(ctx: Context, { title: [x, y, size], mark }: Plan, words: ReportWords) {
  for (const [n, word] of words.title.toUpperCase().split(' ').entries())
    line(ctx, word, x, y + n * size * 0.98, { weight: 900, size, family: WIDE, fill: white });
  wordmark(ctx, ...mark, white, yellow);
}

function bubble(ctx: Context, { bubble: [x, y, w, h], mouth: [mx, my], remark }: Plan, words: ReportWords) {
  const shape = (dx: number, dy: number, fill: string) => {
    ctx.fillStyle = fill;
    ctx.beginPath();
    ctx.roundRect(x + dx, y + dy, w, h, 28);
    ctx.fill();
    const foot = y + h - 40;
    polygon(ctx, fill, [x + 4 + dx, foot - 50 + dy], [mx + dx, my + dy], [x + 70 + dx, y + h - 2 + dy]);
  };
  shape(-10, 10, plum);
  shape(0, 0, white);
  paragraph(ctx, words.remark, [x + 40, y + 22, w - 72, h - 44], {
    weight: 600,
    size: remark,
    family: NORMAL,
    fill: ink,
  });
}

function score(ctx: Context, { w, board, book, score: [x, y, size, isRow] }: Plan, words: ReportWords) {
  const [edge, left, right] = board;
  const foot = book.y + book.h / 2;
  polygon(ctx, ink, [edge, left], [w, right], [w, foot], [edge - 0.08 * (foot - left), foot]);
  const type = { weight: 900, family: WIDE, fill: white, align: 'center' } as const;
  line(ctx, words.score, x, y, { ...type, size, fill: yellow });
  const small = { ...type, size: isRow ? size * 0.34 : size * 0.26 };
  if (isRow) {
    const [gap, width] = [size * 1.25, size * 2.2];
    line(ctx, words.home, x - gap, y - size * 0.22, { ...small, align: 'right' }, width);
    line(ctx, words.away, x + gap, y - size * 0.22, { ...small, align: 'left' }, width);
  } else {
    line(ctx, words.home, x, y - size * 0.94, small, size * 2.3);
    line(ctx, words.away, x, y + size * 0.4, small, size * 2.3);
  }
}

/** Writes handwriting into a box, at `k` pixels per unit of strokes.ts, or smaller if it does not fit. */
function byHand(ctx: Context, text: string, [x, y, w, h]: Box, k: number) {
  let size = k;
  let writing = write(text, w / size);
  while (writing.h * size > h && size > 0.2) {
    size -= 0.02;
    writing = write(text, w / size);
  }
  within(ctx, [x, y], 0, size, () => {
    ctx.strokeStyle = plum;
    ctx.lineWidth = (1.15 * PEN_WIDTH * k) / size;
    ctx.lineCap = 'round';
    ctx.lineJoin = 'round';
    for (const letter of writing.letters)
      within(ctx, [letter.x, letter.y], letter.turn, 1, () => ctx.stroke(new Path2D(letter.path)));
  });
}

function notebook(ctx: Context, { book, hand, list: size }: Plan, words: ReportWords) {
  const { list, page, h } = book;
  within(ctx, [book.x, book.y], -3, 1, () => {
    const w = list + page;
    polygon(ctx, ink, [-16, -2], [list, 20], [w + 20, -14], [w + 20, h + 16], [list, h + 34], [-16, h + 18]);
    polygon(ctx, lilac, [0, 0], [list, 18], [list, h + 14], [0, h]);
    polygon(ctx, white, [list, 18], [w, -6], [w, h - 6], [list, h + 14]);
    polygon(ctx, TINTS.stone, [list - 34, 16], [list, 18], [list, h + 14], [list - 34, h + 12]);
    polygon(
      ctx,
      yellow,
      [list - 9, 4],
      [list + 9, 4],
      [list + 9, h + 62],
      [list, h + 46],
      [list - 9, h + 62],
    );

    const left = 60 - book.x;
    const listWidth = list - left - 44; // the list ends before the fold between the pages
    const type = { size, family: WIDE, fill: ink } as const;
    const room = h - 70;
    const row = (room - size * 1.6) / 4;
    if (words.order.length > 0) line(ctx, words.list, left, 34 + size, { ...type, weight: 900 }, listWidth);
    for (const [n, choice] of words.order.entries()) {
      const y = 34 + size * 2 + row * (n + 0.45);
      disc(ctx, ink, left + size * 0.62, y - size * 0.34, size * 0.62);
      line(ctx, String(n + 1), left + size * 0.62, y, {
        ...type,
        size: size * 0.8,
        weight: 900,
        fill: white,
        align: 'center',
      });
      line(
        ctx,
        choice,
        left + size * 1.7,
        y,
        { weight: 700, size, family: NORMAL, fill: ink },
        listWidth - size * 1.7,
      );
    }
    const [firstScale, madeScale] = hand;
    const x = list + 48;
    const width = 1080 - book.x - x - 70;
    const top = h * 0.13;
    const bottom = h - 118 * madeScale - 20;
    byHand(ctx, words.first, [x, top, width, bottom - top - 46 * firstScale], firstScale);
    byHand(ctx, words.made, [x, bottom, width, 100 * madeScale], madeScale);
  });
}

function cards(
  ctx: Context,
  { cards: { x, y, row, ...most } }: Plan,
  images: readonly (HTMLImageElement | undefined)[],
  words: ReportWords,
) {
  const size = Math.min(1, row / (most.w + (images.length - 1) * most.step));
  const [w, step] = [size * most.w, size * most.step];
  const k = w / CARD.w;
  const middle = (images.length - 1) / 2;
  for (const [n, image] of images.entries()) {
    const off = n - middle;
    const at = [x + n * step + w / 2, y + (CARD.h * k) / 2 + off * off * 2.4] as const;
    within(ctx, at, off * 1.7, k, () => {
      ctx.translate(-CARD.w / 2, -CARD.h / 2);
      ctx.fillStyle = image ? plum : lilac;
      ctx.beginPath();
      ctx.roundRect(image ? -10 : 0, image ? 8 : 0, CARD.w, CARD.h, CARD.r);
      ctx.fill();
      if (image) ctx.drawImage(image, 0, 0, CARD.w, CARD.h);
      disc(ctx, ink, 50, 50, 34);
      line(ctx, String(n + 1), 50, 66, { weight: 900, size: 44, family: WIDE, fill: white, align: 'center' });
      const strength = {
        weight: 900,
        size: 46,
        family: WIDE,
        fill: image ? white : ink,
        align: 'center',
      } as const;
      within(ctx, [CARD.w / 2, 478], SLANT, 1, () =>
        line(ctx, words.strengths[n] ?? '', 0, 0, strength, CARD.w - 56),
      );
    });
  }
}

/** Loads the fonts: drawing on a canvas does not load them. If they do not load, the fallback fonts are drawn. */
const loadFonts = () =>
  Promise.all([`900 48px ${WIDE}`, `700 32px ${NORMAL}`].map(font => document.fonts.load(font))).catch(
    () => [],
  );

export async function drawReport(words: ReportWords, shape: Shape): Promise<HTMLCanvasElement> {
  const plan = PLANS[shape];
  const canvas = Object.assign(document.createElement('canvas'), { width: plan.w, height: plan.h });
  const ctx = canvas.getContext('2d');
  if (!ctx) throw new Error('This browser has no 2D canvas context');
  const [romy, ...cardImages] = await Promise.all([ROMY, ...CARDS].map(({ src }) => loadImage(src)));
  await loadFonts();

  sky(ctx, plan);
  const [x, y, w] = plan.romy;
  if (romy) ctx.drawImage(romy, x, y, w, (w * ROMY.h) / ROMY.w);
  ground(ctx, plan); // covers Romy's lower part
  heading(ctx, plan, words);
  bubble(ctx, plan, words);
  score(ctx, plan, words);
  notebook(ctx, plan, words);
  cards(ctx, plan, cardImages, words);
  const [foot, size] = plan.foot;
  line(
    ctx,
    words.foot,
    plan.w / 2,
    foot,
    { weight: 700, size, family: NORMAL, fill: white, align: 'center' },
    plan.w - 80,
  );
  return canvas;
}

/**
 * Returns true if a pixel of the canvas has the colour that was drawn there. Some browsers return noise, to prevent
 * fingerprinting. Throws if the browser forbids reading.
 */
export function isReadable(canvas: HTMLCanvasElement): boolean {
  const pixel = canvas.getContext('2d')?.getImageData(canvas.width - 2, canvas.height - 2, 1, 1).data;
  const wanted = [1, 3, 5].map(at => Number.parseInt(plum.slice(at, at + 2), 16));
  return wanted.every((value, n) => Math.abs(value - (pixel?.[n] ?? -99)) < 9);
}
