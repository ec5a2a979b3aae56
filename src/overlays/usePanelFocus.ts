import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Moves the focus to a panel that asks something when it comes, and back to where it was when it goes: as soon as it is
 * `leaving`, for from then on nothing in it can have the focus.
 */
export function usePanelFocus(target: RefObject<HTMLElement | null>, leaving = false) {
  const before = useRef<Element>(null);

  useLayoutEffect(() => {
    before.current = document.activeElement;
    const panel = target.current;
    if (!panel) return;
    // after the browser's own layout: moving the focus earlier would make it lay out the page twice
    const laidOut = new ResizeObserver(() => {
      laidOut.disconnect();
      // a visitor who has reached a choice of the panel by then keeps the focus there
      if (panel.contains(document.activeElement)) return;
      // what had it may be hidden by now, and nothing has it: it goes back there all the same
      if (document.activeElement !== document.body) before.current = document.activeElement;
      panel.focus({ preventScroll: true });
    });
    laidOut.observe(panel);
    return () => {
      laidOut.disconnect();
      // what is removed is removed first: what had the focus may be hidden until all of this update is in the document
      queueMicrotask(() => giveBack(panel, before.current));
    };
  }, [target]);

  useLayoutEffect(() => {
    if (leaving && target.current) giveBack(target.current, before.current);
  }, [target, leaving]);
}

function giveBack(panel: HTMLElement, before: Element | null) {
  const now = document.activeElement;
  const isLost = now === null || now === document.body || panel.contains(now);
  if (isLost && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
}
