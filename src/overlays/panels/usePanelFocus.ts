import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Moves the focus to a panel when the panel appears. When the panel is `leaving` or is removed, moves the focus back to
 * the previously focused element, unless the focus is already outside the panel.
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
      // The body has the focus if the element in `before` has been hidden. Then `before` keeps this element,
      // which later gets the focus back.
      if (document.activeElement !== document.body) before.current = document.activeElement;
      panel.focus({ preventScroll: true });
    });
    laidOut.observe(panel);
    return () => {
      laidOut.disconnect();
      // returns the focus after React's update, because the previously focused element may be hidden until then
      queueMicrotask(() => returnFocus(panel, before.current));
    };
  }, [target]);

  useLayoutEffect(() => {
    if (leaving && target.current) returnFocus(target.current, before.current);
  }, [target, leaving]);
}

function returnFocus(panel: HTMLElement, before: Element | null) {
  const now = document.activeElement;
  const isLost = now === null || now === document.body || panel.contains(now);
  if (isLost && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
}
