import { type RefObject, useLayoutEffect } from 'react';

/** Takes the focus into an overlay that asks something, and gives it back when the overlay goes. */
export function useFocusIn(target: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const before = document.activeElement;
    const panel = target.current;
    if (!panel) return;
    // not before the browser has laid it out by itself, which it would have to do twice; who is in it sooner
    // than that is not called back
    const come = new ResizeObserver(() => {
      come.disconnect();
      if (!panel.contains(document.activeElement)) panel.focus({ preventScroll: true });
    });
    come.observe(panel);
    return () => {
      come.disconnect();
      const now = document.activeElement;
      const isLost = now === null || now === document.body || panel.contains(now);
      if (isLost && before instanceof HTMLElement && before.isConnected)
        before.focus({ preventScroll: true });
    };
  }, [target]);
}
