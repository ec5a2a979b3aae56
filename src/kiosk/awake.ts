import { inTime } from '../device/inTime.ts';

/** Keeps the screen on while the page is visible. The browser releases the lock whenever the page is hidden. */
export function keepAwake(): void {
  let lock: WakeLockSentinel | undefined;
  let isAsking = false;
  const ask = async () => {
    if (document.visibilityState !== 'visible' || isAsking || lock?.released === false) return;
    isAsking = true;
    try {
      lock = await inTime(navigator.wakeLock.request('screen'));
    } catch (cause) {
      console.info('The screen may go dark: this browser does not keep it on', cause);
    }
    isAsking = false;
  };
  document.addEventListener('visibilitychange', () => void ask());
  // the browser may refuse the lock while the battery is low, so each touch requests the lock again
  addEventListener('pointerup', () => void ask());
  void ask();
}
