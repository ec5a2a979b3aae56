/** The parts of the ambassador's waist-up drawing, and the data with which the stage assembles them. */
import { AMBASSADOR_FACES } from '../cast/index.ts';
import { ARM, AVATAR_PARTS, HEM, SLOTS } from '../kit/index.ts';
import { type Drawings, thing } from './image.ts';

const K = { md: 0.95, sm: 0.52 } as const;

const image = (part: string) => {
  if (!(part in AVATAR_PARTS)) throw new Error(`the ambassador has no part "${part}"`);
  return `romy_${part}`;
};

function armsOf(side: 'near' | 'far') {
  const poses = Object.entries(ARM).filter(([pose]) => pose.startsWith(side));
  return Object.fromEntries(
    poses.map(([pose, arm]) => [
      pose,
      {
        arm: image(`arm_${pose}`),
        hand: image(`hand_${pose}`),
        carried: arm.carry ? image(arm.carry.name) : null,
      },
    ]),
  );
}

const FIXED = [
  'hair_puff',
  'collar_back',
  'torso',
  'neck',
  'lanyard',
  'collar_front',
  'head',
  'hair_front',
  'pencil',
];

/** The data of the rig: the slots in draw order, and the images for each slot. */
export const rig = () => ({
  /** stage units per avatar unit, by layout; avatar units are the drawing units of kit/avatar/avatar.ts */
  k: K,
  /** avatar units from the rig's origin to the jacket's hem; the hem does not move while the ambassador breathes */
  hem: HEM,
  slots: SLOTS,
  fixed: Object.fromEntries(FIXED.map(part => [part, image(part)])),
  near: armsOf('near'),
  far: armsOf('far'),
  faces: Object.fromEntries(
    Object.entries(AMBASSADOR_FACES).map(([face, [brows, eyes, mouth]]) => [
      face,
      { brows: image(`brows_${brows}`), eyes: image(`eyes_${eyes}`), mouth: image(`mouth_${mouth}`) },
    ]),
  ),
  blink: image('eyes_blink'),
  talk: { A: image('mouth_A'), E: image('mouth_E'), O: image('mouth_O'), M: image('mouth_M') },
});

/** The ids of the images that the rig can show. Other parts of the avatar, such as some mouths, are left out. */
const shown = new Set(JSON.stringify(rig()).match(/romy_\w+/g));

export const images: Drawings = Object.fromEntries(
  Object.entries(AVATAR_PARTS)
    .filter(([name]) => shown.has(`romy_${name}`))
    .map(([name, part]) => [name, thing(part.drawn(), K)]),
);
