/** One scale and one offset put the stage into any window: all of it, or what a shot shows. */
import type { Box, Disc, Layout, PerLayout, Shot } from '../story/types.ts';

export interface Size {
  readonly w: number;
  readonly h: number;
}

/** A part of the stage's plane, in stage units; x, y is its top left corner. */
export interface Area extends Size {
  readonly x: number;
  readonly y: number;
}

export interface Fit {
  readonly layout: Layout;
  /** CSS pixels per stage unit */
  readonly scale: number;
  /** CSS pixels from the window's corner to the stage's */
  readonly x: number;
  readonly y: number;
}

/** Stage units per layout. */
export const STAGE: Readonly<Record<Layout, Size>> = {
  md: { w: 1512, h: 982 },
  sm: { w: 394, h: 752 },
};

/** Where title pictures have their disc, in stage units. */
export const TITLE_DISC: PerLayout<Disc> = { md: [1150, 400, 330], sm: [252, 480, 150] };

/** Stage units that a window shows below the stage at most: the drawings of people end there, the sky goes on above. */
const BELOW = 95;

/** Units of words that an upright window is wide: one of 768 CSS pixels has words of 22. */
const UPRIGHT = 1000;

/** Viewports under this many CSS pixels get the small layout. */
export const MEDIUM = 768;

/** The scale at which all of a box is in a window. */
const whole = ([, , w, h]: Box, window: Size) => Math.min(window.w / w, window.h / h);
/** The scale at which a window is filled with a box; an upright one may come nearer, or people would be small in it. */
const filled = ([, , w, h]: Box, window: Size) =>
  Math.max(window.w / w, window.h / h) * Math.max(1, window.h / window.w);

/** What has to be seen of a layout's stage: a shot's own box, or all of it. */
const boxOf = (shot: Shot, layout: Layout): Box => shot[layout] ?? [0, 0, STAGE[layout].w, STAGE[layout].h];

/**
 * Where on a side of the stage the first of so many units is that are shown: round the middle of what has to be seen,
 * and not before or after the stage as long as they fit on it. Of more than that, and of what has to be seen, `after` at
 * most come after the stage.
 */
function startOf(from: number, size: number, units: number, stage: number, after = Infinity): number {
  const end = Math.min(Math.max(stage, from + size), stage + after);
  const over = units - end;
  if (over >= 0) return 0 - Math.max(over / 2, over - (stage + after - end));
  return Math.min(Math.max(from + (size - units) / 2, 0), end - units);
}

/** The fit in which a disc stands where another fit shows that of a title. */
function laidOn({ layout, scale, x, y }: Fit, [discX, discY, r]: Disc): Fit {
  const [titleX, titleY, titleR] = TITLE_DISC[layout];
  const near = (scale * titleR) / r;
  return { layout, scale: near, x: x + titleX * scale - discX * near, y: y + titleY * scale - discY * near };
}

/** Whether a shot shows something nearer than the stage does on this layout: not where it is moved, and as large. */
export function isNear(shot: Shot, layout: Layout): boolean {
  const box = shot[layout];
  if (!box) return shot.disc !== undefined;
  const [x, y, w, h] = box;
  const isMoved = x !== 0 || y !== 0;
  return !isMoved || w < STAGE[layout].w || h < STAGE[layout].h;
}

/**
 * How a window of so many CSS pixels shows a shot of a layout. The shot's box, or the stage, fills a window that is
 * narrower than it, as far as the shot's focus stays in it; an upright one shows all of the focus, also where that is
 * more than the box. Without a focus all of the box is seen, and in a wider window too, for words stand above the heads.
 * What is beyond the stage is seen only where the stage does not reach. A disc is laid on the title's. A window without
 * an area counts as one pixel.
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

/** How the whole stage fits into a window of so many CSS pixels, and which layout it has there. */
export const fit = (window: Size): Fit => fitShot(window.w < MEDIUM ? 'sm' : 'md', window, {});

/** CSS pixels of a unit of words and controls: those of the whole stage, and more in an upright window. */
export const unit = ({ layout, scale }: Fit, { w, h }: Size): number =>
  layout === 'sm' ? scale : Math.max(scale, Math.min(h / STAGE.md.h, w / UPRIGHT));

/** So far on the way from one fit of a window to another: at 0 the first, at 1 the second. */
export function between(from: Fit, to: Fit, way: number): Fit {
  const at = (a: number, b: number) => a + (b - a) * way;
  return way === 1
    ? to
    : { layout: to.layout, scale: at(from.scale, to.scale), x: at(from.x, to.x), y: at(from.y, to.y) };
}

/** What a window (CSS pixels) shows of the stage's plane, in stage units. */
export const shown = ({ scale, x, y }: Omit<Fit, 'layout'>, { w, h }: Size): Area => ({
  x: -x / scale,
  y: -y / scale,
  w: w / scale,
  h: h / scale,
});
