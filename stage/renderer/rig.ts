import type { ElementState } from '../motion/elementState.ts';
import { type ImageId, RIG } from '../story/images.generated.ts';
import type { RigPose } from '../story/types.ts';

type Images = Readonly<Record<string, ImageId | null | undefined>>;

/** Back to front. `mouth` and `blink` replace the mouth and the eyes of `face`. */
export function partsOf(
  { face, near, far }: RigPose,
  { mouth, blink }: Pick<ElementState, 'mouth' | 'blink'>,
): ImageId[] {
  const features = RIG.faces[face];
  const images: Images = {
    ...RIG.fixed,
    carried_far: RIG.far[far].carried,
    hand_far: RIG.far[far].hand,
    arm_far: RIG.far[far].arm,
    carried_near: RIG.near[near].carried,
    hand_near: RIG.near[near].hand,
    arm_near: RIG.near[near].arm,
    brows: features.brows,
    eyes: blink ? RIG.blink : features.eyes,
    mouth: mouth ? RIG.talk[mouth] : features.mouth,
  };
  return RIG.slots.flatMap(slot => images[slot] ?? []);
}
