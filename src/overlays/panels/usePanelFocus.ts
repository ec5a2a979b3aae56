import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Moves the focus to a panel when the panel appears, and back to the previous element as soon as the panel is `leaving`
 * or is removed. A `leaving` panel is inert.
 */
export function usePanelFocus(target: RefObject<HTMLElement | null>, leaving = false) {
  const before = useRef<Element>(null);

  useLayoutEffect(() => {
    before.current = document.activeElement;
    const panel = target.current;
    if (!panel) return;
    // after the browser's layout: an earlier focus() would force a second layout
    const laidOut = new ResizeObserver(() => {
      laidOut.disconnect();
      // a visitor who already uses a choice of the panel keeps the focus there
      if (panel.contains(document.activeElement)) return;
      // if the body has the focus, the previous element was hidden meanwhile: it still gets the focus back later
      if (document.activeElement !== document.body) before.current = document.activeElement;
      panel.focus({ preventScroll: true });
    });
    laidOut.observe(panel);
    return () => {
      laidOut.disconnect();
      // this cleanup runs before the rest of React's update: until then the previous element may still be hidden
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
