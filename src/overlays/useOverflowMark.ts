import { type RefObject, useLayoutEffect } from 'react';

export function useOverflowMark(target: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const panel = target.current;
    if (!panel) return;
    const mark = () => {
      const below = panel.scrollHeight - panel.clientHeight - panel.scrollTop;
      panel.toggleAttribute('data-cut', below > 2); // tolerates 2 px: scrollHeight and clientHeight are rounded
    };
    const resized = new ResizeObserver(mark);
    for (const part of [panel, ...panel.children]) resized.observe(part);
    panel.addEventListener('scroll', mark, { passive: true });
    return () => {
      resized.disconnect();
      panel.removeEventListener('scroll', mark);
    };
  }, [target]);
}
