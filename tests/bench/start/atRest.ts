/** Counts the drawn frames and the frame callbacks of a page at rest. */
import type { Page } from '@playwright/test';

export interface AtRest {
  /** Frames with a draw call, per second. */
  readonly drawnFrames: number;
  /** Callbacks of requestAnimationFrame, per second. */
  readonly callbacks: number;
}

/** Length of the measurement, in ms. */
const COUNTED = 3000;
/** A page is at rest when no frame callback has run for this time, in ms. */
const AT_REST = 500;
/** untilAtRest() gives up after this number of periods of AT_REST ms. */
const TRIES = 10;

const wait = (page: Page, ms: number) =>
  page.evaluate(time => new Promise(resolve => setTimeout(resolve, time)), ms);
const counts = (page: Page) =>
  page.evaluate(() => ({ drawn: window.graphics.drawnFrames.length, callbacks: window.graphics.callbacks }));

/** Waits until the page is at rest, but at most TRIES * AT_REST ms. */
export async function untilAtRest(page: Page): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const { callbacks } = await counts(page);
    await wait(page, AT_REST);
    if ((await counts(page)).callbacks === callbacks) return;
  }
}

/** Calls untilAtRest(), then counts frames and callbacks for COUNTED ms, even if the page is not at rest. */
export async function countAtRest(page: Page): Promise<AtRest> {
  await untilAtRest(page);
  const before = await counts(page);
  await wait(page, COUNTED);
  const after = await counts(page);
  const perSecond = (count: number) => (count * 1000) / COUNTED;
  return {
    drawnFrames: perSecond(after.drawn - before.drawn),
    callbacks: perSecond(after.callbacks - before.callbacks),
  };
}
