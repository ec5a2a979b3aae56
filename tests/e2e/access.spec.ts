import type { Page } from '@playwright/test';
import { findNoFault } from './axe.ts';
import {
  at,
  enter,
  expect,
  finale,
  LAPTOP,
  labelsAfter,
  open,
  PHONE,
  radios,
  settled,
  stageOf,
  startOf,
  step,
  test,
  validate,
  walkTo,
} from './matchDay.ts';

for (const [size, viewport] of [
  ['laptop', LAPTOP],
  ['phone', PHONE],
] as const) {
  test.describe(`on a ${size}`, () => {
    // where everything rests is the same with reduced motion, and sooner there
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    test('axe finds nothing on a ranking, a bubble, a card, a title, a scene, a select question and its error', async ({
      page,
    }) => {
      await enter(page, { label: step(1, 'question'), done: 2 });
      await findNoFault(page, 'a ranking');
      await validate(page).click();
      await at(page, step(1, 'reply'));
      await settled(page);
      await findNoFault(page, 'a bubble');
      await walkTo(page, step(1, 'card'));
      await findNoFault(page, 'a card');
      await page.getByRole('button', { name: 'Continue' }).click();
      await at(page, step(2, 'title'));
      await settled(page);
      await findNoFault(page, 'a title');
      await walkTo(page, step(2, 'pitch'));
      await findNoFault(page, 'a scene');
      await walkTo(page, step(2, 'question'));
      await findNoFault(page, 'a select question');
      await radios(page).nth(1).check();
      await validate(page).click();
      await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused();
      await findNoFault(page, 'the error overlay');
    });

    test('axe finds nothing on the end, and on the first scene after a restart', async ({ page }) => {
      await enter(page, { label: step(8, 'finale'), done: 8 });
      await at(page, step(8, 'finale'));
      await findNoFault(page, 'the end');
      await finale(page).click();
      await at(page, step(0, 'corridor'));
      await settled(page);
      await findNoFault(page, 'the first scene');
    });
  });
}

test.describe('with reduced motion', () => {
  test.use({ viewport: LAPTOP, contextOptions: { reducedMotion: 'reduce' } });

  test('what is warmed up behind the loading screen can be neither seen nor reached before the start', async ({
    page,
  }) => {
    await page.goto('/simulation_wny');
    await startOf(page).waitFor();
    const overlays = page.locator('.overlays');
    await expect(overlays).toHaveAttribute('data-warm-up');
    await expect(overlays).toBeHidden();
    await expect(page.getByRole('button')).toHaveCount(1);
    await page.keyboard.press('Tab');
    await expect(startOf(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(overlays.locator(':focus')).toHaveCount(0);

    await startOf(page).click();
    await settled(page);
    await expect(overlays).toBeVisible();
    await expect(page.getByRole('button', { name: 'Next' })).toBeEnabled();
  });

  test('every step of a chapter is reached, without a loop or a long fade', async ({ page }) => {
    await enter(page, { label: step(2, 'title'), done: 2 });
    for (const label of labelsAfter(step(2, 'title'), step(2, 'question'))) {
      await page.keyboard.press('ArrowRight');
      await at(page, label);
      await settled(page);
    }
    await expect(stageOf(page)).toHaveAttribute('data-status', 'locked');
    const running = await page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
    );
    expect(running).toBe(0);
  });
});

const SMALLEST = { width: 320, height: 568 };
const SIZES = [
  SMALLEST,
  { width: 756, height: 491 },
  { width: 844, height: 390 },
  { width: 1024, height: 768 },
];
/** software graphics take seconds over a frame of it */
const LARGEST = { width: 3840, height: 2160 };

/** The words under 16 px and the controls beyond the edges, each with its beginning. */
const faultsOf = (page: Page) =>
  page.evaluate(() => {
    const seen = [...document.querySelectorAll<HTMLElement>('.overlays *')].filter(
      element =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        element.closest('.visually-hidden') === null,
    );
    const small = seen.filter(
      element =>
        [...element.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()) &&
        Number.parseFloat(getComputedStyle(element).fontSize) < 16,
    );
    const lost = seen.filter(element => {
      if (!element.matches('button, [role="radio"]')) return false;
      const { left, right, width } = element.getBoundingClientRect();
      return width > 0 && (left < -1 || right > innerWidth + 1);
    });
    return [...small, ...lost].map(element => element.outerHTML.slice(0, 120));
  });

test.describe('from the smallest phone to the largest screen', () => {
  test.use({ viewport: SMALLEST, contextOptions: { reducedMotion: 'reduce' } });

  async function resize(page: Page, size: (typeof SIZES)[number]) {
    await page.setViewportSize(size);
    await expect(stageOf(page)).toHaveAttribute('data-layout', size.width < 768 ? 'sm' : 'md');
    await expect(stageOf(page)).toHaveAttribute('data-status', /ready|locked/, { timeout: 60_000 });
  }

  test('the start can be reached, words are readable, controls reachable, and nothing sticks out', async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await open(page, { label: step(1, 'whatCounts'), done: 1 });
    for (const size of [LARGEST, ...SIZES.toReversed()]) {
      await page.setViewportSize(size);
      await expect(startOf(page), `the start at ${size.width}x${size.height}`).toBeInViewport({ ratio: 1 });
    }
    await startOf(page).click();
    await settled(page);
    for (const size of [...SIZES, LARGEST]) {
      await resize(page, size);
      expect(await faultsOf(page), `a bubble at ${size.width}x${size.height}`).toEqual([]);
    }
    await walkTo(page, step(1, 'question'));
    for (const size of [LARGEST, ...SIZES.toReversed()]) {
      await resize(page, size);
      const place = `a question at ${size.width}x${size.height}`;
      expect(await faultsOf(page), place).toEqual([]);
      await validate(page).scrollIntoViewIfNeeded();
      await expect(validate(page), place).toBeInViewport();
    }
  });
});
