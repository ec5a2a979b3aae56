/** Computes one scale and one offset that fit the stage, or a shot of it, into a window. */
import { TITLE_DISC } from '../story/discs.ts';
import type { Box, Disc, Layout, Shot } from '../story/types.ts';

export interface Size {
  readonly w: number;
  readonly h: number;
}

/** A rectangle, in stage units unless stated otherwise. May extend past the stage. x, y: top left corner. */
export interface Area extends Size {
  readonly x: number;
  readonly y: number;
}

export interface Fit {
  readonly layout: Layout;
  /** CSS pixels per stage unit */
  readonly scale: number;
  /** the stage's top left corner, in CSS pixels from the window's top left corner */
  readonly x: number;
  readonly y: number;
}

/** The stage's size on each layout, in stage units. */
export const STAGE: Readonly<Record<Layout, Size>> = {
  md: { w: 1512, h: 982 },
  sm: { w: 394, h: 752 },
};

/**
 * Maximum number of stage units that are visible below the stage. The drawings of people do not extend further down.
 * Above the stage there is no limit, because the sky continues.
 */
const MOST_BELOW_STAGE = 95;

/**
 * Sizes of an upright window, measured in the unit of words and controls (see the function `unit`). The ratio
 * width:height of the window decides which size applies:
 * - from 1:1 to 3:4: the window is `w` units wide. In a window 768 CSS pixels wide, the font size of a
 *   bubble's words is then 22 pixels.
 * - from 3:4 to 9:16: the window is `h` units high.
 * - narrower than 9:16: the window is `leastW` units wide.
 *
 * A window narrower than 3:4 is fewer than `w` units wide. So each unit is larger, and the words too:
 * visitors read a large upright screen from further away.
 */
const UPRIGHT = { w: 1000, h: 1333, leastW: 750 };

/** Windows narrower than this, in CSS pixels, get the small layout. */
export const MEDIUM = 768;

/** The largest scale at which the whole box is visible in the window. */
const scaleToContain = ([, , w, h]: Box, window: Size) => Math.min(window.w / w, window.h / h);
/**
 * The scale at which the box fills an upright window, multiplied by the window's height / width, because people would
 * be too small otherwise.
 */
const scaleToFill = ([, , w, h]: Box, window: Size) =>
  Math.max(window.w / w, window.h / h) * (window.h / window.w);

/** The box of a shot on a layout; the whole stage if the shot has none. */
const boxOf = (shot: Shot, layout: Layout): Box => shot[layout] ?? [0, 0, STAGE[layout].w, STAGE[layout].h];

/**
 * Returns the stage coordinate at the window's left edge (or upper edge, for the y axis). All values are in stage
 * units. The part (`partStart`, `partLength`) is the area to show, and may reach beyond the stage.
 * - If the stage, extended by the part, can fill the window, no empty space is visible. The part is as near to the
 *   window's middle as possible.
 * - Otherwise the empty space is divided equally between the two ends of the window.
 * - At most `mostBeyond` units beyond the stage's right (or lower) edge are visible, even if the part reaches
 *   further.
 */
function windowStart(
  partStart: number,
  partLength: number,
  windowLength: number,
  stageLength: number,
  mostBeyond = Infinity,
): number {
  const lastVisible = stageLength + mostBeyond;
  const contentEnd = Math.min(Math.max(stageLength, partStart + partLength), lastVisible);
  const emptyLength = windowLength - contentEnd;
  if (emptyLength >= 0) return 0 - Math.max(emptyLength / 2, emptyLength - (lastVisible - contentEnd));
  return Math.min(Math.max(partStart + (partLength - windowLength) / 2, 0), contentEnd - windowLength);
}

/** Returns a fit that gives the disc the position and size that the title's disc has in the given fit. */
function atTitleDisc({ layout, scale, x, y }: Fit, [discX, discY, r]: Disc): Fit {
  const [titleX, titleY, titleR] = TITLE_DISC[layout];
  const discScale = (scale * titleR) / r;
  return {
    layout,
    scale: discScale,
    x: x + titleX * scale - discX * discScale,
    y: y + titleY * scale - discY * discScale,
  };
}

/**
 * Whether a shot is near on this layout. In a near shot, even a slightly enlarged image gets a finer texture.
 * - A shot without a box is near if it has a disc.
 * - A shot is not near if its box only shifts the picture. Such a box is at least as large as the stage, and
 *   does not begin at 0, 0.
 * - A shot with any other box is near, even if the box is the whole stage: in several chapters, such a shot
 *   shows enlarged figures.
 */
export function isNear(shot: Shot, layout: Layout): boolean {
  const box = shot[layout];
  if (!box) return shot.disc !== undefined;
  const [x, y, w, h] = box;
  const beginsElsewhere = x !== 0 || y !== 0;
  const isSmaller = w < STAGE[layout].w || h < STAGE[layout].h;
  const onlyShifts = beginsElsewhere && !isSmaller;
  return !onlyShifts;
}

/**
 * Fits a shot of a layout into a window (CSS pixels). A shot without a box gets the whole stage as its box.
 * - Usually the whole box is visible, so that the window's edge does not cut off the bubbles above the heads.
 * - Exception: an upright window of the medium layout shows the focus, if the shot has one. The scale grows until the
 *   box fills the window (see `scaleToFill`), or until a larger scale would cut off the focus.
 * - If the shot has a disc, the disc gets the position and size of the title's disc.
 *
 * Empty space is visible only if the stage and the box together cannot fill the window. A window side of 0 counts as
 * 1 pixel.
 */
export function fitShot(layout: Layout, { w, h }: Size, shot: Shot): Fit {
  const disc = shot.disc?.[layout];
  const { disc: _, ...withoutDisc } = shot;
  if (disc) return atTitleDisc(fitShot(layout, { w, h }, withoutDisc), disc);
  const window = { w: Math.max(1, w), h: Math.max(1, h) };
  const stage = STAGE[layout];
  const box = boxOf(shot, layout);
  const focus = layout === 'md' && window.h > window.w ? shot.focus : undefined;
  const [partX, partY, partW, partH] = focus ?? box;
  const scale = focus
    ? Math.min(scaleToFill(box, window), scaleToContain(focus, window))
    : scaleToContain(box, window);
  return {
    layout,
    scale,
    x: (0 - windowStart(partX, partW, window.w / scale, stage.w)) * scale,
    y: (0 - windowStart(partY, partH, window.h / scale, stage.h, MOST_BELOW_STAGE)) * scale,
  };
}

/** Chooses the layout of a window (CSS pixels) and fits the whole stage into it. */
export const fit = (window: Size): Fit => fitShot(window.w < MEDIUM ? 'sm' : 'md', window, {});

/**
 * The unit of length for words and controls, in CSS pixels. The unit equals the scale of the stage.
 * Exception: on the medium layout, if the window has a narrower shape than the stage, the unit is larger than
 * the scale (see `UPRIGHT`). Otherwise the words would be too small.
 */
export const unit = ({ layout, scale }: Fit, { w, h }: Size): number =>
  layout === 'sm'
    ? scale
    : Math.max(
        scale,
        Math.min(h / STAGE.md.h, Math.max(w / UPRIGHT.w, Math.min(h / UPRIGHT.h, w / UPRIGHT.leastW))),
      );

/** Interpolates two fits of one window: `way` 0 is `from`, 1 is `to`. */
export function between(from: Fit, to: Fit, way: number): Fit {
  const at = (a: number, b: number) => a + (b - a) * way;
  return way === 1
    ? to
    : { layout: to.layout, scale: at(from.scale, to.scale), x: at(from.x, to.x), y: at(from.y, to.y) };
}

/** The area that a window of this size (CSS pixels) shows, in stage units. May extend beyond the stage. */
export const visibleArea = ({ scale, x, y }: Omit<Fit, 'layout'>, { w, h }: Size): Area => ({
  x: -x / scale,
  y: -y / scale,
  w: w / scale,
  h: h / scale,
});
