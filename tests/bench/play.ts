/** Measures the presses and the frames of one play of the whole match day. */
import type { Page } from '@playwright/test';
import { ANSWERS } from '../e2e/answers.ts';
import { textOf } from '../texts.ts';
import { median, newPhone, settled, shareOf, startButton } from './phone.ts';

const SLOWEST = 5;
/** A page is at rest when no frame callback has run for this time, in ms. */
const AT_REST = 500;
/** untilAtRest() gives up after this number of periods of AT_REST ms. */
const TRIES = 10;

/** Waits until the page is at rest, because a visitor reads before each press. */
async function untilAtRest(page: Page) {
  const frames = () => page.evaluate(() => window.probe.frames.size);
  for (let tries = 0; tries < TRIES; tries += 1) {
    const before = await frames();
    await page.waitForTimeout(AT_REST);
    if ((await frames()) === before) return;
  }
}

/** Completes the card, the ranking or the question on screen. Uses the keyboard, because a new overlay ignores taps. */
async function decide(page: Page, label: string) {
  const card = page.getByRole('button', { name: textOf('ui.continue') });
  if (await card.isVisible()) return card.press('Enter');
  const right = ANSWERS[Number(/^chapter_(\d+)_/.exec(label)?.[1])];
  if (right !== undefined) await page.getByRole('radiogroup').getByRole('radio').nth(right).check();
  return page.getByRole('button', { name: textOf('ui.validate') }).press('Enter');
}

export async function pressesAndFrames(url: string, spki: string) {
  const { page, close } = await newPhone({ spki, isOnline: false, isSlow: true });
  await page.goto(url);
  await startButton(page);
  await page.locator('.loading').getByRole('button').first().press('Enter');
  let step = await settled(page);
  const restart = page.getByRole('button', { name: textOf('simulation.finale.cta.restart') });
  const presses: { readonly label: string; readonly ms: number }[] = [];
  await page.evaluate(() => {
    window.probe.frames.clear();
    window.probe.longTasks.length = 0;
  });
  while (!(await restart.isVisible())) {
    const { label: before, status } = step;
    if (status === 'locked') await decide(page, before);
    else {
      await untilAtRest(page);
      await page.evaluate(() => Object.assign(window.probe, { firstDraw: undefined }));
      await page.keyboard.press('ArrowRight');
    }
    step = await settled(page, before);
    const ms = await page.evaluate(() => (window.probe.firstDraw ?? Number.NaN) - window.probe.key);
    if (status === 'ready' && ms > 0) presses.push({ label: step.label, ms });
  }
  const { frames, tasks } = await page.evaluate(() => ({
    frames: [...window.probe.frames.values()],
    tasks: window.probe.longTasks,
  }));
  await close();
  const slowest = presses.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST);
  const row = (values: readonly number[], more = '') => ({
    number: values.length,
    median: Number(median(values).toFixed(1)),
    '95 % under': Number(shareOf(values, 0.95).toFixed(1)),
    longest: Number(Math.max(0, ...values).toFixed(1)),
    more,
  });
  return {
    'press to first draw call, ms': row(
      presses.map(({ ms }) => ms),
      slowest.map(({ label, ms }) => `${label} ${ms.toFixed(0)}`).join(', '),
    ),
    'script of a frame, ms': row(frames),
    'tasks over 50 ms': row(tasks),
  };
}
