/** Images of chapter 0: the corridor of the clubhouse. */
import { draw } from '../cast/index.ts';
import { C, silhouette, streak } from '../kit/index.ts';
import { clubhouseCorridor } from '../places/clubhouseCorridor.ts';
import { ballNet } from '../places/props/balls.ts';
import { oneBandCone } from '../places/props/cones.ts';
import { pagesOf } from '../places/props/fullWindow/romysPages.ts';
import { type Drawings, person, place, romyFigure, SM, thing } from './image.ts';

const ROMY = { md: 0.84, sm: SM.coach };
const FACING_YOU = { flip: true, as: 'notebook' };

export const images: Drawings = {
  ...pagesOf('heidi'),
  ...place(clubhouseCorridor, {
    states: ['half', 'wide', 'open'],
    md: {
      back: ['wall', 'floor'],
      'doorway-half': ['beyond', 'door-half', 'frame'],
      'doorway-wide': ['beyond', 'door-wide', 'frame'],
      'doorway-open': ['beyond', 'door-open', 'frame'],
    },
    sm: {
      back: ['wall', 'floor', 'pillar'],
      'doorway-half': ['beyond', 'door-half', 'frame'],
      'doorway-wide': ['beyond', 'door-wide', 'frame'],
      'doorway-open': ['beyond', 'door-open', 'frame'],
    },
  }),
  /** Romy's shadow. It is visible only on the lit part of the floor; the rest of the floor has the shadow's colour. */
  shadow: thing(streak(0, 0, 84, 300, 150), ROMY),
  cone: thing(oneBandCone(), { md: 1.2, sm: 0.68 }),
  net: thing(ballNet(), { md: 1.44, sm: 0.6 }),
  ...romyFigure('romy_lean', 'lean', FACING_YOU, ROMY, ['curious', 'happy']),
  ...romyFigure('romy_oneFinger', 'oneFinger', FACING_YOU, ROMY, ['curious', 'proud']),
  ...romyFigure('romy_offer', 'offer', FACING_YOU, ROMY, ['happy']),
  ...romyFigure('romy_invite', 'invite', { flip: true, with: { holdF: 'cards' } }, ROMY, ['joy']),
  /** Romy as a dark silhouette, because the light of the room is behind her */
  romy_dark: thing(silhouette(draw('romy', 'lean', FACING_YOU).drawn, C.ink), ROMY),
  romy_step: person('romy', 'stroll', { ...FACING_YOU, expr: 'happy' }, ROMY),
};
