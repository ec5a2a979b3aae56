import { type RefObject, useEffect } from 'react';

/**
 * Focuses Next at the start if nothing has the focus: the start button, which had it, is removed with the loading
 * screen. Users of a keyboard or a screen reader can continue from Next.
 */
export function useFocusAtStart(overlays: RefObject<HTMLElement | null>, isStarted: boolean) {
  useEffect(() => {
    const now = document.activeElement;
    if (!isStarted || (now !== null && now !== document.body)) return;
    overlays.current?.querySelector<HTMLElement>('.controls__next')?.focus({ preventScroll: true });
  }, [overlays, isStarted]);
}
