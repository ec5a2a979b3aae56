/** What a pose is: the angles of the bones, and how the hands are held. */
import type { Point } from './geometry.ts';

export type HandKind =
  | 'open'
  | 'point'
  | 'two'
  | 'fist'
  | 'rest' // the drawn hands
  | 'flat'
  | 'hip'
  | 'ball'
  | 'glove' // how one of them is held
  | 'pocket'; // hidden

/** Where an arm goes: two angles, or a point near something, found by two-bone reach. */
export type Anchor = 'neck' | 'head' | 'hips' | 'kneeN' | 'kneeF' | 'ankleN' | 'ankleF';
interface ReachFor {
  near: Anchor;
  x: number;
  y: number;
  /** which way the elbow sticks out: 1 or -1 */
  bend: 1 | -1;
}
export type ArmPose = readonly [upper: number, lower: number] | ReachFor;
/** foot: 0 = flat, + = toe down (a raised heel), 180 = turned to the other side */
export type LegPose = readonly [thigh: number, shin: number, foot: number];

/** N = near side (screen left, drawn in front), F = far side. 0 = straight down, 90 = forward, 180 = up. */
export interface Pose {
  lean: number;
  head: number;
  armN: ArmPose;
  armF: ArmPose;
  legN: LegPose;
  legF: LegPose;
  hands: readonly [HandKind, HandKind];
  /** feet on the ground; otherwise in the air by `lift` */
  ground: boolean;
  lift?: number;
  hairSwing?: number;
  /** how far the shoulders turn to profile: 1 = front, below = narrower */
  twist?: number;
  /** seated or folded: the near thigh covers the shirt, and the seat is round */
  lap?: boolean;
  /** thigh lengths, shortened where they point at the viewer */
  foreshort?: readonly [number, number];
  /** the seat, not the feet, is on the ground */
  onGround?: boolean;
  /** the far arm comes in front of body and legs */
  farArmOver?: boolean;
  /** pushes the head forward from the neck, for a bowed one */
  headShift?: Point;
}
