/** Measures one start of a page by a first-time visitor. */
import { type Device, newVisitor, startButtonTime } from './browser.ts';
import type { Fetched } from './network.ts';
import type { LongTask } from './watch.ts';

export interface ColdStart {
  /** Time of the first frame with text or pictures, in ms since navigation. */
  readonly firstPaint: number;
  /** Time at which the start button appeared, in ms since navigation. */
  readonly startButton: number;
  /** Long tasks that began before the start button appeared. */
  readonly longTasks: readonly LongTask[];
  /** Processor time of the page's main thread until the start button appeared, in ms. Other programs do not count. */
  readonly processorTime: number;
  /** Time between the last received byte and the start button, in ms. Bytes after the start button do not count. */
  readonly afterLastByte: number;
  /** Requests that began before the start button appeared. */
  readonly fetched: readonly Fetched[];
}

/** Opens `url` on a device, waits for its start button, and returns the measurements. */
export async function coldStart(url: string, device: Device, spki: string): Promise<ColdStart> {
  const { page, client, network, close } = await newVisitor(device, spki);
  try {
    await client.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(url, { waitUntil: 'commit' });
    const startButton = await startButtonTime(page);
    const { metrics } = await client.send('Performance.getMetrics');
    const fetched = await network.fetched();
    const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0;
    // the browser may report the first paint only after the start button has appeared
    await page.waitForFunction(isPainted, undefined, { polling: 100 });
    const { firstPaint, longTasks } = await page.evaluate(() => ({
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      longTasks: window.seen.longTasks,
    }));
    const before = fetched.filter(({ start }) => start < startButton);
    return {
      firstPaint,
      startButton,
      processorTime: (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000,
      longTasks: longTasks.filter(({ start }) => start < startButton),
      afterLastByte: startButton - Math.max(...before.map(({ end }) => end).filter(end => end < startButton)),
      fetched: before,
    };
  } finally {
    await close();
  }
}
