/**
 * Computes the box and the tail of a bubble in a window, by the rules of bubble.css and BubbleShape.tsx in
 * src/overlays/bubble. tests/e2e/match-day/bubbles.spec.ts compares the computed box with the box in the browser.
 */
import { balancedWidth } from '../../../src/overlays/bubble/balancedWidth.ts';
import { tailOf } from '../../../src/overlays/bubble/bubbleOutline.ts';
import type { Box, Point } from '../../../stage/story/types.ts';
import { type Fit, fit as fitOf, type Size, unit } from '../../../stage/viewport/fit.ts';

/** In CSS pixels. x0, y0: upper left corner; x1, y1: lower right corner. */
export interface Rect {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}
export interface PlacedBubble {
  readonly rect: Rect;
  /** the tip of the bubble's tail, in CSS pixels of the window; undefined: no tail */
  readonly tip: Point | undefined;
}

/** Letters in bubbles by their width, in hundredths of the font size. The widths were measured in a browser. */
const WIDTHS: Readonly<Record<number, string>> = {
  25: "'ijl",
  30: '!:;,./',
  32: '-()ftr"',
  54: 'ckosvxyzé',
  57: 'aehnuL0123456789?F',
  59: 'Jbdgpq',
  66: 'EPSVTZY',
  71: 'ABKXCRU',
  74: 'DHNw',
  79: 'OQG',
  86: 'Mm',
  95: 'W',
};
const WIDTH_OF: ReadonlyMap<string, number> = new Map(
  Object.entries(WIDTHS).flatMap(([width, letters]) =>
    [...letters].map(letter => [letter, Number(width) / 100] as const),
  ),
);
/** Width of a letter that WIDTHS lacks, as a share of the font size. */
const OTHER = 0.57;
/** Width of a space, as a share of the font size. */
const SPACE = 0.2;
const widthOf = (word: string) => [...word].reduce((sum, letter) => sum + (WIDTH_OF.get(letter) ?? OTHER), 0);

const clamp = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most));

/** Lengths that overlays.css sets for every overlay, in CSS pixels. */
function clearances(window: Size) {
  const fitted = fitOf(window);
  const u = unit(fitted, window);
  if (fitted.layout === 'sm') {
    const [edge, bar] = [Math.max(12, 14 * u), Math.max(56, 56 * u)];
    return { u, edge, left: edge, right: edge, top: 8, bottom: edge + bar + 20, text: Math.max(16, 19 * u) };
  }
  const [edge, bar] = [Math.max(12, 28 * u), Math.max(56, 68 * u)];
  const strip = Math.max(56, 68 * u);
  const isTall = window.w <= window.h && window.h >= 900;
  return {
    u,
    edge,
    left: strip + Math.max(12, 28 * u),
    right: edge,
    top: 8,
    bottom: edge + bar + 20,
    text: Math.max(isTall ? 22 : 16, 26 * u),
  };
}

export interface Spoken {
  readonly words: string;
  readonly box: Box;
  readonly mouth: Point | undefined;
  /** true: the visitor speaks, as the assistant */
  readonly isVisitors: boolean;
}

/** Wraps a bubble's words. Returns their width and the number of text rows. `room`: their maximum width. */
function wrapped(words: string, size: number, room: number) {
  const widths = words.split(/\s+/).map(word => widthOf(word) * size);
  const width = Math.min(room, balancedWidth(widths, SPACE * size, room - 2) + 2);
  let [lines, at] = [1, 0];
  for (const word of widths) {
    const longer = at === 0 ? word : at + SPACE * size + word;
    if (longer > width && at > 0) [lines, at] = [lines + 1, word];
    else at = longer;
  }
  return { width, lines };
}

/**
 * Returns the slot of a bubble: its left edge, its width, its upper edge (`top`) and its lower edge (`end`). If `top`
 * is null, the bubble's lower edge is at `end`, and its upper edge depends on its height.
 */
function slotOf(window: Size, seen: Fit, { box: [x, y, w, h], isVisitors }: Spoken) {
  const { u, edge, left, right, top, bottom, text } = clearances(window);
  const most = window.w - left - right;
  const isMedium = seen.layout === 'md';
  const isWide = isMedium && window.w >= window.h;
  if (isVisitors && isWide) {
    const controls = Math.max(420, 600 * u);
    const room = most - controls;
    const width = Math.min(room, Math.max(384, 640 * u));
    return { left: left + room - width, width, top: null, end: window.h - edge - 34 * u };
  }
  const isUpright = window.w <= window.h;
  const isNarrow = isWide && window.w / window.h <= 3 / 2;
  const widest = isMedium ? Math.max(352, isUpright ? 430 * u : 0) : Math.max(224, w);
  const middle = seen.x + (x + w / 2) * seen.scale;
  const lift = isMedium && isUpright ? 0.35 * Math.max(0, seen.y) : 0;
  const begins = Math.max(
    top,
    Math.min(seen.y - lift + y * seen.scale, window.h - bottom - 5.5 * text - 60 * u),
  );
  const start = begins + (isNarrow ? h * seen.scale - 230 * u : Math.max(0, h * seen.scale - 130 * u));
  const beside =
    isMedium && !isVisitors && start < Math.max(72, (isUpright ? 170 : 112) * u) ? Math.max(138, 216 * u) : 0;
  const rightClearance = Math.max(right, beside);
  const widestHere = window.w - left - rightClearance;
  // The minimum width. In upright windows of the medium layout it is at most `widestHere`, so that the bubble
  // does not cover the logo. In other windows it may be larger than `widestHere`.
  const least = Math.min(isMedium && isUpright ? widestHere : most, widest);
  const width = clamp(least, w * seen.scale, widestHere);
  const at = clamp(left, middle - width / 2, Math.max(left, window.w - width - rightClearance));
  if (isVisitors) return { left: at, width, top: null, end: window.h - bottom };
  const height = Math.min(h * seen.scale, window.h - bottom);
  return { left: at, width, top: isNarrow ? top : begins, end: begins + height };
}

/** Returns the bubble of a line in a window. `seen`: how the window shows the shot of the line's step. */
export function bubbleIn(window: Size, seen: Fit, spoken: Spoken): PlacedBubble {
  const { u, text, bottom } = clearances(window);
  const isMedium = seen.layout === 'md';
  const slot = slotOf(window, seen, spoken);
  const size = Math.max(16, (isMedium ? 29 : 19) * u);
  const side = Math.max(18, 34 * u);
  const [above, below] = [Math.max(18, 30 * u), Math.max(16, 28 * u)];
  const name = Math.max(16, 20 * u);
  const { width: wordsWidth, lines } = wrapped(spoken.words, size, slot.width - 2 * side);
  const tag = 1.05 * name - above + Math.max(8, 10 * u);
  const [w, h] = [wordsWidth + 2 * side, above + tag + lines * 1.4 * size + below];
  const y1 = slot.top === null ? slot.end : Math.max(slot.end, slot.top + 0.9 * text + h);
  const [x, , boxW] = spoken.box;
  const isLeft = spoken.mouth !== undefined && !spoken.isVisitors && spoken.mouth[0] < x + boxW / 2;
  const isRight = spoken.mouth !== undefined && !spoken.isVisitors && !isLeft;
  const room = slot.width - w;
  const x0 = slot.left + (isLeft ? 0 : isRight ? room : room / 2);
  const rect = { x0, y0: y1 - h, x1: x0 + w, y1 };
  const form = {
    w,
    h,
    radius: Math.max(16, 28 * u),
    half: Math.max(12, 24 * u),
    gap: 34 * u,
    maxTail: Math.max(40, (!isMedium ? 60 : window.h >= window.w ? 320 : 150) * u),
  };
  const mouth = spoken.isVisitors
    ? { x: 0.34 * w, y: h + (isMedium ? bottom + 40 : 16) }
    : spoken.mouth && {
        x: seen.x + spoken.mouth[0] * seen.scale - rect.x0,
        y: seen.y + spoken.mouth[1] * seen.scale - rect.y0,
      };
  const [inX, inY] = mouth && !spoken.isVisitors ? [rect.x0 + mouth.x, rect.y0 + mouth.y] : [0, 0];
  const rail = isMedium && mouth && !spoken.isVisitors ? Math.max(56, 68 * u) : 0;
  const isCaption = inX < rail || inY < 0 || inX > window.w || inY > window.h;
  const tail =
    mouth && !isCaption && tailOf(spoken.isVisitors ? { ...form, gap: 0, maxTail: Infinity } : form, mouth);
  return { rect, tip: tail ? [rect.x0 + tail.tip.x, rect.y0 + tail.tip.y] : undefined };
}
