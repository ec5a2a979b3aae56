/** The code of the match day, except the renderer, in one chunk, so that either all of it loads or none. */
export { MatchDay } from './MatchDay.tsx';
export { prefetch } from './prefetch.ts';
export { openVisit } from './visit.ts';
