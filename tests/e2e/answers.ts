/**
 * The answers to the story's questions. An answer is the index of a choice, from 0. A ranking has no right or wrong
 * answers.
 */
import { story } from '../../stage/index.ts';

const asked = story.chapters.flatMap(({ number, question }) =>
  question?.kind === 'select' ? [{ chapter: number, question }] : [],
);

/** The right answer by chapter. */
export const ANSWERS: Readonly<Record<number, number>> = Object.fromEntries(
  asked.map(({ chapter, question }) => [chapter, question.answer]),
);

/** Every wrong answer of the story, in the order of its chapters and choices. */
export const WRONG = asked.flatMap(({ chapter, question }) =>
  Array.from({ length: question.choices }, (_, choice) => ({ chapter, choice })).filter(
    ({ choice }) => choice !== question.answer,
  ),
);

/** Returns the indices of the wrong choices of a chapter's question. */
export const wrongOf = (of: number): readonly number[] =>
  WRONG.flatMap(({ chapter, choice }) => (chapter === of ? [choice] : []));
