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
  /** milliseconds of processor time on the page's own thread until then, which other programs do not lengthen */
  readonly work: number;
  /** asked for before the start button */
  readonly fetched: readonly Fetched[];
}

/** Opens `url` on a device and waits for its start button. */
export async function coldStart(url: string, device: Device, spki: string): Promise<ColdStart> {
  const { page, client, network, close } = await newVisitor(device, spki);
  try {
    await client.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(url, { waitUntil: 'commit' });
    const startButton = await startStands(page);
    const { metrics } = await client.send('Performance.getMetrics');
    const fetched = await network.fetched();
    const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0;
    await page.waitForFunction(isPainted, undefined, { polling: 100 }); // a page that stands at once is told of later
    const { firstPaint, longTasks } = await page.evaluate(() => ({
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      longTasks: window.seen.longTasks,
    }));
    return {
      firstPaint,
      startButton,
      work: (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000,
      longTasks: longTasks.filter(({ start }) => start < startButton),
      fetched: fetched.filter(({ start }) => start < startButton),
    };
  } finally {
    await close();
  }
}
