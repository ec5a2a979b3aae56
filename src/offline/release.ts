/** A new release: how a page learns that it is there, and takes it. */
import { installed, isOfThisPage, openWorker } from './worker.ts';

const HOUR = 3_600_000;
/** Milliseconds in which a new release must have come before the page goes on without its copy. */
const COMES_WITHIN = 60_000;

/** Milliseconds in which a worker that waits for nobody has begun. */
const SETTLES_WITHIN = 1500;

const pause = (milliseconds: number) => new Promise<void>(resolve => setTimeout(resolve, milliseconds));

/** Fetches the new release if there is one, as far as it comes in time. Never rejects. */
async function bring(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    await Promise.race([
      registration?.update().then(() => registration.installing && installed(registration.installing)),
      pause(COMES_WITHIN),
    ]);
  } catch (cause) {
    console.info('The page is loaded anew without a copy of the new release', cause);
  }
}

let isTaking = false;

/**
 * Has the newest release on this device, if it comes in time, and loads the page anew if `mayReload` says so by then: the
 * page comes from the network, and its worker begins when no older page is open. Does nothing while it is at it already.
 */
export async function takeRelease(mayReload: () => boolean = () => true): Promise<void> {
  if (isTaking) return;
  isTaking = true;
  await bring();
  isTaking = false;
  if (mayReload()) location.reload();
}

/**
 * Tells whenever a new release is whole on this device, and this page is not of it. Looks for one every hour, and when
 * the page is seen again after an hour. Rejects where there is no worker.
 */
export async function watchForRelease(onNew: () => void): Promise<void> {
  const registration = await openWorker();
  const tellIfBehind = async () => {
    // one that begins by itself is not kept from it by a request for the words of an offer
    await pause(SETTLES_WITHIN);
    const newest = registration.waiting ?? registration.active;
    if (newest && navigator.serviceWorker.controller && !(await isOfThisPage(newest))) onNew();
  };
  const look = () => {
    tellIfBehind().catch(cause => console.info('Nobody knows whether this page is the newest', cause));
  };
  const hear = () => {
    registration.installing?.addEventListener('statechange', look);
  };
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
