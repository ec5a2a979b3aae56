import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { balancedWidth } from './balancedWidth.ts';
import { bubbleOutline } from './bubbleOutline.ts';

/** Stage units: radius of the corners, half the tail's width, tail to mouth. */
const RADIUS = 28;
const HALF = 24;
const GAP = 34;
/** The longest tail on each layout, stage units: on a phone a longer one would be a spear across the picture. */
const REACH = { md: 150, sm: 60 } as const;
/** What becomes of them on a small stage, at least; CSS pixels. */
const LEAST = { radius: 16, half: 12, reach: 40 };

/** Room for the rounding of what a browser measures, CSS pixels. */
const SLACK = 2;

let pen: CanvasRenderingContext2D | null | undefined;

/** Makes the words as wide as their lines are when they are even; where nothing can be measured they keep their room. */
function fitWords(bubble: HTMLElement, slot: HTMLElement) {
  const words = bubble.querySelector<HTMLElement>('.bubble__words');
  pen ??= document.createElement('canvas').getContext('2d');
  if (!words || !pen) return;
  const { paddingLeft, paddingRight } = getComputedStyle(bubble);
  const { fontWeight, fontSize, fontFamily } = getComputedStyle(words);
  const room = slot.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
  const widthOf = (text: string) => pen?.measureText(text).width ?? 0;
  const widths = (words.textContent ?? '').split(/\s+/).filter(Boolean).map(widthOf);
  words.style.width = `${Math.min(room, balancedWidth(widths, widthOf(' '), room - SLACK) + SLACK)}px`;
}

/** Measured from the layout, which an entry under way (`translate`, `scale`) does not change. */
function measure(bubble: HTMLElement, slot: HTMLElement, mouth: HTMLElement | null): string {
  const unit = Number.parseFloat(getComputedStyle(bubble).getPropertyValue('--u')) || 1;
  const layout = bubble.closest<HTMLElement>('.overlays')?.dataset.layout === 'sm' ? 'sm' : 'md';
  const form = {
    w: bubble.offsetWidth,
    h: bubble.offsetHeight,
    radius: Math.max(LEAST.radius, RADIUS * unit),
    half: Math.max(LEAST.half, HALF * unit),
    gap: GAP * unit,
    reach: Math.max(LEAST.reach, REACH[layout] * unit),
  };
  if (!mouth) return bubbleOutline(form);
  // the visitor's own mouth is placed in the bubble itself, everybody else's on the stage
  if (mouth.offsetParent === bubble) {
    const out = { ...form, gap: 0, reach: Number.POSITIVE_INFINITY };
    return bubbleOutline(out, { x: mouth.offsetLeft, y: mouth.offsetTop });
  }
  return bubbleOutline(form, {
    x: mouth.offsetLeft - slot.offsetLeft - bubble.offsetLeft,
    y: mouth.offsetTop - slot.offsetTop - bubble.offsetTop,
  });
}

/**
 * The drawn shape of a bubble with its tail, measured again whenever the bubble or the window changes its
 * size. A component of its own, so that a new measure does not render the words again. It has to be a child
 * of the bubble, after the element of `mouth`; the bubble a child of its slot; and the slot has to be placed
 * in the same element as a mouth that is outside the bubble.
 */
export function BubbleShape({ mouth }: { mouth: RefObject<HTMLElement | null> }) {
  const shape = useRef<SVGSVGElement>(null);
  const [path, setPath] = useState('');
  useLayoutEffect(() => {
    const bubble = shape.current?.parentElement;
    const slot = bubble?.parentElement;
    if (!bubble || !slot) return;
    // it calls when the browser has laid out a frame and before it paints: nothing is laid out twice
    const resized = new ResizeObserver(() => {
      fitWords(bubble, slot);
      const outline = measure(bubble, slot, mouth.current);
      flushSync(() => setPath(outline));
    });
    for (const element of [bubble, slot, slot.closest('.overlays')]) if (element) resized.observe(element);
    return () => resized.disconnect();
  }, [mouth]);
  return (
    <svg ref={shape} className="bubble__shape" aria-hidden="true" focusable="false">
      <path className="bubble__shade" d={path} />
      <path className="bubble__fill" d={path} />
    </svg>
  );
}
