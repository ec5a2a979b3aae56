/**
 * Images of chapter 6: the pitch in the last minute, then the changing room. For the players' safety, nobody in the
 * changing room changes clothes or holds a phone.
 */

import { card6 } from '../cards/card6.ts';
import { zoeNear } from '../cast/zoeNear.ts';
import { C, disc, HANDHELD, LEMON, rect } from '../kit/index.ts';
import { FALL } from '../places/benchView.ts';
import { changingRoom, dust } from '../places/changingRoom.ts';
import { matchBall } from '../places/props/balls.ts';
import { openPitch } from '../places/props/fullWindow/openPitch.ts';
import { scoreboard, wedge, wetGrass } from '../places/props/lostBall.ts';
import { tapDrip } from '../places/props/tap.ts';
import { title6 } from '../titles/title6.ts';
import { type Drawings, person, place, SM, seated, thing, title, withShadows } from './image.ts';

const TEAM = { md: 0.76, sm: SM.chapter6 } as const;
/** scale of Luana and Samira, whom only the medium layout shows: the small layout has no room for them */
const MD_ONLY = { md: TEAM.md } as const;

const PITCH = { md: 0.62, sm: 0.3 } as const;
/** images of the last minute, on the pitch */
const lastMinute: Drawings = withShadows(FALL, {
  // the two skies are small drawings, which the stage enlarges
  sky: thing(rect(-8, -8, 16, 16, LEMON), { md: 1, sm: 1 }),
  'sky-ember': thing(rect(-8, -8, 16, 16, C.ember), { md: 1, sm: 1 }),
  wet: { md: () => wetGrass('md'), sm: () => wetGrass('sm') },
  wedge: thing(wedge(), { md: 0.25, sm: 0.125 }),
  'board-before': thing(scoreboard('before'), { md: 0.3, sm: 0.14 }),
  'board-half': thing(scoreboard('half'), { md: 0.3, sm: 0.14 }),
  board: thing(scoreboard('after'), { md: 0.3, sm: 0.14 }),
  pitch: { md: () => openPitch('md', 76), sm: () => openPitch('sm', 44) },
  'sun-low': thing(disc(0, 0, 62, C.amber), { md: 1, sm: 0.4 }),
  sun: thing(disc(0, 0, 62, C.white), { md: 1, sm: 21 / 62 }),
  ball: thing(matchBall(), PITCH),
  alma_juggle: person('alma', 'juggle', { expr: 'effort' }, PITCH),
  alma_shocked: person('alma', 'juggle', { expr: 'shocked' }, PITCH),
  nine_run: person('opponent', 'run', { expr: 'effort' }, PITCH),
  lea_pockets: person('bigLea', 'pockets', { expr: 'stunned' }, PITCH),
});

export const images: Drawings = {
  ...title(title6),
  ...lastMinute,
  ...place(changingRoom, {
    sm: {
      back: ['wall', 'floor', 'daylight', 'pegs', 'bench', 'mud'],
    },
  }),
  drip: thing(tapDrip(), { md: 0.46 }),
  dust: { isLayer: true, md: () => dust('md'), sm: () => dust('sm') },

  // the players in the order of their seats, from left to right
  // `flip` makes a player face left, towards the door, where Romy and the visitor stand
  jeta_mud: seated('jeta', 'sitPick', { flip: true, as: ['track', 'boot'], expr: 'sad' }, TEAM),
  jeta_mudUp: seated('jeta', 'sitPickUp', { flip: true, as: ['track', 'boot'], expr: 'stunned' }, TEAM),
  jeta_ask: seated('jeta', 'sitAsk', { as: 'track', expr: 'upset' }, TEAM),
  jeta_askHappy: seated('jeta', 'sitAsk', { as: 'track', expr: 'heldLaugh' }, TEAM),
  jeta_laugh: seated('jeta', 'sitLaugh', { as: 'track', expr: 'joy' }, TEAM),

  luana_notes: seated('luana', 'sitBent', { flip: true, as: ['playing', 'notes'], expr: 'sad' }, MD_ONLY),
  luana_notesUp: seated(
    'luana',
    'sitBentUp',
    { flip: true, as: ['playing', 'notes'], expr: 'attentive' },
    MD_ONLY,
  ),
  luana_joy: seated('luana', 'sit', { as: 'playing', expr: 'joy' }, MD_ONLY),

  // Alma's eyes are closed, because open eyes below the edge of the towel look angry
  alma_towel: seated('alma', 'sitFolded', { as: 'towel', expr: ['worried', 'blink', 'sad'] }, TEAM),
  alma_peek: seated('alma', 'sitStill', { flip: true, as: 'towel', expr: 'worried' }, TEAM),
  alma_up: seated('alma', 'sitStill', { expr: 'brave' }, TEAM),

  // images for the reactions to wrong answers
  jeta_toTowel: seated('jeta', 'sitBentUp', { as: 'track', expr: 'stunned' }, TEAM),
  luana_toTowel: seated('luana', 'sitBentUp', { as: ['playing', 'notes'], expr: 'stunned' }, MD_ONLY),
  alma_towelDown: seated('alma', 'sitFolded', { as: 'towelDown' }, TEAM),
  boot: thing(HANDHELD.boot(), { md: 1.15, sm: 0.56 }),
  samira_knee: seated('samira', 'sitOneKnee', { expr: 'sad' }, MD_ONLY),
  samira_kneeJoy: seated('samira', 'sitOneKnee', { expr: 'joy' }, MD_ONLY),
  samira_kneeUp: seated('samira', 'sitOneKnee', { flip: true, expr: 'attentive' }, MD_ONLY),

  zoe_hood: seated('zoe', 'sitClasp', { as: ['glovesOnLap', 'hoodUp'], expr: 'resigned' }, TEAM),
  zoe_up: seated('zoe', 'sitShy', { flip: true, as: ['glovesOnLap', 'hoodUp'], expr: 'stunned' }, TEAM),
  zoe_speak: seated('zoe', 'sitShy', { flip: true, as: 'glovesOnLap', expr: 'unsure' }, TEAM),
  'zoe-near': thing(zoeNear('admits'), { md: 0.7, sm: 0.3 }),
  'near-ground': thing(rect(-8, -8, 16, 16, C.lilac), { md: 1, sm: 1 }),
  zoe_joy: seated('zoe', 'sitShy', { flip: true, as: 'glovesOnLap', expr: 'joy' }, TEAM),
};

export const card = card6;
