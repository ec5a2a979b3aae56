/** Images of chapter 5: the small stand in the rain, and minutes 55 and 62 of the match. */

import words from '../../locales/en/chapters/chapter_5.json' with { type: 'json' };
import { POSTERS } from '../../stage/story/posters.ts';
import { card5 } from '../cards/card5.ts';
import { gerberNear } from '../cast/gerberNear.ts';
import { draw } from '../cast/index.ts';
import { zoeDive } from '../cast/zoeDive.ts';
import { C, inShadow, put, recoloured, rect, SUN_RAY } from '../kit/index.ts';
import { matchBall } from '../places/props/balls.ts';
import { bigGoal } from '../places/props/bigGoal.ts';
import { bib } from '../places/props/cloth.ts';
import { openPitch } from '../places/props/fullWindow/openPitch.ts';
import { poster } from '../places/props/fullWindow/poster.ts';
import { lowBench, lowRain, lowShadow } from '../places/props/lowBench.ts';
import { FALL, FALL_IN_SUN, stand } from '../places/stand.ts';
import { title5 } from '../titles/title5.ts';
import {
  type Drawing,
  type Drawings,
  person,
  place,
  romyFigure,
  SM,
  seated,
  shownPerson,
  thing,
  title,
  withShadows,
} from './image.ts';

const GERBER = { md: 0.6, sm: SM.parents };
const PARENTS = { md: 0.44 };
const BENCH = { md: 0.62, sm: SM.chapter5Players };
const TEAM = { md: 0.62, sm: SM.chapter5Players };
const ROMY = { md: 0.84, sm: SM.coach };
const REFEREE = { md: 0.24, sm: 0.12 };
const mdOnly = ({ md }: { md: number }) => ({ md });

const inRain: Drawings = withShadows(FALL, {
  ...title(title5),
  ...place(stand, { states: ['rain', 'sun'], sm: { back: ['far', 'turf', 'steps'] } }),
  ball: thing(matchBall(), { md: 0.62, sm: 0.36 }),
  bib: thing(bib(), { md: 0.62, sm: 0.44 }),

  gerber_rush: person('mrGerber', 'rush', { as: 'capSlipping', expr: 'effort' }, GERBER),
  gerber_rushOn: person('mrGerber', 'rushOn', { as: 'capSlipping', expr: 'effort' }, GERBER),
  gerber_offer: person('mrGerber', 'offer', { expr: 'desperate' }, GERBER),
  gerber_standArmsDown: person('mrGerber', 'standArmsDown', { expr: 'glum' }, GERBER),
  gerber_nod: person('mrGerber', 'nod', { as: 'capOff', expr: 'unsure' }, GERBER),

  umbrella_holdUp: person('umbrellaParent', 'holdUp', {}, PARENTS),
  umbrella_turned: person('umbrellaParent', 'holdUp', { flip: true, expr: 'mutter' }, PARENTS),

  luana_sit: seated('luana', 'sit', { expr: 'attentive' }, BENCH),
  luana_sitBent: seated('luana', 'sitBent', { flip: true, expr: 'sad' }, BENCH),
  // images for the reactions to wrong answers
  luana_sunk: seated('luana', 'sitFolded', { flip: true, expr: 'sad' }, BENCH),
  luana_runOut: person('luana', 'run', { as: 'playing', expr: 'effort' }, TEAM),
  luana_runOutOn: person('luana', 'runOn', { as: 'playing', expr: 'effort' }, TEAM),
  luana_lookUp: person('luana', 'lookUp', { as: 'playing', flip: true, expr: 'brave' }, TEAM),
  referee_watch: person('referee', 'tapWatch', { flip: true }, REFEREE),
  jeta_away: person('jeta', 'stroll', { away: true }, mdOnly(TEAM)),
  jeta_turned: person('jeta', 'stand', { expr: 'worried', flip: true }, mdOnly(TEAM)),
  alma_away: person('alma', 'runBack', { away: true }, mdOnly(TEAM)),
  alma_turned: person('alma', 'proud', { expr: 'worried', flip: true }, mdOnly(TEAM)),

  referee_armUp: person('referee', 'armUp', { flip: true }, REFEREE),
  ...romyFigure('romy_pockets', 'pockets', { flip: true }, ROMY, ['calm', 'happy', 'serious', 'worried']),
});

const VOLLEY = { expr: 'shout', with: { look: 1 } } as const;
/** the poster of minute 55, when the sun shines: Jeta in the air, and the ball that has just left her foot */
const goal: Drawings = poster('goal', 'jeta_volley', POSTERS.goal, {
  text: '1-1',
  ground: C.yellow,
  row: SUN_RAY,
  word: [C.purple, C.plum],
  figure: [draw('jeta', 'volley', VOLLEY).drawn, put(matchBall(), 392, -240)],
  people: [shownPerson('jeta', 'volley', VOLLEY)],
});

/** scale at which the figures in front of our goal are drawn; the story's placements enlarge the figures */
const AT_GOAL = { md: 0.4, sm: 0.2 };
const CATCH = { as: 'hoodDown', expr: 'shout' } as const;
/** Zoé in the air, with the ball between her gloves */
const zoeCatches: Drawing = (() => {
  const { drawn, anchors } = draw('zoe', 'catch', CATCH);
  const { handN, handF } = anchors;
  const ball = put(matchBall(), (handN.x + handF.x) / 2, Math.min(handN.y, handF.y) - 34, 1.1);
  return { ...thing([ball, drawn], AT_GOAL), people: [shownPerson('zoe', 'catch', CATCH)], feet: AT_GOAL };
})();
/** Luana on the bench, entirely in her father's shadow: each colour that has a shade becomes its shade */
const luanaInShadow: Drawing = (() => {
  const { md, sm, people } = seated('luana', 'sitBent', { flip: true, expr: 'sad' }, BENCH);
  return {
    ...(md && { md: () => recoloured(md(), inShadow) }),
    ...(sm && { sm: () => recoloured(sm(), inShadow) }),
    ...(people && { people }),
  };
})();
/** images of a picture that is seen from the height of the bench: Luana, and Mr Gerber behind her */
const fromTheBench: Drawings = {
  'low-sky': thing(rect(-8, -8, 16, 16, C.lilac), { md: 1, sm: 1 }),
  'low-floor': {
    md: () => openPitch('md', 40, C.purple, 80),
    sm: () => openPitch('sm', 24, C.purple, 44),
  },
  'low-rain': thing(lowRain(), { md: 0.3, sm: 0.15 }),
  'low-shadow': thing(lowShadow(), { md: 0.25, sm: 0.115 }),
  'low-bench': thing(lowBench(), { md: 0.4, sm: 0.2 }),
  'gerber-near': thing(gerberNear(), { md: 0.3, sm: 0.1 }),
  luana_shadow: luanaInShadow,
};

/** images of minute 62, in front of the goal that Zoé keeps */
const atOurGoal: Drawings = withShadows(FALL_IN_SUN, {
  pitch: { md: () => openPitch('md', 300, C.lilac), sm: () => openPitch('sm', 180, C.lilac) },
  goal: thing(bigGoal(), { md: 0.4, sm: 0.2 }),
  zoe_catch: zoeCatches,
  lea_walk: person('littleLea', 'walkCarry', { flip: true, expr: 'attentive' }, AT_GOAL),
  alma_cheer: person('alma', 'cheer', { expr: 'shout' }, AT_GOAL),
});

/** the poster of minute 62: Zoé in the air, and the word that she shouts */
const mine: Drawings = poster('mine', 'zoe_dive', POSTERS.mine, {
  text: words['simulation.chapter_5.text_mine'],
  ground: C.plum,
  row: C.purple,
  word: [C.orange, C.ember],
  figure: zoeDive(),
  people: [{ who: 'zoe', pose: 'catch', face: 'shout' }],
});

export const images: Drawings = { ...inRain, ...fromTheBench, ...goal, ...atOurGoal, ...mine };

export const card = card5;
