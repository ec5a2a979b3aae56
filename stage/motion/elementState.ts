/** An element of the tableau as it stands right now: plain values that GSAP moves and the renderer draws. */
import type { ImageId } from '../story/images.ts';
import type { Element, Expression, Layout, Placement, RigPose, Tableau } from '../story/types.ts';

/** A mouth shape of speech, named after the sound. */
export type Mouth = 'A' | 'E' | 'O' | 'M';

export interface ElementState {
  readonly id: string;
  image: ImageId | undefined;
  face: Expression | undefined;
  rig: RigPose | undefined;
  /** stage units */
  x: number;
  y: number;
  /** size, 1 is the image's own */
  k: number;
  /** degrees, clockwise */
  rotation: number;
  /** opacity, 0 to 1 */
  alpha: number;
  /** stage units below its placement, while it enters; above it where negative */
  lift: number;
  /** height while it breathes, 1 at rest */
  breath: number;
  /** the mouth shape while the ambassador talks; undefined: the one of her expression */
  mouth: Mouth | undefined;
  /** her eyes are shut */
  blink: boolean;
  /** how far it follows the pointer, see `Element` */
  depth: number;
  /** the higher one covers the lower one */
  z: number;
  /** it belongs to the place and does not enter */
  readonly isLayer: boolean;
}

/** By id, in the order of the tableau. */
export type ElementStates = Map<string, ElementState>;

/** Everything of an element that can be seen. */
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

/** Whether two states are drawn the same; a pose (`rig`) counts as the same only if it is the same object. */
export const looksLike = (one: ElementState, other: ElementState) =>
  VISIBLE.every(key => one[key] === other[key]);

/** Where a placement puts an element, and how large and how turned. */
export const standingAt = ({ x, y, k = 1, turn = 0 }: Placement) => ({ x, y, k, rotation: turn });

/** How an element looks at rest, or undefined where this layout does not show it. */
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

/** All elements of a tableau at rest, without those that this layout does not show. New objects each time. */
export function restingElements(tableau: Tableau, layout: Layout): ElementStates {
  const resting = tableau.flatMap(element => restOf(element, layout) ?? []);
  return new Map(resting.map(rest => [rest.id, rest]));
}
