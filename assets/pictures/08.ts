/** Chapter 8: the pitch in the evening. */
import { eveningPitch } from '../places/eveningPitch.ts';
import { title8 } from '../titles/index.ts';
import { type Drawings, person, place, title } from './picture.ts';

export const pictures: Drawings = {
  ...title(title8),
  ...place(eveningPitch, {
    sm: {
      back: ['sky', 'far', 'turf', 'goal'],
      front: ['castshadow', 'cones'],
    },
  }),
  zoe_proud: person('zoe', 'proud', { as: 'glovesUnderArm' }, { md: 0.64, sm: 0.34 }),
};
