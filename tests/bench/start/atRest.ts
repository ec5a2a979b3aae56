/** Counts the frames and callbacks of a page at rest. */
import type { Page } from '@playwright/test';

export interface AtRest {
  /** Per second. */
  readonly drawnFrames: number;
  /** Callbacks of requestAnimationFrame, per second. */
  readonly callbacks: number;
}

const COUNTED = 3000;
/** A page without a callback for this time, in ms, is at rest. A page that never rests is counted as it is. */
const QUIET = 500;
const TRIES = 10;

const wait = (page: Page, ms: number) =>
  page.evaluate(time => new Promise(resolve => setTimeout(resolve, time)), ms);
const counts = (page: Page) =>
  page.evaluate(() => ({ drawn: window.graphics.drawnFrames.length, callbacks: window.graphics.callbacks }));

/** Resolves when no frame callback has run for QUIET ms, or after TRIES attempts. */
export async function quiet(page: Page): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const { callbacks } = await counts(page);
    await wait(page, QUIET);
    if ((await counts(page)).callbacks === callbacks) return;
  }
}

export async function countAtRest(page: Page): Promise<AtRest> {
  await quiet(page);
  const before = await counts(page);
  await wait(page, COUNTED);
  const after = await counts(page);
  const perSecond = (count: number) => (count * 1000) / COUNTED;
  return {
    drawnFrames: perSecond(after.drawn - before.drawn),
    callbacks: perSecond(after.callbacks - before.callbacks),
  };
}
