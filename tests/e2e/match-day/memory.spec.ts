import type { CDPSession } from '@playwright/test';
import { ANSWERS } from '../answers.ts';
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
  step,
  test,
  validate,
  walkTo,
} from '../matchDay.ts';
import { queryObjects } from '../queryObjects.ts';

test.use({ viewport: LAPTOP, contextOptions: { reducedMotion: 'reduce' } });

test('a reload returns to the same step, at a bubble, a question and a card @quick', async ({ page }) => {
  await enter(page, { label: step(5, 'quiet'), done: 5 });
  const reload = async (label: string) => {
    await at(page, label);
    await page.reload();
    await startOf(page).click();
    await settled(page);
    await at(page, label);
  };
  await reload(step(5, 'quiet'));
  await walkTo(page, step(5, 'question'));
  await reload(step(5, 'question'));
  await radios(page)
    .nth(ANSWERS[5] ?? 0)
    .check();
  await validate(page).click();
  await at(page, step(5, 'afterTheGame'));
  await walkTo(page, step(5, 'card'));
  await reload(step(5, 'card'));
});

test('a turned phone keeps the step and the choice of the visitor', async ({ page }) => {
  await enter(page, { label: step(3, 'question'), done: 3 });
  await radios(page).nth(1).check();
  await page.setViewportSize(PHONE);
  await expect(stageOf(page)).toHaveAttribute('data-layout', 'sm');
  await settled(page, 'locked');
  await at(page, step(3, 'question'));
  await expect(radios(page).nth(1)).toBeChecked();
  await page.setViewportSize(LAPTOP);
  await expect(stageOf(page)).toHaveAttribute('data-layout', 'md');
  await settled(page, 'locked');
  await expect(radios(page).nth(1)).toBeChecked();
});

test('with invalid saved progress the story starts at the first step, with only chapter 0 unlocked @quick', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('wny-simulation-current-label', 'chapter_-1_1.5');
    localStorage.setItem('wny-simulation-current-chapter-done', '1e9');
  });
  await enter(page);
  await at(page, step(0, 'corridor'));
  await expect(page.getByRole('navigation', { name: 'Chapters' }).getByRole('button').nth(1)).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test.describe('a machine that sleeps during a motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('wakes up at the same step, at rest, and plays on', async ({ page }) => {
    await enter(page, { label: step(2, 'title'), done: 2 });
    const client = await page.context().newCDPSession(page);
    await page.keyboard.press('ArrowRight');
    await at(page, step(2, 'pitch'));
    await settled(page, 'playing');
    await client.send('Page.setWebLifecycleState', { state: 'frozen' });
    await client.send('Page.setWebLifecycleState', { state: 'active' });
    await settled(page);
    await at(page, step(2, 'pitch'));
    await page.evaluate(() => {
      for (const name of ['pagehide', 'pageshow'])
        dispatchEvent(new PageTransitionEvent(name, { persisted: true }));
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await at(page, step(2, 'pitch'));
    await advance(page, () => page.keyboard.press('ArrowRight'));
    await settled(page);
  });
});

/** Returns the number of objects of the page's scripts that remain after garbage collection. */
const remainingObjects = (client: CDPSession) => queryObjects(client, 'function () { return this.length; }');

test('a walk back and forth over steps leaves no objects in memory', async ({ page }) => {
  const WALKS = 6;
  // waits for the script of the offline copy, which loads seconds after the start and creates objects
  const offlineScript = page.waitForResponse(/\/assets\/offline-.*\.js$/);
  await enter(page, { label: step(3, 'bench'), done: 3 });
  const client = await page.context().newCDPSession(page);
  const walk = async () => {
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowLeft']) {
      await advance(page, () => page.keyboard.press(key));
      await settled(page);
    }
  };
  await (await offlineScript).finished();
  const counts: number[] = [];
  for (const walks of [3, WALKS, WALKS]) {
    for (let i = 0; i < walks; i += 1) await walk();
    counts.push(await remainingObjects(client));
  }
  const [first = 0, second = 0, third = 0] = counts;
  // A walk has four steps, so a leak of one object per step adds 4 * WALKS objects to each difference. The test checks
  // the smaller difference, because one of the two can be large without a leak. For example, a script that loads late
  // adds objects once. The number of the browser's own objects varies by 50. This variation can hide a leak
  // of one object per step.
  const growths = [second - first, third - second];
  expect(Math.min(...growths), `objects added by ${WALKS} walks: ${growths.join(', ')}`).toBeLessThan(
    4 * WALKS,
  );
});
