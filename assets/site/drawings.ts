/** Lists all drawings of the pages. Icons and the preview picture are in marks.ts. */
import { bench, evening, offside, rain, types } from './arguments.ts';
import type { Drawing } from './drawing.ts';
import { duties, romyReads } from './duties.ts';
import { heroRomy, heroTeam } from './hero.ts';
import { flagUp, pack, romySays, stations, village } from './starterPack.ts';

export const drawings = (): Drawing[] => [
  heroRomy(),
  heroTeam(),
  offside(),
  rain(),
  bench(),
  evening(),
  types(),
  pack(),
  romySays(),
  village(),
  ...stations(),
  ...duties(),
  romyReads(),
  flagUp(),
];
