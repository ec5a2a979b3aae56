/** Counts what a page does while nothing moves on it. */
import type { Page } from '@playwright/test';

export interface AtRest {
  /** a second */
  readonly drawnFrames: number;
  /** of requestAnimationFrame, a second */
  readonly callbacks: number;
}

const COUNTED = 3000;
/** Milliseconds without a callback after which a page is taken to be at rest; a page that never rests is counted so. */
const QUIET = 500;
const TRIES = 10;

const wait = (page: Page, ms: number) =>
  page.evaluate(time => new Promise(resolve => setTimeout(resolve, time)), ms);
const counts = (page: Page) =>
  page.evaluate(() => ({ drawn: window.graphics.drawnFrames.length, callbacks: window.graphics.callbacks }));

/** Resolves when no callback of a frame has run for a while, or when the page is taken to do so for ever. */
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
