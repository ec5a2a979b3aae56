import { type RefObject, useEffect } from 'react';

/**
 * The start button goes away with the loading screen. Where the focus went with it, Next gets it: whoever plays by
 * keyboard or by ear goes on from there.
 */
export function useFocusAtStart(overlays: RefObject<HTMLElement | null>, isStarted: boolean) {
  useEffect(() => {
    const now = document.activeElement;
    if (!isStarted || (now !== null && now !== document.body)) return;
    overlays.current?.querySelector<HTMLElement>('.controls__next')?.focus({ preventScroll: true });
  }, [overlays, isStarted]);
}
