import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Moves the focus to a panel when the panel appears. Moves it back to the previously focused element when the panel is
 * `leaving` (and inert) or is removed, unless the focus has left the panel by then.
 */
export function usePanelFocus(target: RefObject<HTMLElement | null>, leaving = false) {
  const before = useRef<Element>(null);

  useLayoutEffect(() => {
    before.current = document.activeElement;
    const panel = target.current;
    if (!panel) return;
    // moves the focus after the browser's layout, because an earlier focus() would force a second layout
    const laidOut = new ResizeObserver(() => {
      laidOut.disconnect();
      // the visitor may already have focused an element of the panel: the focus stays there
      if (panel.contains(document.activeElement)) return;
      // if the previously focused element was hidden after this hook ran, the body has the focus now; then `before`
      // keeps the hidden element, which gets the focus back later
      if (document.activeElement !== document.body) before.current = document.activeElement;
      panel.focus({ preventScroll: true });
    });
    laidOut.observe(panel);
    return () => {
      laidOut.disconnect();
      // returns the focus after React's update: this cleanup runs during the update, when the previously focused
      // element may still be hidden
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
