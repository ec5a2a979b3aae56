/**
 * Keeps the screen on while the page is seen; the browser takes the lock back whenever it is hidden. Where there is
 * no such lock or it is refused, `log` is told once. Until the function that comes back is called.
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
  // what was refused on a low battery may be given later: a touch asks again
  addEventListener('pointerup', () => void ask(), { signal: watching.signal });
  void ask();
  return () => {
    watching.abort();
    void lock?.release();
  };
}
