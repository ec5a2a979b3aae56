/**
 * Lays out the words of every bubble in the browser. Finds bubbles with a single word on the last line, bubbles over
 * the logo, a button or a face, and tails that are missing or end outside the picture.
 */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { fitShot, type Layout, story, type View, viewOf, words } from '../../../stage/index.ts';
import { begin } from '../../../stage/runner/progress.ts';
import { CONTROLS, covers, hasLonelyWord } from '../../rules/bubble.ts';
import {
  type Faces,
  facesIn,
  faultsOfFace,
  freePart,
  isNarrow,
  isVoice,
  mayBePartlySeen,
  type Rect,
  WHO,
} from '../../rules/staging.ts';
import { facesUnder } from '../faces.ts';
import { enter, expect, goTo, LAPTOP, PHONE, settled, stageOf, step, test } from '../matchDay.ts';

const TABLET = { width: 820, height: 1180 };
const KIOSK = { width: 1080, height: 1920 };

interface Bubble {
  readonly view: View;
  readonly name: string;
  readonly text: string;
  readonly who: string | undefined;
  readonly isVisitors: boolean;
  /** the side of the bubble's box on which the speaker is; 'middle' for the assistant and for a caption */
  readonly side: string;
  /** CSS variables: the bubble's box on the stage, and the scale and offset of the stage in the window */
  readonly variables: Readonly<Record<string, string>>;
  /** CSS variables of the point at which the tail aims. For a caption, this point is outside the window. */
  readonly mouth: Readonly<Record<string, string>>;
}

/**
 * Returns all bubbles of the story in a window of this size. Includes all four variants of a line that depends on the
 * visitor's ranking. Leaves out the wordmark "Why not you?" and the lines that are part of a picture, because these
 * have no bubble.
 */
function bubblesOf(layout: Layout, { width, height }: typeof PHONE): Bubble[] {
  return [0, 1, 2, 3].flatMap(top =>
    story.steps.flatMap(({ label, chapter, name }) => {
      const view = viewOf(story, { ...begin(story), label, tops: { 1: top } });
      const { overlay } = view;
      if (overlay.kind !== 'bubble' || overlay.isWordmark || overlay.isDrawn) return [];
      if (top > 0 && !overlay.words.endsWith(`_top_${top}`)) return [];
      const [x, y, w, h] = (layout === 'md' && height >= width && overlay.box.up) || overlay.box[layout];
      const isVisitors = overlay.speaker === 'assistant';
      const target = isVisitors ? undefined : overlay.mouth?.[layout];
      const seen = fitShot(layout, { w: width, h: height }, view.shot);
      const stage = { '--su': `${seen.scale}px`, '--stage-x': `${seen.x}px`, '--stage-y': `${seen.y}px` };
      const [mouthX, mouthY] = target ?? [-1e6, -1e6];
      return {
        view,
        name: `${chapter} ${name}`,
        text: (words[overlay.words] ?? '').replace(/<[^>]+>/g, '').replace(/\{\{[^}]+\}\}/g, 'seven'),
        who: WHO[overlay.speaker],
        isVisitors,
        side: !target ? 'middle' : target[0] < x + w / 2 ? 'left' : 'right',
        variables: { '--x': `${x}`, '--y': `${y}`, '--w': `${w}`, '--h': `${h}`, ...stage },
        mouth: { '--x': `${mouthX}`, '--y': `${mouthY}`, ...stage },
      };
    }),
  );
}

/** The functions of tests/rules/bubble.ts. The page has copies of these functions in `globalThis.rules`. */
interface Rules {
  readonly hasLonelyWord: typeof hasLonelyWord;
  readonly covers: typeof covers;
}

interface Placed {
  /** in CSS pixels of the window, like `tip` */
  readonly rect: Rect;
  /** the tip of the tail; undefined: no tail */
  readonly tip: { readonly x: number; readonly y: number } | undefined;
  readonly isLonely: boolean;
  /** classes of the logo and the buttons that the bubble overlaps */
  readonly covered: readonly string[];
}

const measureBubbles = (page: Page, all: readonly Bubble[]): Promise<Placed[]> =>
  page.evaluate(
    async ({ bubbles, controls }) => {
      const rules: Rules = Reflect.get(globalThis, 'rules');
      const slot = document.querySelector<HTMLElement>('.bubble-slot');
      const bubble = slot?.querySelector<HTMLElement>('.bubble');
      const line = slot?.querySelector<HTMLElement>('.bubble__words');
      const target = document.querySelector<HTMLElement>('.bubble__mouth');
      if (!slot || !bubble || !line || !target) throw new Error('no bubble with a tail');
      const others = [...document.querySelectorAll(controls)].filter(other =>
        other.checkVisibility({ visibilityProperty: true }),
      );
      const nextFrame = () => new Promise(requestAnimationFrame);
      const placed: Placed[] = [];
      for (const { text, isVisitors, side, variables, mouth } of bubbles) {
        for (const [name, value] of Object.entries(variables)) slot.style.setProperty(name, value);
        for (const [name, value] of Object.entries(mouth)) target.style.setProperty(name, value);
        slot.toggleAttribute('data-mine', isVisitors);
        slot.dataset.side = side;
        line.textContent = text;
        await nextFrame();
        await nextFrame();
        const { left, top, right, bottom } = bubble.getBoundingClientRect();
        const path = bubble.querySelector('.bubble__edge')?.getAttribute('d') ?? '';
        const [, tip] = [...path.matchAll(/L(-?[\d.]+) (-?[\d.]+)/g)]; // the corners of a tail: start, tip, end
        placed.push({
          rect: { x0: left, y0: top, x1: right, y1: bottom },
          tip: tip && { x: left + Number(tip[1]), y: top + Number(tip[2]) },
          isLonely: rules.hasLonelyWord(line),
          covered: others.filter(other => rules.covers(bubble, other)).map(({ className }) => className),
        });
      }
      return placed;
    },
    { bubbles: all, controls: CONTROLS },
  );

/** Returns a message for each fault of a bubble in a window. */
function faultsOf({ view, name, who, isVisitors }: Bubble, at: Placed, layout: Layout, size: typeof PHONE) {
  const window = { w: size.width, h: size.height };
  const room = freePart(window);
  const faces: Faces = JSON.parse(readFileSync('.cache/faces.json', 'utf8'));
  const hidden = facesIn(view, layout, window, faces)
    .filter(({ rect }) => faultsOfFace(rect, room, at.rect).includes('covered'))
    .filter(({ id }) => !mayBePartlySeen(name, id, window))
    .map(({ id }) => `covers ${id}`);
  const { tip } = at;
  const voice = isVoice(name, window);
  return [
    ...hidden,
    ...at.covered.map(className => `covers ${className}`),
    ...(at.isLonely ? ['ends with a one-word line'] : []),
    // in a narrow window, a bubble may be so near to the mouth that its tail has no room
    ...(who && !voice && !isNarrow(window) && !tip ? ['has no tail'] : []),
    ...(tip && voice && name !== '1 luanaAsks' ? ['has a tail that points at nobody'] : []),
    // the tail of the visitor's bubble points down, out of the picture
    ...(tip && !isVisitors && (tip.x < room.x0 || tip.x > room.x1 || tip.y < 0 || tip.y > room.y1)
      ? ['has a tail that ends outside']
      : []),
  ];
}

test.use({ viewport: PHONE, contextOptions: { reducedMotion: 'reduce' } });

const WINDOWS = [
  ['sm', PHONE],
  ['sm', { width: 320, height: 568 }],
  ['sm', { width: 600, height: 960 }],
  ['md', LAPTOP],
  ['md', { width: 768, height: 1024 }],
  ['md', TABLET],
  ['md', KIOSK],
  ['md', { width: 1024, height: 768 }],
  ['md', { width: 1180, height: 820 }],
  ['md', { width: 1920, height: 1080 }],
] as const;

test('in ten window sizes, no bubble covers a face, the logo or a button, or ends with a one-word line, and every tail ends in the picture', async ({
  page,
}) => {
  // copies the rules into the page, because measureBubbles() calls them there
  await page.addInitScript(`globalThis.rules = { hasLonelyWord: ${hasLonelyWord}, covers: ${covers} };`);
  await enter(page, { label: step(2, 'sayHello'), done: 2 });
  for (const [layout, size] of WINDOWS) {
    await page.setViewportSize(size);
    await expect(stageOf(page)).toHaveAttribute('data-layout', layout);
    await settled(page);
    const all = bubblesOf(layout, size);
    const placed = await measureBubbles(page, all);
    const found = all.flatMap((bubble, i) => {
      const at = placed[i];
      return at ? faultsOf(bubble, at, layout, size).map(fault => `${bubble.name} ${fault}`) : [];
    });
    expect.soft(found, `${size.width}x${size.height}`).toEqual([]);
  }
});

test('on a phone held sideways, a bubble beside a speaker ends before the mouth', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await enter(page, { label: step(0, 'sevenCards'), done: story.last });
  for (const label of [step(0, 'sevenCards'), step(2, 'mine')]) {
    await goTo(page, label);
    const [bubble, mouth] = await page.evaluate(() =>
      ['.bubble', '.bubble__mouth'].map(name => document.querySelector(name)?.getBoundingClientRect()),
    );
    expect.soft(bubble?.right, label).toBeLessThan(mouth?.left ?? 0);
  }
});

test("the text of a question covers no face on a tablet and on a kiosk's screen", async ({ page }) => {
  const questions = story.steps.filter(({ kind }) => kind === 'question');
  expect(questions.length).toBeGreaterThan(0);
  await page.setViewportSize(TABLET);
  await enter(page, { label: step(1, 'question'), done: story.last });
  for (const size of [TABLET, KIOSK]) {
    await page.setViewportSize(size);
    for (const { label } of questions) {
      await goTo(page, label);
      const view = viewOf(story, { ...begin(story), label });
      const covered = await facesUnder(page.locator('.question__head'), view, 'md', size);
      expect.soft(covered, `${label} at ${size.width}x${size.height}`).toEqual([]);
    }
  }
});
