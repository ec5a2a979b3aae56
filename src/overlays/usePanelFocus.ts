import { type RefObject, useLayoutEffect } from 'react';

/** Moves the focus to a panel that asks something when it comes, and back to where it was when it goes. */
export function usePanelFocus(target: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const before = document.activeElement;
    const panel = target.current;
    if (!panel) return;
    // after the browser's own layout: moving the focus earlier would make it lay out the page twice
    const laidOut = new ResizeObserver(() => {
      laidOut.disconnect();
      // a visitor who has reached a choice of the panel by then keeps the focus there
      if (!panel.contains(document.activeElement)) panel.focus({ preventScroll: true });
    });
    laidOut.observe(panel);
    return () => {
      laidOut.disconnect();
      const now = document.activeElement;
      const isLost = now === null || now === document.body || panel.contains(now);
      if (isLost && before instanceof HTMLElement && before.isConnected)
        before.focus({ preventScroll: true });
    };
  }, [target]);
}
