/**
 * Draws the visitor's right hand, large and seen from the back. The wrist is at 0, 0, and the fingers point up. The
 * hand is about 500 units high. Each finger has a lit plane and one hard-edged shade.
 */
import type { Color } from './colours.ts';
import { add, mul, norm, P, perp, r1, sub } from './geometry.ts';
import type { Pt } from './shapes.ts';
import { type Drawn, inside, path } from './svg.ts';

export type HandColours = readonly [lit: Color, shade: Color];
/** A finger: its knuckle, its tip, and its width at both. */
type Finger = readonly [knuckle: Pt, tip: Pt, wide: number, narrow: number];

/** Share of a finger's width that is in shade. */
const SHADE = 0.36;
/** How far beyond a finger's tip the control points of its round end are, as a share of the tip's width. */
const ROUND = 0.62;

const finger = ([[ax, ay], [bx, by], wide, narrow]: Finger, [lit, shade]: HandColours): Drawn => {
  const [a, b] = [P(ax, ay), P(bx, by)];
  const on = norm(sub(b, a));
  const across = perp(on);
  const at = (from: typeof a, side: number, along = 0) => {
    const p = add(add(from, mul(across, side)), mul(on, along));
    return `${r1(p.x)} ${r1(p.y)}`;
  };
  const tip = narrow * ROUND;
  const d =
    `M${at(a, -wide / 2)}L${at(b, -narrow / 2)}` +
    `C${at(b, -narrow / 2, tip)} ${at(b, narrow / 2, tip)} ${at(b, narrow / 2)}L${at(a, wide / 2)}Z`;
  const inner = (width: number) => (SHADE - 0.5) * width;
  const dark =
    `M${at(a, -wide)}L${at(b, -narrow)}L${at(b, -narrow, tip)}` +
    `L${at(b, inner(narrow), tip)}L${at(b, inner(narrow))}L${at(a, inner(wide))}Z`;
  return [path(d, lit), inside(d, path(dark, shade))];
};

const FINGERS_SPREAD: readonly Finger[] = [
  [[84, -190], [134, -330], 56, 44],
  [[-64, -205], [-106, -398], 66, 50],
  [[44, -205], [64, -418], 62, 48],
  [[-10, -205], [-20, -444], 66, 51],
];
const PALM =
  'M-58 30C-58-10-66-40-84-84C-98-124-104-176-98-226C-92-250-40-252-8-248C40-252 100-240 108-206' +
  'C118-170 106-118 88-74C74-38 62-8 60 30Z';
const PALM_SHADE = 'M-140 40L-22 40C-24-10-40-50-52-90C-64-140-66-190-62-270L-140-270Z';
const THUMB =
  'M-48 0C-100-24-144-76-172-132C-192-172-214-204-230-232C-244-262-212-292-186-270C-156-242-124-196-84-176L-40-120Z';
const THUMB_SHADE =
  'M-30 20C-110-10-150-60-178-120C-196-160-222-200-250-270L-210-262C-180-214-150-150-118-104C-100-78-70-50-40-40Z';

/** The open hand with spread fingers. */
export const openHand = (colours: HandColours): Drawn => {
  const [lit, shade] = colours;
  return [
    path(THUMB, lit),
    inside(THUMB, path(THUMB_SHADE, shade)),
    FINGERS_SPREAD.map(each => finger(each, colours)),
    path(PALM, lit),
    inside(PALM, path(PALM_SHADE, shade)),
  ];
};

const FINGERS_TOGETHER: readonly Finger[] = [
  [[70, -190], [64, -336], 50, 42],
  [[-58, -205], [-40, -402], 58, 46],
  [[36, -205], [34, -410], 54, 45],
  [[-10, -205], [-4, -440], 58, 47],
];
const STRAIGHT_THUMB =
  'M-56 0C-104-40-128-90-138-146C-144-186-146-214-142-244C-136-276-98-270-94-240C-92-206-84-176-70-150L-30-90Z';
const STRAIGHT_THUMB_SHADE =
  'M-60 20C-120-50-140-100-150-160L-160-280L-118-270C-122-200-116-150-96-100C-84-70-70-40-50-10Z';

/** The flat hand with its fingers together, for clapping. */
export const flatHand = (colours: HandColours): Drawn => {
  const [lit, shade] = colours;
  return [
    FINGERS_TOGETHER.map(each => finger(each, colours)),
    path(PALM, lit),
    inside(PALM, path(PALM_SHADE, shade)),
    path(STRAIGHT_THUMB, lit),
    inside(STRAIGHT_THUMB, path(STRAIGHT_THUMB_SHADE, shade)),
  ];
};
