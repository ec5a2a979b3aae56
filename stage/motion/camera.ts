import type { Box, Layout, Shot } from '../story/types.ts';

export interface Camera {
  from: Shot;
  to: Shot;
  /** 0 at `from`, 1 at `to` */
  way: number;
}

export const hold = (camera: Camera, shot: Shot) => Object.assign(camera, { from: shot, to: shot, way: 1 });

/** The empty shot `{}` shows the whole stage. */
export const newCamera = (): Camera => ({ from: {}, to: {}, way: 1 });

/** Two boxes are almost equal if one contains the other and is at most this many times as wide and as high. */
const ALMOST_EQUAL = 1.06;

const isInside = ([x, y, w, h]: Box, [left, top, width, height]: Box) =>
  x >= left && y >= top && x + w <= left + width && y + h <= top + height;

const isSame = (one: Box | undefined, other: Box | undefined) =>
  one === other || (one && other && one.every((value, i) => value === other[i]));

const almostFills = (near: Box, wide: Box) =>
  isInside(near, wide) && wide[2] <= near[2] * ALMOST_EQUAL && wide[3] <= near[3] * ALMOST_EQUAL;

const areAlmostEqual = (one: Box | undefined, other: Box | undefined) =>
  one && other && (almostFills(one, other) || almostFills(other, one));

/**
 * How the camera changes to another shot:
 * - 'none': this layout shows no difference (the small layout ignores the focus)
 * - 'slowly': the boxes or the focuses are almost equal
 * - 'at once': only the focuses differ, and a window that is not higher than wide shows the same with both
 * - 'cut': all other changes; a dark area crosses the window
 */
export function cameraChange(
  from: Shot,
  to: Shot,
  layout: Layout,
  isUpright: boolean,
): 'none' | 'slowly' | 'at once' | 'cut' {
  if (from.disc !== to.disc) return 'cut';
  const [before, after] = [from[layout], to[layout]];
  if (!isSame(before, after)) return areAlmostEqual(before, after) ? 'slowly' : 'cut';
  if (layout === 'sm' || isSame(from.focus, to.focus)) return 'none';
  if (areAlmostEqual(from.focus, to.focus)) return 'slowly';
  return isUpright ? 'cut' : 'at once';
}
