/** Provides the cards, mistakes and counts of the match day, so that the site's pages need not import the story. */
import type { Plugin } from 'vite';
import { cardDrawing, chaptersWithCard, story, words } from '../../stage/index.ts';

const CARDS = chaptersWithCard(story).map(number => ({
  number,
  src: `/simulation/${cardDrawing(number)}.png`,
  strength: words[`simulation.chapter_${number}.card.strength`],
}));

const MISTAKES = Object.fromEntries(Object.entries(words).filter(([key]) => key.startsWith('mistakes.')));

/** Values for placeholders in the texts, such as the number of cards. */
export const COUNTS = {
  cards: CARDS.length,
  questions: story.chapters.filter(({ question }) => question).length,
  chapters: story.chapters.length,
  strengths: CARDS.map(({ strength }) => strength).join(', '),
};

const MODULES = new Map<string, object>([
  ['virtual:cards', { CARDS }],
  ['virtual:mistakes', { MISTAKES }],
  ['virtual:counts', { COUNTS }],
]);

/** Provides the modules in MODULES; src/virtual.d.ts has their types. */
export const matchDayModules = (): Plugin => ({
  name: 'counted-match-day',
  resolveId: id => (MODULES.has(id) ? `\0${id}` : undefined),
  load: id =>
    Object.entries(MODULES.get(id.slice(1)) ?? {})
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
      .join('') || undefined,
});
