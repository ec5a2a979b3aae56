/** Every chapter's picture as it first stands and as its last bubble leaves it, beside a stored one. */
import { look } from './look.ts';
import { at, enter, expect, goToChapter, LAPTOP, PHONE, settled, stageOf, test, walkTo } from './matchDay.ts';

/** Sections after which a chapter has something new to look at: its scene, and its last bubble. */
const MOMENTS: readonly (readonly [chapter: number, sections: readonly number[]])[] = [
  [0, [0, 7]],
  [1, [0, 1, 10]],
  [2, [0, 1, 10]],
  [3, [0, 1, 6, 10]],
  [4, [0, 1, 10]],
  [5, [0, 1, 9]],
  [6, [0, 1, 9]],
  [7, [0, 1, 9]],
  [8, [0, 1, 8, 11]],
];

for (const [layout, viewport] of [
  ['md', LAPTOP],
  ['sm', PHONE],
] as const) {
  for (const [chapter, sections] of MOMENTS) {
    test.describe(() => {
      test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });
      test(`chapter ${chapter} looks as it should: ${layout}`, async ({ page }) => {
        const labels = sections.map(section => `chapter_${chapter}_${section}`);
        const last = labels.at(-1) ?? '';
        // the end of the chapter first, by what is stored: the menu leads from there to its beginning
        await enter(page, { label: last, done: 8 });
        await at(page, last);
        await look(page, `${last}-${layout}`);
        await goToChapter(page, chapter);
        for (const label of labels.slice(0, -1)) {
          await walkTo(page, label);
          await look(page, `${label}-${layout}`);
        }
      });
    });
  }
}

test.describe(() => {
  test.use({ viewport: PHONE, contextOptions: { reducedMotion: 'reduce' } });

  test('a phone that is turned and a window as high as a tablet are filled by the picture', async ({
    page,
  }) => {
    await enter(page, { label: 'chapter_7_1', done: 7 });
    await page.setViewportSize({ width: 740, height: 360 });
    await look(page, 'turned-sm');
    await page.setViewportSize({ width: 820, height: 1180 });
    await expect(stageOf(page)).toHaveAttribute('data-layout', 'md');
    await settled(page);
    await look(page, 'upright-md');
  });
});
