/**
 * Tests the wordmark, which shows Zoé's words "Why not you?". A drop falls from the sun and becomes the dot of the
 * question mark.
 */
import type { Page } from '@playwright/test';
import { beside, story } from '../../../stage/index.ts';
import { enter, expect, LAPTOP, PHONE, stageOf, step, test } from '../matchDay.ts';

const WORDS = step(8, 'whyNotYou');
const BEFORE = beside(story, WORDS, -1)?.label ?? WORDS;

/**
 * Returns two circles: `drop`, which falls from the sun, and `dot`, the dot of the question mark. Each is [x of the
 * centre, y of the centre, radius] in CSS pixels. The values of `drop` are undefined until the drop moves.
 */
const circles = (page: Page) =>
  page.evaluate(() => {
    const drop = document.querySelector<HTMLElement>('.spoken-wordmark__drop');
    const dot = document.querySelector('.spoken-wordmark .wordmark__ball')?.getBoundingClientRect();
    const [r, x, y] = (drop?.style.clipPath.match(/[\d.]+/g) ?? []).map(Number);
    return {
      isOnItsWay: drop?.hidden === false,
      drop: [x, y, r],
      dot: dot && [dot.x + dot.width / 2, dot.y + dot.height / 2, dot.width / 2],
    };
  });

for (const [device, viewport] of [
  ['a laptop', LAPTOP],
  ['a phone', PHONE],
] as const) {
  test.describe(device, () => {
    test.use({ viewport });

    test('a drop of the sun falls into the dot of the question mark, and is hidden at rest', async ({
      page,
    }) => {
      await page.clock.install();
      await enter(page, { label: BEFORE, done: 8 });
      // stops the clock and advances it in short steps: on a busy machine, one long frame could skip the drop's end
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 2000));
      await page.keyboard.press('ArrowRight');
      await expect(async () => {
        await page.clock.runFor(100);
        expect(await stageOf(page).getAttribute('data-label')).toBe(WORDS);
        expect(await stageOf(page).getAttribute('data-status')).toBe('ready');
      }).toPass({ intervals: [0] });
      const { isOnItsWay, drop, dot } = await circles(page);
      expect(isOnItsWay).toBe(false);
      for (const [i, value] of (dot ?? []).entries()) expect(drop[i]).toBeCloseTo(value, 0);
      expect(dot).toHaveLength(3);
    });
  });
}
