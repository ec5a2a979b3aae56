/** The waist-up ambassador in pieces, and what the scene must know to put them together. */
import { AMBASSADOR_FACES } from '../cast/index.ts';
import { ARM, AVATAR_PARTS, SLOTS } from '../kit/index.ts';
import { type Drawings, thing } from './picture.ts';

/** Stage units per avatar unit. */
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
        shoulder: arm.pivot,
        wrist: arm.wrist,
        grip: arm.carry?.pivot ?? null,
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

/** Draw order, which image fills a slot, and what each turns about; points are avatar units. */
export const rig = () => ({
  k: K,
  slots: SLOTS,
  /** turn together about the neck; the puff follows late */
  head: {
    pivot: AVATAR_PARTS.head?.pivot,
    slots: ['hair_puff', 'head', 'mouth', 'eyes', 'hair_front', 'brows', 'pencil'],
  },
  fixed: Object.fromEntries(
    FIXED.map(part => [part, { image: image(part), pivot: AVATAR_PARTS[part]?.pivot }]),
  ),
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

/** The parts that a pose can show: the kit has more mouths than she needs. */
const shown = new Set(JSON.stringify(rig()).match(/romy_\w+/g));

export const pictures: Drawings = Object.fromEntries(
  Object.entries(AVATAR_PARTS)
    .filter(([name]) => shown.has(`romy_${name}`))
    .map(([name, part]) => [name, thing(part.drawn(), K)]),
);
