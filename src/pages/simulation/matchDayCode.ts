/** All of the match day but what draws its pictures: one chunk, so that it is there as a whole or not at all. */
export { MatchDay } from './MatchDay.tsx';
export { prefetch } from './prefetch.ts';
export { openVisit } from './visit.ts';
