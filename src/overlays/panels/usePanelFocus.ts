import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Moves the focus to a panel when it appears, and back to the previous element when it goes. It moves back as soon as
 * the panel is `leaving`, because the panel is inert from then on.
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
      // if the body has the focus, the previous element is hidden by now: it gets the focus back all the same
      if (document.activeElement !== document.body) before.current = document.activeElement;
      panel.focus({ preventScroll: true });
    });
    laidOut.observe(panel);
    return () => {
      laidOut.disconnect();
      // React removes elements first: the previous element may stay hidden until the whole update is in the document
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
