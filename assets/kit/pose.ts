/** The type of a pose: angles of the bones and shapes of the hands. */
import type { Point } from './geometry.ts';

export type HandKind =
  | 'open'
  | 'point'
  | 'two'
  | 'fist'
  | 'rest' // from 'open' to here: hand shapes
  | 'flat'
  | 'hip'
  | 'ball'
  | 'glove' // from 'flat' to here: ways to hold one of these shapes
  | 'pocket'; // the hand is hidden

/** A joint near which a hand can lie. */
export type Anchor = 'neck' | 'head' | 'hips' | 'kneeN' | 'kneeF' | 'ankleN' | 'ankleF';
interface ReachFor {
  near: Anchor;
  x: number;
  y: number;
  /** the side to which the elbow bends */
  bend: 1 | -1;
}
/** The angles of both bones in degrees, or the point that the wrist reaches, relative to an anchor. */
export type ArmPose = readonly [upper: number, lower: number] | ReachFor;
/** foot: 0 = flat, + = toe down (a raised heel), 180 = turned to the other side */
export type LegPose = readonly [thigh: number, shin: number, foot: number];

/** N = near side (screen left, drawn in front), F = far side. Degrees: 0 = straight down, 90 = forward, 180 = up. */
export interface Pose {
  lean: number;
  head: number;
  armN: ArmPose;
  armF: ArmPose;
  legN: LegPose;
  legF: LegPose;
  hands: readonly [HandKind, HandKind];
  /** true: feet on the ground; false: `lift` drawing units above it */
  ground: boolean;
  lift?: number;
  hairSwing?: number;
  /** shoulder width: 1 = frontal; less is narrower, turned towards profile */
  twist?: number;
  /** seated or folded: the near thigh covers the shirt, and the seat is round */
  lap?: boolean;
  /** lengths of the near and far thigh, as shares: less than 1 where a thigh points at the viewer */
  foreshort?: readonly [number, number];
  /** the seat, not the feet, is on the ground */
  onGround?: boolean;
  /** draws the far arm in front of body and legs */
  farArmOver?: boolean;
  /** moves the head forward from the neck, for a bowed head */
  headShift?: Point;
}
