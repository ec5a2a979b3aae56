/** One chunk with all code that the match day needs at its start, except the renderer. So all of it loads, or none. */
export { MatchDay } from './MatchDay.tsx';
export { prefetch } from './prefetch.ts';
export { openVisit } from './visit.ts';
