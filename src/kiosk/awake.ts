/**
 * Keeps the screen on while the page is visible, and returns a function that stops it. The browser releases the wake
 * lock when the page is hidden. If the lock is missing or refused, `log` is called once.
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
      lock = await navigator.wakeLock.request('screen');
      if (watching.signal.aborted) await lock.release();
    } catch (cause) {
      fail(cause);
    }
    isAsking = false;
  };
  document.addEventListener('visibilitychange', () => void ask(), { signal: watching.signal });
  // a low battery can refuse the lock for a while: each touch asks again
  addEventListener('pointerup', () => void ask(), { signal: watching.signal });
  void ask();
  return () => {
    watching.abort();
    void lock?.release();
  };
}
