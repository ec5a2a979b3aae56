import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { balancedWidth } from './balancedWidth.ts';
import { bubbleOutline } from './bubbleOutline.ts';

/**
 * Corner radius. Lengths are in the unit `--u` (one stage unit, scaled to the window), unless they are in CSS pixels.
 */
const RADIUS = 28;
const HALF_TAIL = 24;
const GAP = 34;
/** Maximum length of the tail by layout. On a phone a longer tail would cut across the picture. */
const MAX_TAIL = { md: 150, sm: 60 } as const;
/** In an upright window of the layout md the bubbles are higher above the heads. */
const MAX_TAIL_UPRIGHT = 320;
/** Minimum values of `RADIUS`, `HALF_TAIL` and `MAX_TAIL` in CSS pixels. They take effect in small windows. */
const LEAST = { radius: 16, half: 12, maxTail: 40 };

/** In CSS pixels. A caption is the bubble of a speaker whose mouth is not visible. */
const CAPTION_RADIUS = 6;

function isOff({ offsetLeft, offsetTop, offsetParent }: HTMLElement): boolean {
  const { clientWidth = 0, clientHeight = 0 } = offsetParent ?? {};
  const rail = offsetParent?.querySelector('.chapter-menu')?.clientWidth ?? 0;
  return offsetLeft < rail || offsetTop < 0 || offsetLeft > clientWidth || offsetTop > clientHeight;
}

/** In CSS pixels, because the browser may round text widths. */
const SLACK = 2;

let pen: CanvasRenderingContext2D | null | undefined;

/**
 * Sets the width of the words so that their lines are about equally long. A canvas measures the words; in a browser
 * without a canvas nothing changes.
 */
function balanceWords(bubble: HTMLElement, slot: HTMLElement, words: HTMLElement | null) {
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

/**
 * Returns the bubble's outline as an SVG path. If the speaker's mouth is not visible, the outline has small corner
 * radii and no tail. Uses the properties `offset*`, because the motion of an entering overlay does not change them.
 */
function measure(bubble: HTMLElement, slot: HTMLElement, mouth: HTMLElement | null): string {
  const unit = Number.parseFloat(getComputedStyle(bubble).getPropertyValue('--u')) || 1;
  const overlays = bubble.closest<HTMLElement>('.overlays');
  const layout = overlays?.dataset.layout === 'sm' ? 'sm' : 'md';
  const isUpright = layout === 'md' && overlays && overlays.clientHeight >= overlays.clientWidth;
  const form = {
    w: bubble.offsetWidth,
    h: bubble.offsetHeight,
    radius: Math.max(LEAST.radius, RADIUS * unit),
    half: Math.max(LEAST.half, HALF_TAIL * unit),
    gap: GAP * unit,
    maxTail: Math.max(LEAST.maxTail, (isUpright ? MAX_TAIL_UPRIGHT : MAX_TAIL[layout]) * unit),
  };
  if (!mouth) return bubbleOutline({ ...form, radius: CAPTION_RADIUS });
  // `mouth` is the element that marks the point at which the tail aims. For the assistant, the element is a
  // child of the bubble, and CSS places it below the bubble. For other speakers, it is placed on the stage.
  if (mouth.offsetParent === bubble) {
    const assistantForm = { ...form, gap: 0, maxTail: Number.POSITIVE_INFINITY };
    return bubbleOutline(assistantForm, { x: mouth.offsetLeft, y: mouth.offsetTop });
  }
  if (isOff(mouth)) return bubbleOutline({ ...form, radius: CAPTION_RADIUS });
  return bubbleOutline(form, {
    x: mouth.offsetLeft - slot.offsetLeft - bubble.offsetLeft,
    y: mouth.offsetTop - slot.offsetTop - bubble.offsetTop,
  });
}

/**
 * The shape of a bubble with its tail. It measures the bubble again when the bubble or the window changes its
 * size. It is a component of its own, because a new measurement must not render the words again. The fill is an HTML
 * background and not a drawing: a browser or an extension that recolours the words must also recolour the fill.
 *
 * `mouth` refers to the element that marks the point at which the tail aims. Required DOM:
 * - the shape is a child of the bubble, and the bubble is a child of the element that positions it (`slot`);
 * - the element of `mouth` comes before the shape. If it is not in the bubble, it has the slot's offset parent.
 */
export function BubbleShape({ mouth }: { mouth: RefObject<HTMLElement | null> }) {
  const shape = useRef<HTMLElement>(null);
  const [path, setPath] = useState('');
  useLayoutEffect(() => {
    const bubble = shape.current?.parentElement;
    const slot = bubble?.parentElement;
    if (!bubble || !slot) return;
    const words = bubble.querySelector<HTMLElement>('.bubble__words');
    const draw = () => {
      balanceWords(bubble, slot, words);
      const outline = measure(bubble, slot, mouth.current);
      flushSync(() => setPath(outline));
    };
    // a ResizeObserver runs between layout and paint, so measuring forces no second layout
    const resized = new ResizeObserver(draw);
    for (const element of [bubble, slot, slot.closest('.overlays')]) if (element) resized.observe(element);
    // a translator replaces words without React, and perhaps without a change of the bubble's size
    const replaced = new MutationObserver(draw);
    if (words) replaced.observe(words, { characterData: true, childList: true, subtree: true });
    return () => {
      resized.disconnect();
      replaced.disconnect();
    };
  }, [mouth]);
  return (
    <i ref={shape} className="bubble__shape" style={{ '--outline': `path('${path}')` }}>
      <i className="bubble__shade" />
      <i className="bubble__fill" />
      <svg aria-hidden="true" focusable="false">
        <path className="bubble__edge" d={path} />
      </svg>
    </i>
  );
}
