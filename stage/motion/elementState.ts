/** The current state of an element of the tableau: plain values that GSAP animates and the renderer draws. */
import type { Element, Expression, ImageName, Layout, Placement, RigPose, Tableau } from '../story/types.ts';

/** A mouth shape of speech, named after the sound. */
export type Mouth = 'A' | 'E' | 'O' | 'M';

export interface ElementState {
  readonly id: string;
  image: ImageName | undefined;
  face: Expression | undefined;
  rig: RigPose | undefined;
  /** stage units */
  x: number;
  y: number;
  /** scale; 1 is the image's own size */
  k: number;
  /** degrees, clockwise */
  rotation: number;
  /** opacity, 0 to 1 */
  alpha: number;
  /**
   * vertical offset from the placement while the element enters or hops, in stage units: positive below, negative above
   */
  lift: number;
  /** factor of the height while the ambassador breathes; 1 at rest */
  breath: number;
  /** the mouth shape while the ambassador talks; undefined: the mouth of her expression */
  mouth: Mouth | undefined;
  /** the ambassador's eyes are shut */
  blink: boolean;
  /** factor of the movement with the pointer; see `ElementLook.depth` */
  depth: number;
  /** an element with a higher value covers one with a lower value */
  z: number;
  /** the element belongs to the place and has no entry animation */
  readonly isLayer: boolean;
}

/** The elements' states by id, in the order of the tableau. */
export type ElementStates = Map<string, ElementState>;

/** The properties that change how an element looks. */
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

/** Whether two states look the same. Poses (`rig`) are the same only if they are the same object. */
export const looksLike = (one: ElementState, other: ElementState) =>
  VISIBLE.every(key => one[key] === other[key]);

/** Position, size and rotation of a placement. */
export const standingAt = ({ x, y, k = 1, turn = 0 }: Placement) => ({ x, y, k, rotation: turn });

/** Returns an element's state at rest; undefined if this layout does not show it. */
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

/**
 * Returns all elements of a tableau at rest, without those that this layout does not show. Each call makes new objects.
 */
export function restingElements(tableau: Tableau, layout: Layout): ElementStates {
  const resting = tableau.flatMap(element => restOf(element, layout) ?? []);
  return new Map(resting.map(rest => [rest.id, rest]));
}
