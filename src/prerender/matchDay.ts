/** Facts that are computed from the story at build time, so that the site's pages need not import the story. */
import finale from '../../locales/en/finale.json' with { type: 'json' };
import simulation from '../../locales/en/simulation.json' with { type: 'json' };
import {
  cardDrawing,
  words as chapters,
  chaptersWithCard,
  createRunner,
  MEDIUM,
  PACKS,
  story,
} from '../../stage/index.ts';
import { transcriptOf } from '../transcript/transcript.ts';

export const CARDS = chaptersWithCard(story).map(number => ({
  number,
  src: `/simulation/${cardDrawing(number)}.png`,
  strength: chapters[`simulation.chapter_${number}.card.strength`],
}));

export const MISTAKES = Object.fromEntries(
  Object.entries(chapters).filter(([key]) => key.startsWith('mistakes.')),
);

/** Values for placeholders in the texts, such as the number of cards. */
export const COUNTS = {
  cards: CARDS.length,
  questions: story.chapters.filter(({ question }) => question).length,
  chapters: story.chapters.length,
  strengths: CARDS.map(({ strength }) => strength).join(', '),
};

/** The transcript as translation keys, and the words of these keys and of the speakers' names. */
export function transcript() {
  const CHAPTERS = transcriptOf(story, createRunner(story, {}, () => 0).progress.getState());
  const text = JSON.stringify(CHAPTERS);
  const used = Object.entries({ ...chapters, ...finale, ...simulation }).filter(
    ([key]) => key.startsWith('speaker.') || text.includes(`"${key}"`),
  );
  return { CHAPTERS, TRANSCRIPT_WORDS: Object.fromEntries(used) };
}

/** For each layout: the media query of the windows that show it, and the addresses of its packs. */
export const LAYOUT_PACKS = [
  { media: `(min-width: ${MEDIUM}px)`, packs: PACKS.md },
  { media: `not all and (min-width: ${MEDIUM}px)`, packs: PACKS.sm },
].map(({ media, packs }) => ({ media, addresses: packs.map(({ address }) => address) }));
