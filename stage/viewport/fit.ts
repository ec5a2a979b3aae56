/** Computes one scale and one offset that fit the stage, or a shot of it, into a window. */
import { TITLE_DISC } from '../story/discs.ts';
import type { Box, Disc, Layout, Shot } from '../story/types.ts';

export interface Size {
  readonly w: number;
  readonly h: number;
}

/** A rectangle of the stage's plane, in stage units; x, y is its top left corner. */
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
const BELOW = 95;

/**
 * Size of an upright window, in the units of the function `unit`:
 * - A window of the shape 3:4 is `w` units wide. If it is 768 CSS pixels wide, its words are 22 pixels high.
 * - A window of a narrower shape is `h` units high. Exception: a very narrow window is `least` units wide. Words are
 *   larger than in a 3:4 window, because visitors read a large upright screen from further away.
 */
const UPRIGHT = { w: 1000, h: 1333, least: 750 };

/** Windows narrower than this, in CSS pixels, get the small layout. */
export const MEDIUM = 768;

/** The largest scale at which the whole box is visible in the window. */
const whole = ([, , w, h]: Box, window: Size) => Math.min(window.w / w, window.h / h);
/**
 * The scale at which the box fills the window. In an upright window the scale is larger, because people would be too
 * small otherwise.
 */
const filled = ([, , w, h]: Box, window: Size) =>
  Math.max(window.w / w, window.h / h) * Math.max(1, window.h / window.w);

/** The box of a shot on a layout; the whole stage if the shot has none. */
const boxOf = (shot: Shot, layout: Layout): Box => shot[layout] ?? [0, 0, STAGE[layout].w, STAGE[layout].h];

/**
 * Returns the stage coordinate at the window's left edge (or upper edge, for the y axis). All lengths are in stage
 * units. The stage is `stage` long, and the window shows `units`. The part to show begins at `from` and is `size` long.
 * - If the stage and the part together can fill the window, no empty space is visible. The part is as near to the
 *   window's middle as possible.
 * - Otherwise the empty space is divided equally between the two ends of the window.
 * - At most `after` units beyond the end of the stage are visible, even if the part ends later.
 */
function startOf(from: number, size: number, units: number, stage: number, after = Infinity): number {
  const end = Math.min(Math.max(stage, from + size), stage + after);
  const over = units - end;
  if (over >= 0) return 0 - Math.max(over / 2, over - (stage + after - end));
  return Math.min(Math.max(from + (size - units) / 2, 0), end - units);
}

/** Returns a fit that shows the disc where the given fit shows the title's disc, and in the same size. */
function laidOn({ layout, scale, x, y }: Fit, [discX, discY, r]: Disc): Fit {
  const [titleX, titleY, titleR] = TITLE_DISC[layout];
  const near = (scale * titleR) / r;
  return { layout, scale: near, x: x + titleX * scale - discX * near, y: y + titleY * scale - discY * near };
}

/**
 * Whether a shot is near on this layout. In a near shot, even a slightly enlarged image gets a finer texture.
 * - A shot without a box is near if it has a disc.
 * - A shot with a box is near if the box is narrower or lower than the stage.
 * - A shot whose box begins at 0, 0 is also near, even if the box is the whole stage. Several chapters have such a
 *   shot, and enlarge its figures.
 * - All other shots are not near. A large box that begins elsewhere only moves the picture.
 */
export function isNear(shot: Shot, layout: Layout): boolean {
  const box = shot[layout];
  if (!box) return shot.disc !== undefined;
  const [x, y, w, h] = box;
  const isMoved = x !== 0 || y !== 0;
  return !isMoved || w < STAGE[layout].w || h < STAGE[layout].h;
}

/**
 * Fits a shot of a layout into a window (CSS pixels). A shot without a box gets the whole stage as its box.
 * - Usually the whole box is visible, so that the window's edge does not cut off the bubbles above the heads.
 * - Exception: the shot has a focus, the layout is medium, and the window has a narrower shape than the box. Then the
 *   scale grows until the box fills the window (see `filled`), but only as long as the whole focus is visible.
 *   An upright window always shows the whole focus. Other windows can cut off a focus that is larger than the box.
 * - If the shot has a disc, the disc gets the position and size of the title's disc.
 *
 * Empty space is visible only if the stage and the box together cannot fill the window. A window side of 0 counts as
 * 1 pixel.
 */
export function fitShot(layout: Layout, { w, h }: Size, shot: Shot): Fit {
  const disc = shot.disc?.[layout];
  const { disc: _, ...title } = shot;
  if (disc) return laidOn(fitShot(layout, { w, h }, title), disc);
  const window = { w: Math.max(1, w), h: Math.max(1, h) };
  const stage = STAGE[layout];
  const box = boxOf(shot, layout);
  const isWider = window.w * box[3] > window.h * box[2];
  const focus = (layout === 'md' && !isWider && shot.focus) || box;
  const [x, y, width, height] = focus;
  const least = window.h > window.w ? 0 : whole(box, window);
  const scale = Math.max(least, Math.min(filled(box, window), whole(focus, window)));
  return {
    layout,
    scale,
    x: (0 - startOf(x, width, window.w / scale, stage.w)) * scale,
    y: (0 - startOf(y, height, window.h / scale, stage.h, BELOW)) * scale,
  };
}

/** Chooses the layout of a window (CSS pixels) and fits the whole stage into it. */
export const fit = (window: Size): Fit => fitShot(window.w < MEDIUM ? 'sm' : 'md', window, {});

/**
 * The unit of length for words and controls, in CSS pixels. It equals the scale of the stage. Exception: on the medium
 * layout it is larger in a window of a narrower shape than the stage.
 */
export const unit = ({ layout, scale }: Fit, { w, h }: Size): number =>
  layout === 'sm'
    ? scale
    : Math.max(
        scale,
        Math.min(h / STAGE.md.h, Math.max(w / UPRIGHT.w, Math.min(h / UPRIGHT.h, w / UPRIGHT.least))),
      );

/** Interpolates two fits of one window: `way` 0 is `from`, 1 is `to`. */
export function between(from: Fit, to: Fit, way: number): Fit {
  const at = (a: number, b: number) => a + (b - a) * way;
  return way === 1
    ? to
    : { layout: to.layout, scale: at(from.scale, to.scale), x: at(from.x, to.x), y: at(from.y, to.y) };
}

/** The area of the stage's plane that a window (CSS pixels) shows, in stage units. */
export const shown = ({ scale, x, y }: Omit<Fit, 'layout'>, { w, h }: Size): Area => ({
  x: -x / scale,
  y: -y / scale,
  w: w / scale,
  h: h / scale,
});
