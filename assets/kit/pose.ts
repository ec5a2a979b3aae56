/** The type of a pose: the angles of the bones and the kinds of the hands. */
import type { Point } from './geometry.ts';

/**
 * The kinds from 'open' to 'rest' are shapes of a hand. The kinds from 'flat' to 'glove' are uses of a hand: each is
 * drawn with one of the shapes.
 */
export type HandKind =
  | 'open'
  | 'point'
  | 'two'
  | 'fist'
  | 'rest'
  | 'flat'
  | 'hip'
  | 'ball'
  | 'glove'
  | 'pocket'; // the hand is hidden

/** A joint from which the position of a hand is measured. */
export type Anchor = 'neck' | 'head' | 'hips' | 'kneeN' | 'kneeF' | 'ankleN' | 'ankleF';
interface WristPosition {
  from: Anchor;
  x: number;
  y: number;
  /** the side to which the elbow bends. If the arm hangs down: 1 = to the front, -1 = to the back */
  bend: 1 | -1;
}
/**
 * Either the angles of the upper and lower arm in degrees, or the position x, y of the wrist. This position is measured
 * from a joint, for example `from: 'neck'`.
 */
export type ArmPose = readonly [upper: number, lower: number] | WristPosition;
/** Three angles in degrees. foot: 0 = flat; more than 0 = toe down, heel up; 180 = flat, and the boot is mirrored. */
export type LegPose = readonly [thigh: number, shin: number, foot: number];

/**
 * N: near side (left on the screen, drawn in front). F: far side. Angles are in degrees: 0 = straight down, 90 =
 * forward, 180 = up.
 */
export interface Pose {
  lean: number;
  head: number;
  armN: ArmPose;
  armF: ArmPose;
  legN: LegPose;
  legF: LegPose;
  hands: readonly [HandKind, HandKind];
  /** true: the feet are on the ground; false: they are `lift` figure units above the ground */
  feetOnGround: boolean;
  lift?: number;
  hairSwing?: number;
  /**
   * factor of the width of shoulders and hips: 1 = seen from the front; less than 1 = turned towards profile, so
   * narrower
   */
  twist?: number;
  /** the figure sits or squats: the near thigh covers the shirt, and the hip is round */
  hasLap?: boolean;
  /** factors of the length of the near and the far thigh; less than 1 for a thigh that points at the viewer */
  foreshort?: readonly [number, number];
  /** the figure sits on the ground: its seat is at y = 0, instead of its lower foot */
  sitsOnGround?: boolean;
  /** draws the far arm in front of body and legs */
  farArmOver?: boolean;
  /** shift of the head from its usual position on the neck, in figure units: x forward, y down */
  headShift?: Point;
}
