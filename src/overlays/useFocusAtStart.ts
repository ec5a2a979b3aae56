import { type RefObject, useEffect } from 'react';

/**
 * At the start, focuses Next if no element has the focus. The start button had the focus, and is removed with the
 * loading screen. Users of a keyboard or a screen reader can then continue from Next.
 */
export function useFocusAtStart(overlays: RefObject<HTMLElement | null>, isStarted: boolean) {
  useEffect(() => {
    const now = document.activeElement;
    if (!isStarted || (now !== null && now !== document.body)) return;
    overlays.current?.querySelector<HTMLElement>('.controls__next')?.focus({ preventScroll: true });
  }, [overlays, isStarted]);
}
