/** Gives the home page the list of the match day's cards, without the story. */
import type { Plugin } from 'vite';
import { cardOf, cardsOf, story } from '../../stage/index.ts';

const MODULE = 'virtual:cards';

/** Provides `CARDS`: the number and the root-relative address of each chapter's card, in the order of the chapters. */
export function matchDayCards(): Plugin {
  const cards = cardsOf(story).map(number => ({ number, src: `/simulation/${cardOf(number)}.png` }));
  return {
    name: 'match-day-cards',
    resolveId: id => (id === MODULE ? `\0${MODULE}` : undefined),
    load: id => (id === `\0${MODULE}` ? `export const CARDS = ${JSON.stringify(cards)};` : undefined),
  };
}
