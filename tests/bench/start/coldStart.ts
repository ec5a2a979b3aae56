/** One start of a page by somebody who was never here: when what stands there, and what it has cost by then. */
import { type Device, newVisitor, startStands } from './browser.ts';
import type { Fetched } from './network.ts';
import type { LongTask } from './watch.ts';

export interface ColdStart {
  /** milliseconds since the page was asked for: the first frame with words or pictures, and that with the button */
  readonly firstPaint: number;
  readonly startButton: number;
  /** begun before the start button */
  readonly longTasks: readonly LongTask[];
  /** asked for before the start button */
  readonly fetched: readonly Fetched[];
}

/** Opens `url` on a device and waits for its start button. */
export async function coldStart(url: string, device: Device, spki: string): Promise<ColdStart> {
  const { page, network, close } = await newVisitor(device, spki);
  try {
    await page.goto(url, { waitUntil: 'commit' });
    const startButton = await startStands(page);
    const fetched = await network.fetched();
    const { firstPaint, longTasks } = await page.evaluate(() => ({
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      longTasks: window.seen.longTasks,
    }));
    return {
      firstPaint,
      startButton,
      longTasks: longTasks.filter(({ start }) => start < startButton),
      fetched: fetched.filter(({ start }) => start < startButton),
    };
  } finally {
    await close();
  }
}
