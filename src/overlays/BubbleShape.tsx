import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { outline } from './outline.ts';

/** Stage units. */
const RADIUS = 28;
const HALF = 24;
const GAP = 34;
const REACH = 150;

/** Layout places, not drawn ones: an entry that is under way does not count. */
function measure(box: HTMLElement, slot: HTMLElement, mouth: HTMLElement | null): string {
  const unit = Number.parseFloat(getComputedStyle(box).getPropertyValue('--u')) || 1;
  const form = {
    w: box.offsetWidth,
    h: box.offsetHeight,
    radius: Math.max(16, RADIUS * unit),
    half: Math.max(12, HALF * unit),
    gap: GAP * unit,
    reach: Math.max(40, REACH * unit),
  };
  if (!mouth) return outline(form);
  // the visitor's own mouth hangs on the bubble itself, everybody else's on the stage
  if (mouth.offsetParent === box) return outline(form, { x: mouth.offsetLeft, y: mouth.offsetTop });
  return outline(form, {
    x: mouth.offsetLeft - slot.offsetLeft - box.offsetLeft,
    y: mouth.offsetTop - slot.offsetTop - box.offsetTop,
  });
}

/**
 * The slab of a bubble with its tail, drawn anew whenever the bubble or the window changes its size. By
 * itself, so that the words are not rendered again when it has measured them. It stands in its bubble after
 * `mouth`, and the bubble in its slot, whose place is seen from the same corner as the mouth's.
 */
export function BubbleShape({ mouth }: { mouth: RefObject<HTMLElement | null> }) {
  const shape = useRef<SVGSVGElement>(null);
  const [path, setPath] = useState('');
  useLayoutEffect(() => {
    const box = shape.current?.parentElement;
    const slot = box?.parentElement;
    if (!box || !slot) return;
    // called when the browser has laid out a frame and has not painted it: nothing is measured twice
    const watch = new ResizeObserver(() => {
      const drawn = measure(box, slot, mouth.current);
      flushSync(() => setPath(drawn));
    });
    for (const part of [box, slot, slot.closest('.overlays')]) if (part) watch.observe(part);
    return () => watch.disconnect();
  }, [mouth]);
  return (
    <svg ref={shape} className="bubble__shape" aria-hidden="true" focusable="false">
      <path className="bubble__shade" d={path} />
      <path className="bubble__fill" d={path} />
    </svg>
  );
}
