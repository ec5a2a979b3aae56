/**
 * Opens pages on an emulated cheap phone: 394x752, a processor 4 times slower than this machine, 1.6 Mbit/s with 150 ms
 * of latency. Workers run at full speed, because Chromium slows down only the page's main thread.
 */
import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../../scripts/programs.ts';
import { COMMON_FLAGS } from '../chromium.ts';
import { probe } from './probe.ts';

const SLOWNESS = 4;
const KBIT_PER_SECOND = 1600;
/** in ms */
const LATENCY = 150;
/**
 * Timeout and polling interval of each wait, in ms. By default Playwright polls in each frame, and the bench would
 * count these frames as frames of the page.
 */
const WAIT = { timeout: 120_000, polling: 200 };

interface Options {
  /** hash of the server's public key */
  readonly spki: string;
  /** false: the network is not slowed down */
  readonly isOnline: boolean;
  /** false: the processor is not slowed down, and graphics calls are executed */
  readonly isSlow: boolean;
}

/** Opens an empty page in a new browser, with an empty cache. */
export async function newPhone({ spki, isOnline, isSlow }: Options) {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [...COMMON_FLAGS, `--ignore-certificate-errors-spki-list=${spki}`],
  });
  const context = await browser.newContext({
    viewport: { width: 394, height: 752 },
    deviceScaleFactor: isSlow ? 2 : 1,
    isMobile: true,
    hasTouch: true,
  });
  // tsx adds calls of `__name`, also to functions that run in the page. The page has no such function.
  await context.addInitScript('globalThis.__name = named => named');
  await context.addInitScript(probe, !isSlow);
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  const throughput = (KBIT_PER_SECOND * 1000) / 8;
  if (isOnline)
    await client.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: LATENCY,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    });
  if (isSlow) await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWNESS });
  return { page, client, close: () => browser.close() };
}

/** Waits for the start button. Resolves to the time when it appeared, in ms since navigation. */
export async function startButton(page: Page): Promise<number> {
  const time = await page.waitForFunction(() => window.probe.startButton, undefined, WAIT);
  return Number(await time.jsonValue());
}

/** Waits until a step other than `before` is at rest. Resolves to the step's label and status. */
export async function settled(page: Page, before?: string) {
  const isSettled = (earlier: string | undefined) => {
    const { label = '', status } = document.querySelector<HTMLElement>('.simulation')?.dataset ?? {};
    return label !== earlier && (status === 'ready' || status === 'locked') && { label, status };
  };
  const step = await (await page.waitForFunction(isSettled, before, WAIT)).jsonValue();
  if (!step) throw new Error('The step has no label');
  return step;
}

/** The median; of an even number of values the lower middle one. */
export const median = (values: readonly number[]) => shareOf(values, 0.5);

/** Returns the value below which this share of the values lies. NaN for no values. */
export const shareOf = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? Number.NaN;
