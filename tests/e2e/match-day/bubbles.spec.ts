/**
 * Lays out the words of every bubble in the browser. Finds bubbles with a single word on the last line, bubbles over
 * the logo or a button, and bubbles that are not at the position that bubbleIn() computes.
 */
import type { Page } from '@playwright/test';
import { fitShot, type Layout, story, viewOf, words } from '../../../stage/index.ts';
import { begin } from '../../../stage/runner/progress.ts';
import { CONTROLS, covers, hasLonelyWord } from '../../rules/bubble.ts';
import { bubbleIn, type Rect } from '../../unit/assets/bubbleIn.ts';
import { facesUnder } from '../faces.ts';
import { enter, expect, goTo, LAPTOP, PHONE, settled, stageOf, step, test } from '../matchDay.ts';

const SMALLEST = { width: 320, height: 568 };
const TABLET = { width: 820, height: 1180 };
const KIOSK = { width: 1080, height: 1920 };

/**
 * Largest allowed distance of a bubble's left and right edges from the edges that bubbleIn() computes, in CSS
 * px. Checked only if the words have as many text lines in the browser as bubbleIn() computes.
 */
const HORIZONTAL_LIMIT = 40;
/**
 * Largest allowed distance of a bubble's upper and lower edges from the edges that bubbleIn() computes. The unit is the
 * height of a text line. One line more or less is allowed, because bubbleIn() only estimates the widths of words.
 */
const VERTICAL_LIMIT = 1.1;

interface MeasuredBubble {
  readonly text: string;
  /** the position that tests/unit/assets/bubbleIn.ts computes for the bubble */
  readonly expected: Rect;
  readonly isVisitors: boolean;
  /**
   * the side of the bubble's box on which the speaker is; 'middle' for the assistant, and for a speaker outside the
   * picture
   */
  readonly side: string;
  /** CSS variables: the bubble's box on the stage, and the scale and offset of the stage in the window */
  readonly variables: Readonly<Record<string, string>>;
}

/**
 * Returns all bubbles of the story in a window of this size. Includes all four variants of a line that depends on the
 * visitor's ranking. Leaves out the wordmark "Why not you?" and the lines that are part of a picture, because these
 * have no bubble.
 */
function bubblesOf(layout: Layout, { width, height }: typeof PHONE): MeasuredBubble[] {
  return [0, 1, 2, 3].flatMap(top =>
    story.steps.flatMap(({ label }) => {
      const view = viewOf(story, { ...begin(story), label, tops: { 1: top } });
      if (view.overlay.kind !== 'bubble' || view.overlay.isWordmark || view.overlay.isDrawn) return [];
      if (top > 0 && !view.overlay.words.endsWith(`_top_${top}`)) return [];
      const isUpright = layout === 'md' && height >= width;
      const box = (isUpright && view.overlay.box.up) || view.overlay.box[layout];
      const [x, y, w, h] = box;
      const isVisitors = view.overlay.speaker === 'assistant';
      const mouthX = view.overlay.mouth?.[layout]?.[0];
      const size = { w: width, h: height };
      const seen = fitShot(layout, size, view.shot);
      const { scale, x: left, y: upper } = seen;
      const text = words[view.overlay.words] ?? '';
      const mouth = view.overlay.mouth?.[layout] ?? undefined;
      return {
        text,
        expected: bubbleIn(size, seen, { words: text, box, mouth, isVisitors }).rect,
        isVisitors,
        side: isVisitors || mouthX === undefined ? 'middle' : mouthX < x + w / 2 ? 'left' : 'right',
        variables: {
          '--x': `${x}`,
          '--y': `${y}`,
          '--w': `${w}`,
          '--h': `${h}`,
          '--su': `${scale}px`,
          '--stage-x': `${left}px`,
          '--stage-y': `${upper}px`,
        },
      };
    }),
  );
}

/** The functions of tests/rules/bubble.ts. The page has copies of these functions in `globalThis.rules`. */
interface Rules {
  readonly hasLonelyWord: typeof hasLonelyWord;
  readonly covers: typeof covers;
}

interface Found {
  /** texts with a single word on the last line */
  readonly lonely: readonly string[];
  /** texts whose bubble overlaps the logo or a button, with that element's class */
  readonly covered: readonly string[];
  /** texts whose bubble is not at the position that tests/unit/assets/bubbleIn.ts computes */
  readonly misplaced: readonly string[];
}

const measureBubbles = (page: Page, all: readonly MeasuredBubble[]): Promise<Found> =>
  page.evaluate(
    async ({ bubbles, controls, near, lines }) => {
      const rules: Rules = Reflect.get(globalThis, 'rules');
      const slot = document.querySelector<HTMLElement>('.bubble-slot');
      const bubble = slot?.querySelector<HTMLElement>('.bubble');
      const line = slot?.querySelector<HTMLElement>('.bubble__words');
      if (!slot || !bubble || !line) throw new Error('no bubble');
      const others = [...document.querySelectorAll(controls)].filter(other =>
        other.checkVisibility({ visibilityProperty: true }),
      );
      const nextFrame = () => new Promise(requestAnimationFrame);
      const lonely: string[] = [];
      const covered: string[] = [];
      const misplaced: string[] = [];
      for (const { text, expected, isVisitors, side, variables } of bubbles) {
        for (const [name, value] of Object.entries(variables)) slot.style.setProperty(name, value);
        slot.toggleAttribute('data-mine', isVisitors);
        slot.dataset.side = side;
        line.textContent = text;
        await nextFrame();
        await nextFrame();
        if (rules.hasLonelyWord(line)) lonely.push(text);
        const { left, top, right, bottom } = bubble.getBoundingClientRect();
        const off = [left - expected.x0, top - expected.y0, right - expected.x1, bottom - expected.y1];
        const [horizontal, vertical] = [
          [off[0], off[2]],
          [off[1], off[3]],
        ].map(pair => Math.max(...pair.map(by => Math.abs(by ?? 0))));
        const most = lines * Number.parseFloat(getComputedStyle(line).lineHeight);
        if ((vertical ?? 0) > most || ((vertical ?? 0) < 2 && (horizontal ?? 0) > near))
          misplaced.push(`${text} ${off.map(Math.round)}`);
        const overlapped = others.filter(other => rules.covers(bubble, other));
        covered.push(...overlapped.map(({ className }) => `${text} (${className})`));
      }
      return { lonely, covered, misplaced };
    },
    { bubbles: all, controls: CONTROLS, near: HORIZONTAL_LIMIT, lines: VERTICAL_LIMIT },
  );

test.use({ viewport: PHONE, contextOptions: { reducedMotion: 'reduce' } });

const WINDOWS = [
  ['sm', PHONE],
  ['sm', SMALLEST],
  ['md', LAPTOP],
  ['md', TABLET],
  ['md', KIOSK],
  ['md', { width: 1024, height: 768 }],
  ['md', { width: 1920, height: 1080 }],
] as const;

test('in seven window sizes, no bubble is misplaced, covers the logo or a button, or ends with a one-word line', async ({
  page,
}) => {
  // copies the rules into the page, because measureBubbles() calls them there
  await page.addInitScript(`globalThis.rules = { hasLonelyWord: ${hasLonelyWord}, covers: ${covers} };`);
  await enter(page, { label: step(2, 'cones'), done: 2 });
  for (const [layout, size] of WINDOWS) {
    await page.setViewportSize(size);
    await expect(stageOf(page)).toHaveAttribute('data-layout', layout);
    await settled(page);
    const { lonely, covered, misplaced } = await measureBubbles(page, bubblesOf(layout, size));
    expect.soft(lonely, `${size.width}x${size.height}`).toEqual([]);
    expect.soft(covered, `${size.width}x${size.height}`).toEqual([]);
    expect.soft(misplaced, `${size.width}x${size.height}`).toEqual([]);
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
