/** Images of chapter 7: the stairs beside the clubhouse. */

import { card7 } from '../cards/card7.ts';
import { draw } from '../cast/index.ts';
import { type Drawn, group } from '../kit/index.ts';
import { armband } from '../places/props/cloth.ts';
import { FALL, knees, stairs } from '../places/stairs.ts';
import { title7 } from '../titles/title7.ts';
import {
  type Drawings,
  person,
  place,
  romyFigure,
  SEAT_DEPTH,
  SM,
  seated,
  thing,
  title,
  withShadows,
} from './image.ts';

/** scale of Alma, who is nearer to the viewer than most of the stairs */
const ALMA = { md: 0.9, sm: SM.stairs * 1.4 } as const;
const ROMY = { md: 0.76, sm: SM.coach } as const;
/** scale of the other players, who are far away at the table */
const OTHER_PLAYERS = { md: 0.28, sm: 0.14 } as const;
const BAND_OFF = { flip: true, as: 'noArmband', with: { holdF: 'bandRing' } } as const;
const BAND_AT_WRIST = { flip: true, as: 'armbandLow' } as const;
const BAND_BELOW_ELBOW = { flip: true, as: 'armbandDown' } as const;

/**
 * Alma looks back over her shoulder: only her body is mirrored (`flip` in `BAND_BELOW_ELBOW`), so her head faces the
 * opposite way.
 */
function almaLooksBack(): Drawn {
  const body = draw('alma', 'sit', { ...BAND_BELOW_ELBOW, with: { show: 'body' } });
  const head = draw('alma', 'sit', { expr: 'calm', with: { show: 'head' } });
  const [x, y] = [body.anchors.head.x - head.anchors.head.x, body.anchors.head.y - head.anchors.head.y];
  const turned = [body.drawn, group(`translate(${x} ${y})`, head.drawn)];
  return group(`translate(0 ${-body.anchors.hips.y - SEAT_DEPTH})`, turned);
}

export const images: Drawings = withShadows(FALL, {
  ...title(title7),
  ...place(stairs, {
    sm: {
      back: ['sky', 'pitch', 'hedge', 'table', 'clubhouse', 'flight'],
    },
  }),
  knees: { md: () => knees('md'), sm: () => knees('sm') },
  // Alma: the armband is half off at first, then in her hand, then on her arm again
  alma_bent: seated('alma', 'sitBent', { ...BAND_BELOW_ELBOW, expr: 'sad' }, ALMA),
  alma_bentUp: seated('alma', 'sitBentUp', { flip: true, expr: 'attentive' }, ALMA),
  alma_offer: seated('alma', 'sitOffer', { ...BAND_OFF, expr: 'resigned' }, ALMA),
  alma_holds: seated('alma', 'sitBent', { ...BAND_OFF, expr: 'sad' }, ALMA),
  alma_turns: seated(
    'alma',
    'sitBent',
    { flip: true, as: 'noArmband', with: { holdF: 'bandTurned' }, expr: 'sad' },
    ALMA,
  ),
  // images for the reactions to wrong answers
  alma_shrug: seated('alma', 'sitShrug', { ...BAND_OFF, expr: 'sorry' }, ALMA),
  alma_count: seated('alma', 'sitCount', { ...BAND_BELOW_ELBOW, expr: 'brooding' }, ALMA),
  alma_countOn: seated('alma', 'sitCountOn', { ...BAND_AT_WRIST, expr: 'mutter' }, ALMA),
  alma_lost: seated('alma', 'sitLost', { flip: true, as: 'noArmband', expr: 'stunned' }, ALMA),
  band: thing(armband(), { md: 0.62, sm: 0.34 }),
  alma_asks: seated('alma', 'sitAsk', { flip: true, expr: 'resigned' }, ALMA),
  alma_look: thing(almaLooksBack(), ALMA),
  alma_pulls: seated('alma', 'sitArmband', { ...BAND_BELOW_ELBOW, expr: 'listening' }, ALMA),
  alma_keeps: seated('alma', 'sitArmband', { flip: true, expr: 'hopeful' }, ALMA),

  samira: person('samira', 'offer', {}, OTHER_PLAYERS),
  jeta: person('jeta', 'holdLow', { expr: 'joy', with: { holdN: 'orangeSlice' } }, { md: OTHER_PLAYERS.md }),
  lea: person('littleLea', 'pockets', { flip: true }, OTHER_PLAYERS),
  bigLea: person('bigLea', 'armUp', { expr: 'happy' }, OTHER_PLAYERS),

  ...romyFigure('romy_stand', 'stroll', { as: 'notebook' }, ROMY, ['calm', 'happy', 'worried']),
  ...romyFigure('romy_show', 'showSeat', {}, ROMY, ['happy']),
  ...romyFigure('romy_hedge', 'inspect', { flip: true }, ROMY, ['curious', 'listening']),
  romy_leaves: person('romy', 'stroll', { away: true }, ROMY),
  romy_leavesStep: person('romy', 'stroll', { away: true, flip: true }, ROMY),
});

export const card = card7;
