import { TITLE_DISC } from '../story/discs.ts';
import type { Box, Disc, Layout, Shot } from '../story/types.ts';

export interface Size {
  readonly w: number;
  readonly h: number;
}

/** In stage units unless stated otherwise; may extend past the stage. */
export interface Area extends Size {
  readonly x: number;
  readonly y: number;
}

export interface Fit {
  readonly layout: Layout;
  /** CSS pixels per stage unit */
  readonly scale: number;
  /** the stage's top left corner, in CSS pixels of the window */
  readonly x: number;
  readonly y: number;
}

export const STAGE: Readonly<Record<Layout, Size>> = {
  md: { w: 1512, h: 982 },
  sm: { w: 394, h: 752 },
};

/** Stage units visible below the stage: drawings of people do not extend further down. The sky above has no limit. */
const MOST_BELOW_STAGE = 95;

/**
 * Width and height of an upright window in units of words (see `unit`), by its shape: `w` wide from 1:1 to 3:4 (a
 * bubble's words are 22 pixels at 768), `h` high from 3:4 to 9:16, `leastW` wide below. Narrower windows get larger
 * words, because large upright screens are read from further away.
 */
const UPRIGHT = { w: 1000, h: 1333, leastW: 750 };

/** CSS pixels below which a window gets the small layout. */
export const MEDIUM = 768;

const scaleToContain = ([, , w, h]: Box, window: Size) => Math.min(window.w / w, window.h / h);
/** Fills an upright window, times height / width, because people would be too small otherwise. */
const scaleToFill = ([, , w, h]: Box, window: Size) =>
  Math.max(window.w / w, window.h / h) * (window.h / window.w);

const boxOf = (shot: Shot, layout: Layout): Box => shot[layout] ?? [0, 0, STAGE[layout].w, STAGE[layout].h];

/**
 * The stage coordinate at the window's left (or upper) edge, in stage units, with the part as near to the middle as
 * possible. Empty space is visible only if stage and part cannot fill the window, and is then divided equally, with at
 * most `mostBeyond` units beyond the right (or lower) edge.
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
 * In a near shot even a slightly enlarged image gets a finer texture. Near is a shot with a disc, and every box except
 * one that only shifts the picture (as large as the stage, but not from 0, 0). A box of the whole stage is near: it
 * shows enlarged figures in several chapters.
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
 * Fits a shot into a window (CSS pixels; 0 counts as 1). The whole box is visible, so that bubbles above heads are not
 * cut off; an upright window of the medium layout instead fills itself with the box until the focus would be cut off. A
 * disc gets the place of the title's disc.
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

/** `window` is in CSS pixels. */
export const fit = (window: Size): Fit => fitShot(window.w < MEDIUM ? 'sm' : 'md', window, {});

/**
 * Unit of length for words and controls, in CSS pixels: the stage's scale, but larger in windows of a narrower shape
 * than the stage, where the words would be too small (see `UPRIGHT`).
 */
export const unit = ({ layout, scale }: Fit, { w, h }: Size): number =>
  layout === 'sm'
    ? scale
    : Math.max(
        scale,
        Math.min(h / STAGE.md.h, Math.max(w / UPRIGHT.w, Math.min(h / UPRIGHT.h, w / UPRIGHT.leastW))),
      );

export function between(from: Fit, to: Fit, way: number): Fit {
  const at = (a: number, b: number) => a + (b - a) * way;
  return way === 1
    ? to
    : { layout: to.layout, scale: at(from.scale, to.scale), x: at(from.x, to.x), y: at(from.y, to.y) };
}

/** In stage units, of a window in CSS pixels. May extend beyond the stage. */
export const visibleArea = ({ scale, x, y }: Omit<Fit, 'layout'>, { w, h }: Size): Area => ({
  x: -x / scale,
  y: -y / scale,
  w: w / scale,
  h: h / scale,
});
