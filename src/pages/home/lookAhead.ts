import { isPrefetchAsked, prefetchSimulation } from '../../simulation/prefetchSimulation.ts';
import { ADDRESSES } from '../../site/addresses.ts';

declare global {
  interface Navigator {
    /** undefined in browsers other than Chromium */
    readonly getBattery?: () => Promise<{ readonly charging: boolean; readonly level: number }>;
  }
}

/** Wait in ms after the load event, so that the files of the home page itself load first. */
const BEGINS_AFTER = 1000;
/** from 0 to 1 */
const LOW_BATTERY = 0.2;

const pause = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds));

/**
 * Resolves when the browser is idle. In a browser without requestIdleCallback, such as Safari, it resolves after 200
 * ms.
 */
const idle = () =>
  new Promise<unknown>(resolve =>
    'requestIdleCallback' in window ? requestIdleCallback(resolve) : setTimeout(resolve, 200),
  );

const pageLoaded = () =>
  new Promise<unknown>(resolve => {
    if (document.readyState === 'complete') resolve(undefined);
    else addEventListener('load', resolve, { once: true });
  });

/** Asked before each part, because the visitor may have unplugged the device or started the match day meanwhile. */
async function mayGoOn(signal: AbortSignal): Promise<boolean> {
  if (signal.aborted || isPrefetchAsked() || navigator.connection?.saveData) return false;
  const battery = await navigator.getBattery?.().catch(() => undefined);
  return !battery || battery.charging || battery.level > LOW_BATTERY;
}

async function textOf(address: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(address, { priority: 'low', signal });
  if (!response.ok) throw new Error(`${address}: status ${response.status}`);
  return response.text();
}

/** A regular expression, because the security policy forbids scripts to parse HTML. */
const LINK = /<link ([^>]+)>/g;
const isFile = (attributes: string) =>
  /rel="modulepreload"|rel="stylesheet"|as="style"|as="fetch"/.test(attributes);

/** Leaves out links whose media query does not match this window, and files that the current page already names. */
const filesIn = (html: string): string[] =>
  [...html.matchAll(LINK)].flatMap(([, attributes = '']) => {
    const file = /href="([^"]+)"/.exec(attributes)?.[1];
    const media = /media="([^"]+)"/.exec(attributes)?.[1];
    if (!(file && isFile(attributes)) || (media && !matchMedia(media).matches)) return [];
    return document.head.querySelector(`[href="${file}"], [src="${file}"]`) ? [] : [file];
  });

const isCode = (file: string) => /\.(js|css)$/.test(file);

const firstInput = (signal: AbortSignal) =>
  new Promise<unknown>(resolve => {
    for (const type of ['scroll', 'pointermove', 'touchstart', 'keydown'])
      addEventListener(type, resolve, { once: true, passive: true, signal });
  });

/**
 * Fills the browser's cache with the match day's files while the visitor reads the home page. Runs their code only
 * after the visitor's first input: the tab may be in the background, and would take processor time for nothing.
 * Never rejects.
 */
export async function lookAhead(signal: AbortSignal): Promise<void> {
  const input = firstInput(signal);
  await pageLoaded();
  await pause(BEGINS_AFTER);
  await idle();
  try {
    if (!(await mayGoOn(signal))) return;
    const files = filesIn(await textOf(ADDRESSES.simulation, signal));
    // in a sequence, each request would add a wait for the server
    for (const part of [files.filter(isCode), files.filter(file => !isCode(file))]) {
      await idle();
      if (!(await mayGoOn(signal))) return;
      await Promise.all(part.map(file => textOf(file, signal)));
    }
    await input;
    await idle();
    if (await mayGoOn(signal)) await prefetchSimulation();
  } catch (cause) {
    // only logged: a click on a link loads the match day anyway
    if (!signal.aborted) console.info('The match day was not prefetched', cause);
  }
}
