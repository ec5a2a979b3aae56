/** Measures the time from opening an address to the start button. */
import type { Request } from '@playwright/test';
import { median, newPhone, startButton } from './phone.ts';

const RUNS = 5;

interface Start {
  /** times in ms since navigation */
  readonly firstPaint: number;
  readonly button: number;
  readonly lastByte: number;
  /** of the requests before the button: headers and bodies, compressed */
  readonly bytes: number;
  readonly requests: number;
}

async function startOnce(url: string, spki: string): Promise<Start> {
  const { page, close } = await newPhone({ spki, isOnline: true, isSlow: true });
  const finished: Request[] = [];
  page.on('requestfinished', request => {
    if (request.url().startsWith('http')) finished.push(request);
  });
  await page.goto(url, { waitUntil: 'commit' });
  const button = await startButton(page);
  // the browser may report the first paint only after the start button has appeared
  const painted = await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    undefined,
    { polling: 100 },
  );
  const firstPaint = Number(await painted.jsonValue());
  const origin = await page.evaluate(() => performance.timeOrigin);
  const all = finished.map(async request => {
    const { startTime, responseEnd } = request.timing();
    const { responseHeadersSize, responseBodySize } = await request.sizes();
    return {
      start: startTime - origin,
      end: startTime - origin + responseEnd,
      bytes: responseHeadersSize + responseBodySize,
    };
  });
  const before = (await Promise.all(all)).filter(({ start }) => start < button);
  await close();
  return {
    firstPaint,
    button,
    lastByte: Math.max(...before.map(({ end }) => end).filter(end => end < button)),
    bytes: before.reduce((sum, { bytes }) => sum + bytes, 0),
    requests: before.length,
  };
}

const seconds = (ms: number) => (ms / 1000).toFixed(2);
const range = (values: readonly number[]) =>
  `${seconds(median(values))} (${seconds(Math.min(...values))} to ${seconds(Math.max(...values))})`;

function rowOf(runs: readonly Start[]) {
  return {
    'first paint, s': range(runs.map(({ firstPaint }) => firstPaint)),
    'start button, s': range(runs.map(({ button }) => button)),
    'last byte to button, ms': Math.round(median(runs.map(({ button, lastByte }) => button - lastByte))),
    kB: Math.round(median(runs.map(({ bytes }) => bytes)) / 1000),
    requests: median(runs.map(({ requests }) => requests)),
  };
}

/** Starts the pages in turn, so that a busy minute of the machine affects them alike. Returns a row for each page. */
export async function starts(pages: Readonly<Record<string, string>>, spki: string) {
  const rounds: Record<string, Start>[] = [];
  while (rounds.length < RUNS) {
    const round: Record<string, Start> = {};
    for (const [name, url] of Object.entries(pages)) round[name] = await startOnce(url, spki);
    rounds.push(round);
  }
  return Object.fromEntries(
    Object.keys(pages).map(name => [name, rowOf(rounds.flatMap(round => round[name] ?? []))]),
  );
}
