import type { Element, Expression, ImageName, Layout, Placement, RigPose, Tableau } from '../story/types.ts';

export type Mouth = 'A' | 'E' | 'O' | 'M';

export interface ElementState {
  readonly id: string;
  image: ImageName | undefined;
  face: Expression | undefined;
  rig: RigPose | undefined;
  /** stage units */
  x: number;
  y: number;
  /** scale of the image's own size */
  k: number;
  /** degrees, clockwise */
  rotation: number;
  alpha: number;
  /** vertical offset while the element enters or hops, in stage units: positive below */
  lift: number;
  breath: number;
  mouth: Mouth | undefined;
  blink: boolean;
  depth: number;
  /** a higher value covers a lower one */
  z: number;
  /** belongs to the place, without an entry */
  readonly isLayer: boolean;
}

export type ElementStates = Map<string, ElementState>;

const VISIBLE = [
  'image',
  'face',
  'rig',
  'mouth',
  'blink',
  'x',
  'y',
  'k',
  'rotation',
  'alpha',
  'lift',
  'breath',
  'depth',
  'z',
] as const;

/** Poses (`rig`) are the same only if they are the same object. */
export const looksLike = (one: ElementState, other: ElementState) =>
  VISIBLE.every(key => one[key] === other[key]);

export const standingAt = ({ x, y, k = 1, turn = 0 }: Placement) => ({ x, y, k, rotation: turn });

export function restOf(element: Element, layout: Layout): ElementState | undefined {
  const placement = element[layout];
  if (!placement) return undefined;
  return {
    id: element.id,
    image: element.image,
    face: element.face,
    rig: element.rig,
    ...standingAt(placement),
    alpha: 1,
    lift: 0,
    breath: 1,
    mouth: undefined,
    blink: false,
    depth: element.depth,
    z: placement.z ?? element.z ?? element.depth,
    isLayer: element.piece ?? (placement.x === 0 && placement.y === 0),
  };
}

/** Makes new objects, without the elements that this layout does not show. */
export function restingElements(tableau: Tableau, layout: Layout): ElementStates {
  const resting = tableau.flatMap(element => restOf(element, layout) ?? []);
  return new Map(resting.map(rest => [rest.id, rest]));
}
