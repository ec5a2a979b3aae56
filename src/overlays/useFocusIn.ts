import { type RefObject, useLayoutEffect } from 'react';

/** Takes the focus into an overlay that asks something, and gives it back when the overlay goes. */
export function useFocusIn(target: RefObject<HTMLElement | null>) {
  // at once: who is quick may already be at the first choice when the page has been painted
  useLayoutEffect(() => {
    const before = document.activeElement;
    const panel = target.current;
    panel?.focus({ preventScroll: true });
    return () => {
      const now = document.activeElement;
      const isLost = now === null || now === document.body || panel?.contains(now);
      if (isLost && before instanceof HTMLElement && before.isConnected)
        before.focus({ preventScroll: true });
    };
  }, [target]);
}
