/** A new release: how a page learns that it is there, and takes it. */
import { installed, openWorker, tell } from './worker.ts';

const HOUR = 3_600_000;
/** Milliseconds in which a new release must have come before the page goes on without its copy. */
const COMES_WITHIN = 60_000;
/** Milliseconds in which its worker must have begun. */
const BEGINS_WITHIN = 5000;

/** Milliseconds in which a worker that waits for nobody has begun. */
const SETTLES_WITHIN = 1500;

const pause = (milliseconds: number) => new Promise<void>(resolve => setTimeout(resolve, milliseconds));

const begun = () =>
  new Promise<void>(resolve => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
  });

/** Fetches the new release if there is one, as far as it comes in time, and lets its worker begin. Never rejects. */
async function bring(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    if (!registration) return;
    await Promise.race([
      registration.update().then(() => registration.installing && installed(registration.installing)),
      pause(COMES_WITHIN),
    ]);
    if (!registration.waiting) return;
    const ready = begun();
    await tell(registration.waiting, { type: 'take' });
    await Promise.race([ready, pause(BEGINS_WITHIN)]);
  } catch (cause) {
    console.info('The page is loaded anew without a copy of the new release', cause);
  }
}

let isTaking = false;

/**
 * Takes the newest release, whole if it comes in time, and loads the page anew if `mayReload` says so by then. Does
 * nothing while it is at it already.
 */
export async function takeRelease(mayReload: () => boolean = () => true): Promise<void> {
  if (isTaking) return;
  isTaking = true;
  await bring();
  isTaking = false;
  if (mayReload()) location.reload();
}

/**
 * Tells whenever a new release is whole on this device, and this page is not of it. Looks for one every hour, and when the page is seen
 * again after an hour. Rejects where there is no worker.
 */
export async function watchForRelease(onNew: () => void): Promise<void> {
  const registration = await openWorker();
  // one that begins by itself is not kept from it by a request for the words of an offer
  const look = () => {
    setTimeout(() => {
      if (registration.waiting && navigator.serviceWorker.controller) onNew();
    }, SETTLES_WITHIN);
  };
  const hear = () => {
    registration.installing?.addEventListener('statechange', look);
  };
  let hadWorker = navigator.serviceWorker.controller !== null;
  // another tab has taken it: this page is a release behind
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (hadWorker) onNew();
    hadWorker = true;
  });
  registration.addEventListener('updatefound', hear);
  hear();
  look();

  let last = performance.now();
  const ask = () => {
    if (document.visibilityState === 'hidden' || performance.now() - last < HOUR) return;
    last = performance.now();
    // without a network there is no news
    registration.update().catch(() => {});
  };
  setInterval(ask, HOUR / 6);
  document.addEventListener('visibilitychange', ask);
}
