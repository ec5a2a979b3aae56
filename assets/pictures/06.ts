/** Chapter 6: the changing room after the match. Nobody is ever drawn changing, and there are no phones. */
import { changingRoom } from '../places/changingRoom.ts';
import { tapDrip } from '../places/props-second-half.ts';
import { title6 } from '../titles/index.ts';
import { type Drawings, place, SM, seated, thing, title } from './picture.ts';

const TEAM = { md: 0.76, sm: SM.chapter6 } as const;
const MD_ONLY = { md: TEAM.md } as const;

export const pictures: Drawings = {
  ...title(title6),
  ...place(changingRoom, {
    sm: {
      back: ['wall', 'floor', 'daylight', 'pegs', 'bench', 'mud'],
    },
  }),
  drip: thing(tapDrip(), { md: 0.5 }),
  // left to right as they sit
  jeta_mud: seated('jeta', 'sitPick', { flip: true, as: ['track', 'boot'], expr: 'sad' }, TEAM),
  jeta_ask: seated('jeta', 'sitAsk', { as: 'track', expr: 'pleading' }, TEAM),
  jeta_up: seated('jeta', 'sit', { as: 'track', expr: 'calm' }, TEAM),
  jeta_laugh: seated('jeta', 'sitLaugh', { as: 'track', expr: 'joy' }, TEAM),
  luana_notes: seated('luana', 'sitBent', { flip: true, as: ['playing', 'notes'], expr: 'listening' }, TEAM),
  luana_up: seated('luana', 'sitStill', { as: 'playing', expr: 'calm', with: { holdN: 'notes' } }, TEAM),
  luana_laugh: seated('luana', 'sitGiggle', { as: 'playing', expr: 'joy' }, TEAM),
  alma_towel: seated('alma', 'sitFolded', { as: 'towel', expr: 'sad' }, TEAM),
  alma_peek: seated('alma', 'sitPeek', { as: 'towel', expr: 'worried' }, TEAM),
  alma_up: seated('alma', 'sitShy', { expr: 'happy' }, TEAM),
  samira_knee: seated('samira', 'sitOneKnee', { expr: 'listening' }, MD_ONLY),
  samira_up: seated('samira', 'sitStill', { flip: true, expr: 'calm' }, MD_ONLY),
  samira_laugh: seated('samira', 'sit', { flip: true, expr: 'joy' }, MD_ONLY),
  zoe_hood: seated('zoe', 'sitBent', { as: 'glovesOnLap', expr: 'listening' }, TEAM),
  zoe_up: seated('zoe', 'sitChin', { flip: true, as: 'glovesOnLap', expr: 'worried' }, TEAM),
  zoe_proud: seated('zoe', 'sitShy', { flip: true, as: 'glovesOnLap', expr: 'happy' }, TEAM),
};
