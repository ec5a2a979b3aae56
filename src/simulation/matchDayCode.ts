/** Everything of the match day except the renderer, in one chunk: it loads completely or not at all. */
export { MatchDay } from './MatchDay.tsx';
export { prefetch } from './prefetch.ts';
export { openVisit } from './visit.ts';
