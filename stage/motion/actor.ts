/** An element of the picture as it stands right now: plain values that GSAP moves and the scene draws. */
import type { ImageId } from '../story/images.ts';
import type { Element, Expression, Layout, RigPose, Tableau } from '../story/types.ts';

export type Mouth = 'A' | 'E' | 'O' | 'M';

export interface Actor {
  readonly id: string;
  image: ImageId | undefined;
  face: Expression | undefined;
  rig: RigPose | undefined;
  /** stage units */
  x: number;
  y: number;
  /** size, 1 is the image's own */
  k: number;
  /** degrees */
  turn: number;
  alpha: number;
  /** stage units below its spot, while it enters */
  lift: number;
  /** height while it breathes, 1 at rest */
  breath: number;
  /** what the ambassador's mouth says right now, and whether her eyes are shut */
  mouth: Mouth | undefined;
  blink: boolean;
  depth: number;
  z: number;
  /** belongs to the place: it does not enter */
  readonly piece: boolean;
}

export type Actors = Map<string, Actor>;

/** Everything of an actor that can be seen. */
const LOOK = [
  'image',
  'face',
  'rig',
  'mouth',
  'blink',
  'x',
  'y',
  'k',
  'turn',
  'alpha',
  'lift',
  'breath',
  'depth',
  'z',
] as const;
export const looksLike = (actor: Actor, other: Actor) => LOOK.every(key => actor[key] === other[key]);

/** How an element looks at rest, or undefined where this layout does not show it. */
export function restOf(element: Element, layout: Layout): Actor | undefined {
  const spot = element[layout];
  if (!spot) return undefined;
  return {
    id: element.id,
    image: element.image,
    face: element.face,
    rig: element.rig,
    x: spot.x,
    y: spot.y,
    k: spot.k ?? 1,
    turn: spot.turn ?? 0,
    alpha: 1,
    lift: 0,
    breath: 1,
    mouth: undefined,
    blink: false,
    depth: element.depth,
    z: element.z ?? element.depth,
    piece: element.piece ?? (spot.x === 0 && spot.y === 0),
  };
}

export function restingActors(tableau: Tableau, layout: Layout): Actors {
  const resting = tableau.flatMap(element => restOf(element, layout) ?? []);
  return new Map(resting.map(actor => [actor.id, actor]));
}

/** A piece of the place, not somebody who stands in it: what is drawn in the stage's own coordinates, and a door. */
export const isPlace = (actor: Actor) => actor.piece;
