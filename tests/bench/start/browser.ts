/** Opens a page as a new visitor would: in a browser with an empty cache, on a given device and network. */
import {
  type Browser,
  type BrowserContextOptions,
  type CDPSession,
  chromium,
  type Page,
} from '@playwright/test';
import { countGraphics } from '../../../scripts/countGraphics.ts';
import { findChromium } from '../../../scripts/programs.ts';
import { labelOf, story } from '../../../stage/index.ts';
import { COMMON_FLAGS } from '../../chromium.ts';
import { logNetwork, type NetworkLog } from './network.ts';
import { watchStart } from './watch.ts';

interface Connection {
  /** Bandwidth in kbit/s, the same for download and upload. */
  readonly bandwidth: number;
  /** Delay before a response, in ms. */
  readonly latency: number;
}

export interface Device {
  readonly screen: BrowserContextOptions;
  /** Factor by which the device is slower than this machine. */
  readonly slowness: number;
  /** Network of the device. Undefined: no throttling. */
  readonly connection: Connection | undefined;
  /** True: graphics calls that draw, fill or copy are executed. False: such calls do nothing, see countGraphics(). */
  readonly drawsReally: boolean;
}

/** The emulated phone that docs/performance.md describes. */
export const PHONE: Device = {
  screen: { viewport: { width: 394, height: 752 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  slowness: 4,
  connection: { bandwidth: 1600, latency: 150 },
  drawsReally: false,
};
/** A phone that is slower than PHONE, on a slower network. */
export const WEAKER: Device = { ...PHONE, slowness: 6, connection: { bandwidth: 400, latency: 300 } };
/** PHONE on a good network. */
export const GOOD_CONNECTION: Device = { ...PHONE, connection: { bandwidth: 9000, latency: 150 } };
export const WIDE: Device = {
  screen: { viewport: { width: 1512, height: 982 } },
  slowness: 1,
  connection: undefined,
  drawsReally: false,
};

export interface Visitor {
  readonly browser: Browser;
  readonly page: Page;
  readonly client: CDPSession;
  readonly network: NetworkLog;
  close(): Promise<void>;
}

/** Interval at which startButtonTime() polls, in ms. A shorter interval would take more of the page's time. */
const POLL_INTERVAL = 200;
/** Longest time that startButtonTime() waits for the start button, in ms. */
const TIMEOUT = 120_000;

/** Throttles one page's network. `connection` undefined: no limit. `offline` true: blocks all requests. */
export const setConnection = (client: CDPSession, connection: Connection | undefined, offline = false) =>
  client.send('Network.emulateNetworkConditions', {
    offline,
    latency: connection?.latency ?? 0,
    downloadThroughput: connection ? (connection.bandwidth * 1000) / 8 : -1,
    uploadThroughput: connection ? (connection.bandwidth * 1000) / 8 : -1,
  });

/** Returns the local storage of a visitor who has reached this step, as an object with one field for each key. */
export const progressAt = (chapter: number, step: string) => ({
  'wny-simulation-current-label': labelOf(story, chapter, step),
  'wny-simulation-current-chapter-done': String(chapter),
});

export function launch(...more: string[]): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({ ...(executablePath && { executablePath }), args: [...COMMON_FLAGS, ...more] });
}

/**
 * Opens a new browser with one empty page. `spki`: hash of the server's public key (scripts/certificate.ts).
 * `saved`: entries for the page's local storage.
 */
export async function newVisitor(
  device: Device,
  spki: string,
  saved: Readonly<Record<string, string>> = {},
): Promise<Visitor> {
  const browser = await launch(`--ignore-certificate-errors-spki-list=${spki}`);
  const context = await browser.newContext(device.screen);
  // tsx adds calls of `__name`, also to functions that run in the page. The page has no such function.
  await context.addInitScript('globalThis.__name = named => named');
  await context.addInitScript(countGraphics, device.drawsReally);
  await context.addInitScript(watchStart);
  await context.addInitScript(entries => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, Object.entries(saved));
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await setConnection(client, device.connection);
  await client.send('Emulation.setCPUThrottlingRate', { rate: device.slowness });
  return { browser, page, client, network: logNetwork(page), close: () => browser.close() };
}

/** Waits for the start button. Resolves to the time when the button appeared, in ms of the page's clock. */
export async function startButtonTime(page: Page): Promise<number> {
  const time = await page.waitForFunction(() => window.seen.startButton, undefined, {
    polling: POLL_INTERVAL,
    timeout: TIMEOUT,
  });
  return Number(await time.jsonValue());
}
