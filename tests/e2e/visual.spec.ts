/**
 * Every chapter's picture as it first stands and as its last bubble leaves it, beside a stored one. The
 * tolerance is for another machine's edges: a figure that is missing is more than that.
 */
import type { Page } from '@playwright/test';
import { at, enter, expect, LAPTOP, PHONE, settled, stageOf, startOf, test } from './matchDay.ts';

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

async function look(page: Page, name: string) {
  // the picture alone: words have tests of their own
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('.overlays')?.style.setProperty('visibility', 'hidden'),
  );
  await expect
    .soft(page.locator('canvas'))
    .toHaveScreenshot(`${name}.png`, { threshold: 0.3, maxDiffPixelRatio: 0.002 });
}

for (const [layout, viewport] of [
  ['md', LAPTOP],
  ['sm', PHONE],
] as const) {
  for (const [chapter, sections] of MOMENTS) {
    test.describe(() => {
      test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });
      test(`chapter ${chapter} looks as it should: ${layout}`, async ({ page }) => {
        await page.goto('/simulation_wny');
        for (const section of sections) {
          const label = `chapter_${chapter}_${section}`;
          // the scene is one step from its title; what is further is quicker reached by a reload
          if (section === 1) await page.keyboard.press('ArrowRight');
          else {
            await page.evaluate(
              ([text]) => {
                localStorage.setItem('wny-simulation-current-label', text);
                localStorage.setItem('wny-simulation-current-chapter-done', '8');
              },
              [label] as const,
            );
            await page.reload();
            await startOf(page).click();
          }
          await at(page, label);
          await settled(page);
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
