/** Tests the reading comfort settings, and the match day on a touch screen and for screen readers. */
import { resolve, story } from '../../../stage/index.ts';
import { textOf } from '../../texts.ts';
import { findNoFault } from '../axe.ts';
import { attract } from '../kioskVisit.ts';
import { at, chapterOf, END, enter, expect, settled, stageOf, step, test } from '../matchDay.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('on the site', () => {
  test.use({ viewport: { width: 320, height: 568 } });

  test('text size, contrast and motion are set in one panel, stored for the next page, and deleted by a return to the defaults', async ({
    page,
  }) => {
    await page.goto('/legal');
    const opener = page.getByRole('button', { name: 'Reading comfort' });
    await opener.click();
    const panel = page.getByRole('dialog', { name: 'Reading comfort' });
    await panel.getByRole('radio', { name: '150 %' }).check();
    await panel.getByRole('checkbox', { name: 'More contrast' }).check();
    await panel.getByRole('checkbox', { name: 'Less motion' }).check();
    await findNoFault(page, 'reading comfort');
    const lines = await page.locator('h2#accessibility').evaluate(heading => {
      const words = document.createRange();
      words.selectNodeContents(heading);
      return words.getClientRects().length;
    });
    expect(lines, 'lines of the one-word heading').toBe(1);
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();

    await page.goto('/transcript');
    const html = page.locator('html');
    await expect(html).toHaveCSS('font-size', '24px');
    await expect(html).toHaveAttribute('data-contrast', 'more');
    await expect(html).toHaveAttribute('data-motion', 'less');
    expect(await page.evaluate(() => Object.entries({ ...localStorage }))).toEqual([
      ['wny-comfort', '150 contrast still'],
    ]);
    await findNoFault(page, 'a page at 150 %, with more contrast');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );

    await opener.click();
    await panel.getByRole('radio', { name: '100 %' }).check();
    for (const name of ['More contrast', 'Less motion'])
      await panel.getByRole('checkbox', { name }).uncheck();
    await expect(html).toHaveCSS('font-size', '16px');
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });
});

test.describe('on a phone held sideways', () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true });

  test('the match day asks once to turn the phone, names a chapter on the first tap, and describes the picture', async ({
    page,
  }) => {
    await enter(page, { label: step(2, 'cones'), done: 2 });
    const rotate = page.getByRole('dialog', { name: 'Please rotate your device' });
    await findNoFault(page, 'the call to turn the phone');
    await rotate.getByRole('button', { name: 'Close' }).tap();
    await expect(rotate).toHaveCount(0);

    await expect(page.getByRole('img', { name: textOf('pictures.chapter_2.cones') })).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      `Chapter 2 of ${chapterOf(END)}`,
    );
    const next = page.getByRole('button', { name: 'Next' });
    await next.tap();
    await at(page, step(2, 'queasy'));
    await settled(page);
    await expect(page.locator('[aria-live] .bubble')).toHaveText(
      `Jeta: ${textOf('simulation.chapter_2.text_queasy')}`,
    );

    const chapter = page.getByRole('button', { name: /Squad call-up/ });
    await chapter.tap();
    await expect(chapter.getByText('Squad call-up')).toHaveCSS('opacity', '1');
    await at(page, step(2, 'queasy'));
    await chapter.tap();
    await at(page, step(1, 'title'));
    await settled(page);
    await expect(stageOf(page)).toHaveAttribute('data-layout', 'md');
    await expect(rotate).toHaveCount(0);
  });

  test('a kiosk with a low touch screen does not ask to turn it', async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 480 });
    await page.goto('/simulation_wny?kiosk');
    await attract(page).tap();
    await at(page, resolve(story, 'chapter_0_0').label);
    await settled(page);
    await expect(page.getByRole('button', { name: 'Next' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
