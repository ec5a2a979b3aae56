import { type RefObject, useEffect } from 'react';

/**
 * At the start, focuses the button Next if no element has the focus. The start button had the focus, but it has been
 * removed with the loading screen. So users of a keyboard or a screen reader can continue.
 */
export function useFocusAtStart(overlays: RefObject<HTMLElement | null>, isStarted: boolean) {
  useEffect(() => {
    const now = document.activeElement;
    if (!isStarted || (now !== null && now !== document.body)) return;
    overlays.current?.querySelector<HTMLElement>('.controls__next')?.focus({ preventScroll: true });
  }, [overlays, isStarted]);
}
