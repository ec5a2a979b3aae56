/**
 * Brings the match day while the visitor reads the home page, so that a press finds it there. Nothing waits for it:
 * it begins when the page has long been loaded and has nothing to do, asks for one file after the other at the
 * lowest priority, code before pictures, and gives way to everything else.
 */
import { ADDRESSES } from '../../addresses.ts';
import { isPrefetchAsked, prefetchSimulation } from '../../prefetchSimulation.ts';

declare global {
  interface Navigator {
    /** Chromium's only. */
    readonly getBattery?: () => Promise<{ readonly charging: boolean; readonly level: number }>;
  }
}

/** Milliseconds that a loaded page has to itself: what she sees and scrolls to first comes first. */
const QUIET = 1000;
/** A share of the battery under which nothing is done that may turn out to be for nothing. */
const LOW_BATTERY = 0.2;

const pause = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds));

/** Resolves when the browser has nothing to do. Safari doesn't tell: there it is soon. */
const idle = () =>
  new Promise<unknown>(resolve =>
    'requestIdleCallback' in window ? requestIdleCallback(resolve) : setTimeout(resolve, 200),
  );

const loaded = () =>
  new Promise<unknown>(resolve => {
    if (document.readyState === 'complete') resolve(undefined);
    else addEventListener('load', resolve, { once: true });
  });

/** Asked before each file: she may unplug her phone, or ask for it herself, meanwhile. */
async function mayGoOn(signal: AbortSignal): Promise<boolean> {
  if (signal.aborted || isPrefetchAsked() || navigator.connection?.saveData) return false;
  const battery = await navigator.getBattery?.().catch(() => undefined);
  return !battery || battery.charging || battery.level > LOW_BATTERY;
}

/** The body of an address, with which the browser's cache has it too. Rejects for every answer but success. */
async function textOf(address: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(address, { priority: 'low', signal });
  if (!response.ok) throw new Error(`${address}: status ${response.status}`);
  return response.text();
}

/** As the build writes them; reading them as a document would need an exception from the security policy. */
const LINK = /<link ([^>]+)>/g;
const isFile = (attributes: string) =>
  /rel="modulepreload"|rel="stylesheet"|as="style"|as="fetch"/.test(attributes);

/** The scripts, styles and pictures that a page's HTML names for this window, in its order, without what is here. */
const filesIn = (html: string): string[] =>
  [...html.matchAll(LINK)].flatMap(([, attributes = '']) => {
    const file = /href="([^"]+)"/.exec(attributes)?.[1];
    const media = /media="([^"]+)"/.exec(attributes)?.[1];
    if (!(file && isFile(attributes)) || (media && !matchMedia(media).matches)) return [];
    return document.head.querySelector(`[href="${file}"], [src="${file}"]`) ? [] : [file];
  });

/** Resolves when the visitor does something with the page. */
const isUsed = (signal: AbortSignal) =>
  new Promise<unknown>(resolve => {
    for (const type of ['scroll', 'pointermove', 'touchstart', 'keydown'])
      addEventListener(type, resolve, { once: true, passive: true, signal });
  });

/**
 * Resolves when all has come, has failed, or is not to be loaded: where she saves data or her battery is low, and as
 * soon as `signal` is aborted. Never rejects. What it brings is kept by the browser's cache; the code is run, which
 * takes the processor's time, once she uses the page: it may be one that nobody looks at.
 */
export async function lookAhead(signal: AbortSignal): Promise<void> {
  const used = isUsed(signal);
  await loaded();
  await pause(QUIET);
  await idle();
  try {
    if (!(await mayGoOn(signal))) return;
    const files = filesIn(await textOf(ADDRESSES.simulation, signal));
    for (const file of files) {
      await idle();
      if (!(await mayGoOn(signal))) return;
      await textOf(file, signal);
    }
    await used;
    await idle();
    if (await mayGoOn(signal)) await prefetchSimulation();
  } catch (cause) {
    // there is always the press itself
    if (!signal.aborted) console.info('The match day was not loaded ahead', cause);
  }
}
