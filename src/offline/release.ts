import { pause } from '../network/retry.ts';
import { installed, isOfThisPage, openWorker } from './workerClient.ts';

const HOUR = 3_600_000;
/** Timeout in ms for downloading a new release. After the timeout the page reloads without a copy of the release. */
const COMES_WITHIN = 60_000;

/**
 * Pause in ms before the page compares its release with that of the newest worker. In this time a new worker
 * normally becomes active. The activation takes longer if the worker has to wait until a page of an older
 * release is closed.
 */
const ACTIVATES_WITHIN = 1500;

async function installNewest(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await registration?.update();
  if (registration?.installing) await installed(registration.installing);
}

let isTaking = false;

/**
 * Downloads the newest release, for at most `COMES_WITHIN` ms. Then reloads the page from the network, also after a
 * failed download. Does not reload if `mayReload` returns false. A call during a download does nothing. The new worker
 * activates when no page of an older release is open.
 */
export async function takeRelease(mayReload: () => boolean = () => true): Promise<void> {
  if (isTaking) return;
  isTaking = true;
  await Promise.race([installNewest(), pause(COMES_WITHIN)]).catch(cause =>
    console.info('The page reloads without an offline copy of the new release', cause),
  );
  isTaking = false;
  if (mayReload()) location.reload();
}

/**
 * Calls `onNew` when a new release is completely downloaded and this page belongs to an older one. Checks every hour,
 * and when the page becomes visible an hour or more after the last check. Rejects if there is no service worker.
 */
export async function watchForRelease(onNew: () => void): Promise<void> {
  const registration = await openWorker();
  const tellIfBehind = async () => {
    // gives a new worker time to activate: `onNew` requests a script, and this request would delay the activation
    await pause(ACTIVATES_WITHIN);
    const newest = registration.waiting ?? registration.active;
    if (newest && navigator.serviceWorker.controller && !(await isOfThisPage(newest))) onNew();
  };
  const look = () => {
    tellIfBehind().catch(cause => console.info('The service worker does not tell its release', cause));
  };
  const watchInstalling = () => {
    registration.installing?.addEventListener('statechange', look);
  };
  registration.addEventListener('updatefound', watchInstalling);
  watchInstalling();
  look();

  let last = performance.now();
  const ask = () => {
    if (document.visibilityState === 'hidden' || performance.now() - last < HOUR) return;
    last = performance.now();
    // ignores a failure of `update`: without a network the browser cannot find a new release
    registration.update().catch(() => {});
  };
  setInterval(ask, HOUR / 6);
  document.addEventListener('visibilitychange', ask);
}
