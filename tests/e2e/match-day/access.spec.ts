import type { Page } from '@playwright/test';
import { textOf } from '../../texts.ts';
import { findNoFault } from '../axe.ts';
import {
  at,
  chapterOf,
  END,
  enter,
  expect,
  finale,
  goToChapter,
  LAPTOP,
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
} from '../matchDay.ts';

/** Expects that reduced motion has stopped every animation. */
async function expectNoAnimation(page: Page) {
  const running = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map(animation => (animation instanceof CSSAnimation ? animation.animationName : 'another')),
  );
  // The CSS animation `overlays-late` moves nothing. It makes a new button ignore a late second press on Next.
  expect(running.filter(name => name !== 'overlays-late')).toEqual([]);
}

for (const [size, viewport] of [
  ['laptop', LAPTOP],
  ['phone', PHONE],
] as const) {
  test.describe(`on a ${size}`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    test('axe finds no fault on a ranking, a bubble, both sides of a card, a title, a scene, a select question, the error overlay and a question after a wrong answer', async ({
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
      await page.getByRole('button', { name: textOf('ui.card.flip') }).click();
      await expect(page.getByRole('heading', { level: 3 })).toBeVisible();
      await findNoFault(page, 'the back of a card');
      await page.getByRole('button', { name: 'Continue' }).click();
      await at(page, step(2, 'title'));
      await settled(page);
      await findNoFault(page, 'a title');
      await walkTo(page, step(2, 'pitch'));
      await findNoFault(page, 'a scene');
      await walkTo(page, step(2, 'question'));
      await findNoFault(page, 'a select question');
      await expectNoAnimation(page);
      await radios(page).nth(1).check();
      await validate(page).click();
      await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused();
      await findNoFault(page, 'the error overlay');
      await page.getByRole('button', { name: 'Try again' }).click();
      await settled(page, 'locked');
      await findNoFault(page, 'a question with an answer that was tried');
    });

    test('axe finds no fault on the finale, the open cards and the first scene after a restart', async ({
      page,
    }) => {
      await enter(page, { label: END, done: chapterOf(END) });
      await at(page, END);
      await findNoFault(page, 'the end');
      if (size === 'phone') await page.getByRole('button', { name: /^Chapters/ }).click();
      await page.getByRole('button', { name: /^Your cards/ }).click();
      const album = page.getByRole('dialog', { name: /^Your cards/ });
      await expect(album.getByRole('button', { name: textOf('ui.card.flip') })).toBeVisible();
      await findNoFault(page, 'the open cards');
      await page.keyboard.press('Escape');
      await expect(album).toHaveCount(0);
      if (size === 'phone') await page.keyboard.press('Escape');
      await finale(page).click();
      await at(page, step(0, 'corridor'));
      await settled(page);
      await findNoFault(page, 'the first scene');
    });
  });
}

test.describe('with reduced motion', () => {
  test.use({ viewport: LAPTOP, contextOptions: { reducedMotion: 'reduce' } });

  test('before the start, overlays are already rendered, but invisible and not focusable', async ({
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
});

const SMALLEST = { width: 320, height: 568 };
const SIZES = [
  SMALLEST,
  { width: 756, height: 491 },
  { width: 844, height: 390 },
  { width: 1024, height: 768 },
];
/**
 * The largest window. Some timeouts of this file are long, because software rendering needs seconds for one frame of
 * this size.
 */
const LARGEST = { width: 3840, height: 2160 };

/**
 * Finds the elements with words under 16 px, and the controls that extend beyond the left or right edge of the window.
 * Returns the first 120 characters of the HTML of each.
 */
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

/** Polls, because the page needs a moment to adapt to a new window size. */
const expectNoFaults = (page: Page, state: string) =>
  expect.poll(() => faultsOf(page), { message: state }).toEqual([]);

test.describe('from the smallest phone to the largest screen', () => {
  test.use({ viewport: SMALLEST, contextOptions: { reducedMotion: 'reduce' } });

  async function resize(page: Page, size: (typeof SIZES)[number]) {
    await page.setViewportSize(size);
    await expect(stageOf(page)).toHaveAttribute('data-layout', size.width < 768 ? 'sm' : 'md');
    await expect(stageOf(page)).toHaveAttribute('data-status', /ready|locked/, { timeout: 60_000 });
  }

  test('the start button is in view, no control extends beyond a side edge, and words have at least 16 px', async ({
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
      await expectNoFaults(page, `a bubble at ${size.width}x${size.height}`);
    }
    await walkTo(page, step(1, 'question'));
    for (const size of [LARGEST, ...SIZES.toReversed()]) {
      await resize(page, size);
      const state = `a question at ${size.width}x${size.height}`;
      await expectNoFaults(page, state);
      await expect(validate(page), state).toBeInViewport();
    }
    // on the smallest phone the question scrolls, and has `data-cut` until the visitor has scrolled to its end
    const question = page.getByRole('region').filter({ has: validate(page) });
    const edge = () =>
      question.evaluate(panel => [panel.hasAttribute('data-cut'), panel.scrollHeight > panel.clientHeight]);
    expect(await edge()).toEqual([true, true]);
    await page.getByRole('button', { name: 'Move up' }).last().scrollIntoViewIfNeeded();
    await question.evaluate(panel => panel.scrollTo(0, panel.scrollHeight));
    await expect(question).not.toHaveAttribute('data-cut');
    await validate(page).click();
    await at(page, step(1, 'reply'));
    await goToChapter(page, 2);
    await walkTo(page, step(2, 'question'));
    // the faces in the picture stay visible: the question's title and introduction end above the faces, and the choices
    // begin below the faces
    expect(await edge()).toEqual([false, false]);
    const [head, board] = [
      await page.locator('.question__head').boundingBox(),
      await page.locator('.board').first().boundingBox(),
    ];
    expect((head?.y ?? 0) + (head?.height ?? 0)).toBeLessThan(SMALLEST.height * 0.36);
    expect(board?.y).toBeGreaterThan(SMALLEST.height * 0.52);
  });
});
