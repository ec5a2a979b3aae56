/** Gives the pages what they say of the match day, counted from the story: the pages themselves carry no story. */
import type { Plugin } from 'vite';
import numbers from '../../locales/en/numbers.json' with { type: 'json' };
import { cardOf, cardsOf, story, words } from '../../stage/index.ts';

const CARDS = cardsOf(story).map(number => ({
  number,
  src: `/simulation/${cardOf(number)}.png`,
  strength: words[`simulation.chapter_${number}.card.strength`],
}));

const MISTAKES = Object.fromEntries(Object.entries(words).filter(([key]) => key.startsWith('mistakes.')));

const WORDS: Readonly<Record<string, string>> = numbers;
/** Larger numbers than those in locales/en/numbers.json stay digits. */
const inWords = (count: number) => WORDS[`number.${count}`] ?? String(count);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const cards = inWords(CARDS.length);
const questions = inWords(story.chapters.filter(({ question }) => question).length);
const COUNTS = {
  cardCount: String(CARDS.length),
  cards,
  Cards: capital(cards),
  questions,
  Questions: capital(questions),
  chapters: inWords(story.chapters.length),
  strengths: CARDS.map(({ strength }) => strength).join(', '),
};

const MODULES = new Map<string, object>([
  ['virtual:cards', { CARDS }],
  ['virtual:mistakes', { MISTAKES }],
  ['virtual:counts', { COUNTS }],
]);

/** Offers the modules that `virtual.d.ts` declares. */
export const countedMatchDay = (): Plugin => ({
  name: 'counted-match-day',
  resolveId: id => (MODULES.has(id) ? `\0${id}` : undefined),
  load: id =>
    Object.entries(MODULES.get(id.slice(1)) ?? {})
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
      .join('') || undefined,
});
