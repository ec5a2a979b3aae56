/** Computes where the targets of a step are in a window, in stage units. */
import { type Fit, fitShot, type Layout, type Size, type View } from '../stage/index.ts';
import { partsOf } from '../stage/renderer/rig.ts';
import type { Element, RegionOf } from '../stage/story/types.ts';
import type { Numbers } from './edit.ts';
import { ALL } from './site.ts';
import { elementsOf, isWhole, type Target, valueAt } from './targets.ts';

/** A rectangle in stage units, turned by `turn` degrees about its origin (x + originX, y + originY). */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly originX: number;
  readonly originY: number;
  readonly turn: number;
}

/**
 * Returns the fit of a window that shows a step. While the shot or its focus is the target, the window shows the whole
 * stage.
 */
export const fitOf = (view: View, layout: Layout, size: Size, target: Target | undefined): Fit =>
  fitShot(layout, size, isWhole(target) ? ALL : view.shot);

const imagesOf = ({ image, face, rig }: Element): readonly string[] =>
  rig ? partsOf(rig, { mouth: undefined, blink: false }) : image ? [image, `${image}_head_${face}`] : [];

/** The box around all images of an element; undefined if none is loaded. */
function elementBox(element: Element, layout: Layout, regionOf: RegionOf): Box | undefined {
  const placement = element[layout];
  const regions = imagesOf(element).flatMap(image => regionOf(image) ?? []);
  if (!placement || regions.length === 0) return undefined;
  const { x, y, k = 1, turn = 0 } = placement;
  const left = Math.min(...regions.map(region => region.x)) * k;
  const top = Math.min(...regions.map(region => region.y)) * k;
  const right = Math.max(...regions.map(region => region.x + region.w)) * k;
  const bottom = Math.max(...regions.map(region => region.y + region.h)) * k;
  return { x: x + left, y: y + top, w: right - left, h: bottom - top, originX: -left, originY: -top, turn };
}

/** The box of a target; a mouth is a point, with no width. Undefined if the step has no such target. */
export function boxOf(view: View, target: Target, layout: Layout, regionOf: RegionOf): Box | undefined {
  const element = view.tableau.find(({ id }) => target === `element:${id}`);
  if (element) return elementBox(element, layout, regionOf);
  const value = valueAt(view, target, layout);
  if (!value || !('length' in value)) return undefined;
  const [x = 0, y = 0, w = 0, h = 0] = value;
  return { x, y, w, h, originX: 0, originY: 0, turn: 0 };
}

const isIn = ({ x, y, w, h }: Box, [px, py]: readonly [number, number]) =>
  px >= x && px <= x + w && py >= y && py <= y + h;

/**
 * Returns the target at a point, in stage units: the mouth if it is at most `near` away, otherwise the front element at
 * the point, otherwise the bubble's free area. Ignores the layers of the place.
 */
export function targetAt(
  view: View,
  layout: Layout,
  regionOf: RegionOf,
  point: readonly [number, number],
  near: number,
): Target | undefined {
  const mouth = boxOf(view, 'mouth', layout, regionOf);
  if (mouth && Math.hypot(mouth.x - point[0], mouth.y - point[1]) <= near) return 'mouth';
  const figures = elementsOf(view, layout).filter(
    each => !each.piece && (each[layout]?.x || each[layout]?.y),
  );
  const front: Target[] = figures.map(({ id }): Target => `element:${id}`).reverse();
  return [...front, 'bubble' as const].find(target => {
    const box = boxOf(view, target, layout, regionOf);
    return box && isIn(box, point);
  });
}

/** What a gesture adds to a value's numbers: places and sizes in stage units, scale as a share of 1, turn in degrees. */
export type Shift = Partial<Record<'x' | 'y' | 'w' | 'h' | 'k' | 'turn', number>>;

/** Adds a shift to the numbers of a placement, of a box, which is scaled about its middle, or of a point. */
export function shifted(was: Numbers, { x = 0, y = 0, w = 0, h = 0, k = 0, turn = 0 }: Shift): Numbers {
  if (was.x !== undefined && was.y !== undefined) {
    const scaled = k !== 0 && { k: Math.max(1, Math.round(((was.k ?? 1) + k) * 100)) / 100 };
    return { x: was.x + x, y: was.y + y, ...scaled, ...(turn !== 0 && { turn: (was.turn ?? 0) + turn }) };
  }
  const { 0: left = 0, 1: top = 0, 2: width, 3: height } = was;
  if (width === undefined || height === undefined) return { 0: left + x, 1: top + y };
  const [wide, high] = [Math.round((width * k) / 2), Math.round((height * k) / 2)];
  return {
    0: left + x - wide,
    1: top + y - high,
    2: Math.max(1, width + w + 2 * wide),
    3: Math.max(1, height + h + 2 * high),
  };
}
