/** Tests the effects of keys and taps on a step at rest. */
import { story } from '../../../stage/index.ts';
import { advance, at, enter, expect, LAPTOP, PHONE, settled, step, test } from '../matchDay.ts';

test.describe('on a laptop', () => {
  test.use({ viewport: LAPTOP, contextOptions: { reducedMotion: 'reduce' } });

  test('Space and Enter on a focused control only activate it', async ({ page }) => {
    await enter(page, { label: step(0, 'yours'), done: 0 });
    const back = page.getByRole('button', { name: 'Back', exact: true });
    await back.press('Space');
    await at(page, step(0, 'chickenpox'));
    await settled(page);
    await back.press('Enter');
    await at(page, step(0, 'hello'));
    await settled(page);
    await at(page, step(0, 'hello'));
  });

  test('PageDown and PageUp move one step; ArrowUp only logs the label, and the key l does nothing', async ({
    page,
  }) => {
    await enter(page, { label: step(0, 'chickenpox'), done: 0 });
    await advance(page, () => page.keyboard.press('PageDown'));
    await at(page, step(0, 'yours'));
    await settled(page);
    const logged = page.waitForEvent('console', message => message.text().includes(step(0, 'yours')));
    await page.keyboard.press('ArrowUp');
    await logged;
    await page.keyboard.press('l');
    await at(page, step(0, 'yours'));
    await advance(page, () => page.keyboard.press('PageUp'));
    await at(page, step(0, 'chickenpox'));
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true, contextOptions: { reducedMotion: 'reduce' } });

  test('a tap on the stage and a swipe on the words of a bubble move one step forward', async ({ page }) => {
    await enter(page, { label: step(2, 'pitch'), done: 2 });
    await advance(page, () => page.touchscreen.tap(40, 560));
    await at(page, step(2, 'cones'));
    await settled(page);
    const words = await page.locator('.bubble__words').boundingBox();
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', left = 0) => {
      const at = { x: (words?.x ?? 0) + 200 - left, y: (words?.y ?? 0) + 20 };
      return finger.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [at] });
    };
    await advance(page, async () => {
      await touch('touchStart');
      for (const left of [20, 60, 100, 140]) await touch('touchMove', left);
      await touch('touchEnd');
    });
    await at(page, step(2, 'queasy'));
  });

  test('the chapter menu opens by its button, does not open a locked chapter, and opens an unlocked chapter', async ({
    page,
  }) => {
    await enter(page, { label: step(2, 'pitch'), done: 2 });
    await page.getByRole('button', { name: 'Chapters 02' }).tap();
    const chapters = page.getByRole('navigation', { name: 'Chapters' });
    await expect(chapters.getByRole('button')).toHaveCount(story.chapters.length);
    await expect(chapters.getByRole('button').nth(2)).toHaveAttribute('aria-current', 'step');
    await expect(chapters.getByRole('button').nth(3)).toHaveAttribute('aria-disabled', 'true');
    await chapters.getByRole('button').nth(3).scrollIntoViewIfNeeded();
    await chapters.getByRole('button').nth(3).tap({ force: true });
    await at(page, step(2, 'pitch'));
    await chapters.getByRole('button').nth(1).tap();
    await at(page, step(1, 'title'));
    await expect(chapters).toBeHidden();
  });
});
