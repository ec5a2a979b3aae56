/** The words of every bubble of the match day, set one after another in the place that each has on its stage. */
import type { Page } from '@playwright/test';
import { fitShot, type Layout, story, viewOf, words } from '../../stage/index.ts';
import { begin } from '../../stage/runner/progress.ts';
import { enter, expect, LAPTOP, PHONE, settled, stageOf, step, test } from './matchDay.ts';

const SMALLEST = { width: 320, height: 568 };

interface Said {
  readonly text: string;
  readonly isMine: boolean;
  /** its place on the stage, and the stage's in the window */
  readonly variables: Readonly<Record<string, string>>;
}

/** What is said in all bubbles, also by what she put first, and where it stands in a window of this size. */
function allSaid(layout: Layout, { width, height }: typeof PHONE): Said[] {
  return [0, 1, 2, 3].flatMap(top =>
    story.steps.flatMap(({ label }) => {
      const view = viewOf(story, { ...begin(story), label, tops: { 1: top } });
      if (view.overlay.kind !== 'bubble' || view.overlay.isWordmark) return [];
      if (top > 0 && !view.overlay.words.endsWith(`_top_${top}`)) return [];
      const [x, y, w, h] = view.overlay.box[layout];
      const { scale, x: left, y: upper } = fitShot(layout, { w: width, h: height }, view.shot);
      return {
        text: words[view.overlay.words] ?? '',
        isMine: view.overlay.speaker === 'assistant',
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

/** Of the words that have several lines, those with one word on the last. */
const lonely = (page: Page, all: readonly Said[]) =>
  page.evaluate(async said => {
    const slot = document.querySelector<HTMLElement>('.bubble-slot');
    const line = slot?.querySelector<HTMLElement>('.bubble__words');
    if (!slot || !line) throw new Error('no bubble');
    const laidOut = () => new Promise(requestAnimationFrame);
    const found: string[] = [];
    for (const { text, isMine, variables } of said) {
      for (const [name, value] of Object.entries(variables)) slot.style.setProperty(name, value);
      slot.toggleAttribute('data-mine', isMine);
      // another size is what has a bubble fit its words anew
      line.style.width = '40px';
      line.textContent = text;
      await laidOut();
      await laidOut();
      const node = line.firstChild;
      const starts = [...text.matchAll(/\S+/g)].map(({ index }) => index);
      if (!node) throw new Error('no words');
      const topOf = (start: number) => {
        const range = document.createRange();
        range.setStart(node, start);
        range.setEnd(node, start + 1);
        return Math.round(range.getBoundingClientRect().top);
      };
      const [lastButOne, last] = [topOf(starts.at(-2) ?? 0), topOf(starts.at(-1) ?? 0)];
      if (last > lastButOne) found.push(text);
    }
    return found;
  }, all);

test.use({ viewport: PHONE, contextOptions: { reducedMotion: 'reduce' } });

test('no bubble has one word alone on its last line, in either layout', async ({ page }) => {
  await enter(page, { label: step(2, 'cones'), done: 2 });
  for (const [layout, size] of [
    ['sm', PHONE],
    ['sm', SMALLEST],
    ['md', LAPTOP],
  ] as const) {
    await page.setViewportSize(size);
    await expect(stageOf(page)).toHaveAttribute('data-layout', layout);
    await settled(page);
    expect.soft(await lonely(page, allSaid(layout, size)), `${size.width}x${size.height}`).toEqual([]);
  }
});
