import { type RefObject, useLayoutEffect, useState } from 'react';
import { outline } from './outline.ts';

/** Stage units. */
const RADIUS = 28;
const HALF = 24;
const GAP = 34;
const REACH = 150;

interface Parts {
  readonly bubble: RefObject<HTMLElement | null>;
  /** holds the bubble; its place is seen from the same corner as the mouth's */
  readonly slot: RefObject<HTMLElement | null>;
  readonly mouth: RefObject<HTMLElement | null>;
}

/** Layout places, not drawn ones: an entry that is under way does not count. */
function measure({ bubble, slot, mouth }: Parts): string {
  const [box, frame, target] = [bubble.current, slot.current, mouth.current];
  if (!box || !frame) return '';
  const unit = Number.parseFloat(getComputedStyle(box).getPropertyValue('--u')) || 1;
  const form = {
    w: box.offsetWidth,
    h: box.offsetHeight,
    radius: Math.max(16, RADIUS * unit),
    half: Math.max(12, HALF * unit),
    gap: GAP * unit,
    reach: Math.max(40, REACH * unit),
  };
  if (!target) return outline(form);
  // the visitor's own mouth hangs on the bubble itself, everybody else's on the stage
  if (target.offsetParent === box) return outline(form, { x: target.offsetLeft, y: target.offsetTop });
  return outline(form, {
    x: target.offsetLeft - frame.offsetLeft - box.offsetLeft,
    y: target.offsetTop - frame.offsetTop - box.offsetTop,
  });
}

/** The path of a bubble with its tail, drawn anew whenever the bubble or the window changes its size. */
export function useOutline({ bubble, slot, mouth }: Parts): string {
  const [path, setPath] = useState('');
  useLayoutEffect(() => {
    const draw = () => setPath(measure({ bubble, slot, mouth }));
    const watch = new ResizeObserver(draw);
    for (const part of [bubble.current, slot.current, slot.current?.offsetParent])
      if (part) watch.observe(part);
    draw();
    return () => watch.disconnect();
  }, [bubble, slot, mouth]);
  return path;
}
