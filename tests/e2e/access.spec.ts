import AxeBuilder from '@axe-core/playwright';
import {
  advance,
  at,
  enter,
  expect,
  LAPTOP,
  PHONE,
  radios,
  settled,
  stageOf,
  startOf,
  test,
  validate,
} from './matchDay.ts';

const STEPS = [
  ['a scene', { label: 'chapter_0_0', done: 0 }],
  ['a title', { label: 'chapter_2_0', done: 2 }],
  ['a bubble', { label: 'chapter_2_3', done: 2 }],
  ['a ranking', { label: 'chapter_1_7', done: 1 }],
  ['a select question', { label: 'chapter_3_7', done: 3 }],
  ['a card', { label: 'chapter_4_11', done: 5 }],
  ['the end', { label: 'chapter_8_12', done: 8 }],
] as const;

for (const [size, viewport] of [
  ['laptop', LAPTOP],
  ['phone', PHONE],
] as const) {
  test.describe(`on a ${size}`, () => {
    // where everything rests is the same with reduced motion, and sooner there
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    for (const [kind, saved] of STEPS) {
      test(`axe finds nothing on ${kind}`, async ({ page }) => {
        await enter(page, saved);
        await at(page, saved.label);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => [id, nodes.map(node => node.html)])).toEqual([]);
      });
    }

    test('axe finds nothing on the error overlay', async ({ page }) => {
      await enter(page, { label: 'chapter_3_7', done: 3 });
      await radios(page).nth(0).check();
      await validate(page).click();
      await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(node => node.html)])).toEqual([]);
    });
  });
}

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

test.describe('with reduced motion', () => {
  test.use({ viewport: LAPTOP, contextOptions: { reducedMotion: 'reduce' } });

  test('every step of a chapter is reached, without a loop or a long fade', async ({ page }) => {
    await enter(page, { label: 'chapter_2_0', done: 2 });
    for (let i = 1; i <= 7; i += 1) {
      await page.keyboard.press('ArrowRight');
      await at(page, `chapter_2_${i}`);
      await settled(page);
    }
    await expect(stageOf(page)).toHaveAttribute('data-status', 'locked');
    const running = await page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
    );
    expect(running).toBe(0);
  });
});

for (const viewport of [
  { width: 320, height: 568 },
  { width: 756, height: 491 },
  { width: 844, height: 390 },
  { width: 1024, height: 768 },
  { width: 3840, height: 2160 },
]) {
  test.describe(`at ${viewport.width}x${viewport.height}`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    test('words are readable, controls reachable, and nothing sticks out', async ({ page }) => {
      await enter(page, { label: 'chapter_1_6', done: 1 });
      for (const step of ['bubble', 'question']) {
        const faults = await page.evaluate(() => {
          const seen = [...document.querySelectorAll<HTMLElement>('.overlays *')].filter(
            element =>
              element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
              element.closest('.visually-hidden') === null,
          );
          const small = seen.filter(
            element =>
              [...element.childNodes].some(
                node => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
              ) && Number.parseFloat(getComputedStyle(element).fontSize) < 16,
          );
          const lost = seen.filter(element => {
            if (!element.matches('button, [role="radio"]')) return false;
            const { left, right, width } = element.getBoundingClientRect();
            return width > 0 && (left < -1 || right > innerWidth + 1);
          });
          return [...small, ...lost].map(element => element.outerHTML.slice(0, 120));
        });
        expect(faults, step).toEqual([]);
        if (step === 'bubble') await advance(page, () => page.keyboard.press('ArrowRight'));
        await settled(page);
      }
      await validate(page).scrollIntoViewIfNeeded();
      await expect(validate(page)).toBeInViewport();
    });
  });
}
