/** Draws the top of the home page: the ambassador from the waist up, and four girls who look in from the lower edge. */
import { type CastId, type DrawOptions, draw } from '../cast/index.ts';
import { avatar, type PoseName, put } from '../kit/index.ts';
import { drawing } from './drawing.ts';

export const heroRomy = () =>
  drawing('hero-romy', [-332, -262, 680, 842], put(avatar({ near: 'near_ball', far: 'far_point' }), 0, 0));

type Peeking = readonly [who: CastId, pose: PoseName, x: number, y: number, options?: DrawOptions];
const TEAM: readonly Peeking[] = [
  ['alma', 'proud', 110, 470, { expr: 'cheeky' }],
  ['bigLea', 'protest', 300, 440, { expr: 'joy' }],
  ['zoe', 'pockets', 486, 500, { expr: 'calm' }],
  ['jeta', 'cheer', 690, 470, { expr: 'joy' }],
];

export const heroTeam = () =>
  drawing(
    'hero-team',
    [0, -260, 820, 380],
    ...TEAM.map(([who, pose, x, y, options]) => put(draw(who, pose, options).drawn, x, y)),
  );
