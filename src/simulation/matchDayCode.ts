/** The code that the match day needs at its start, except the renderer, in one chunk: all of it loads or none. */
export { MatchDay } from './MatchDay.tsx';
export { prefetch } from './prefetch.ts';
export { openVisit } from './visit.ts';
