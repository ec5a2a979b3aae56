/** Opens a page as a new visitor would: a browser without a cache, on a given device and line. */
import { type BrowserContextOptions, type CDPSession, chromium, type Page } from '@playwright/test';
import { findChromium } from '../../../scripts/programs.ts';
import { ALONE } from '../../chromium.ts';
import { countGraphics } from './graphics.ts';
import { logNetwork, type NetworkLog } from './network.ts';
import { watchStart } from './watch.ts';

interface Line {
  /** kbit/s towards the page */
  readonly down: number;
  /** milliseconds until an answer begins */
  readonly latency: number;
}

export interface Device {
  readonly screen: BrowserContextOptions;
  /** how much slower than this machine */
  readonly slowness: number;
  /** undefined: as fast as this machine */
  readonly line: Line | undefined;
  /** whether graphics calls are done or only counted */
  readonly drawsReally: boolean;
}

/** The phone of all our figures. */
export const PHONE: Device = {
  screen: { viewport: { width: 394, height: 752 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  slowness: 4,
  line: { down: 1600, latency: 150 },
  drawsReally: false,
};
export const WIDE: Device = {
  screen: { viewport: { width: 1512, height: 982 } },
  slowness: 1,
  line: undefined,
  drawsReally: false,
};

export interface Visitor {
  readonly page: Page;
  readonly client: CDPSession;
  readonly network: NetworkLog;
  close(): Promise<void>;
}

/** Milliseconds between two looks at the page: each of them costs it a little. */
const LOOK = 200;
/** Milliseconds after which a start is taken for none. */
const PATIENCE = 120_000;

/** Slows a line down, as Chromium does it for one page. `offline`: nothing comes through. */
export const setLine = (client: CDPSession, line: Line | undefined, offline = false) =>
  client.send('Network.emulateNetworkConditions', {
    offline,
    latency: line?.latency ?? 0,
    downloadThroughput: line ? (line.down * 1000) / 8 : -1,
    uploadThroughput: line ? (line.down * 1000) / 8 : -1,
  });

/** A new browser with one empty page. `spki`: the certificate it trusts. `saved`: its local storage, by key. */
export async function newVisitor(
  device: Device,
  spki: string,
  saved: Readonly<Record<string, string>> = {},
): Promise<Visitor> {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [...ALONE, `--ignore-certificate-errors-spki-list=${spki}`],
  });
  const context = await browser.newContext(device.screen);
  await context.addInitScript('globalThis.__name = named => named'); // tsx leaves calls of it in what it compiles
  await context.addInitScript(countGraphics, device.drawsReally);
  await context.addInitScript(watchStart);
  await context.addInitScript(entries => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, Object.entries(saved));
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await setLine(client, device.line);
  await client.send('Emulation.setCPUThrottlingRate', { rate: device.slowness });
  return { page, client, network: logNetwork(page), close: () => browser.close() };
}

/** Resolves when the start button stands; the answer is when that was, in milliseconds of the page's clock. */
export async function startStands(page: Page): Promise<number> {
  const time = await page.waitForFunction(() => window.seen.startButton, undefined, {
    polling: LOOK,
    timeout: PATIENCE,
  });
  return Number(await time.jsonValue());
}
