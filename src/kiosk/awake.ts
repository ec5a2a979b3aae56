import { inTime } from '../device/inTime.ts';

/**
 * Keeps the screen on with a wake lock while the page is visible. Returns a function that releases the lock. The
 * browser releases the lock whenever the page is hidden. If the browser has no wake lock or refuses one, `log` is
 * called once.
 */
export function keepAwake(log: (message: string, cause?: unknown) => void): () => void {
  const watching = new AbortController();
  let lock: WakeLockSentinel | undefined;
  let isAsking = false;
  let hasLogged = false;
  const fail = (cause?: unknown) => {
    if (!hasLogged) log('The screen may go dark: this browser does not keep it on', cause);
    hasLogged = true;
  };
  const ask = async () => {
    if (document.visibilityState !== 'visible' || isAsking || (lock && !lock.released)) return;
    if (!('wakeLock' in navigator)) return fail();
    isAsking = true;
    try {
      lock = await inTime(navigator.wakeLock.request('screen'));
      if (watching.signal.aborted) await lock.release();
    } catch (cause) {
      fail(cause);
    }
    isAsking = false;
  };
  document.addEventListener('visibilitychange', () => void ask(), { signal: watching.signal });
  // the browser may refuse the lock while the battery is low, so each touch requests the lock again
  addEventListener('pointerup', () => void ask(), { signal: watching.signal });
  void ask();
  return () => {
    watching.abort();
    void lock?.release();
  };
}
