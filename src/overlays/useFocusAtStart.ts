import { type RefObject, useEffect } from 'react';

/**
 * Focuses the button Next at the start, so that users of a keyboard or a screen reader can continue. The start button
 * had the focus before, but is removed with the loading screen. Does nothing if another element has the focus.
 */
export function useFocusAtStart(overlays: RefObject<HTMLElement | null>, isStarted: boolean) {
  useEffect(() => {
    const now = document.activeElement;
    if (!isStarted || (now !== null && now !== document.body)) return;
    overlays.current?.querySelector<HTMLElement>('.controls__next')?.focus({ preventScroll: true });
  }, [overlays, isStarted]);
}
