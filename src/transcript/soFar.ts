/** Of all that is said, what she has heard: nothing is told ahead. */
import { type Progress, resolve, type Story } from '../../stage/index.ts';
import { type Told, type ToldChapter, transcriptOf } from './transcript.ts';

/** Of a question that waits for its answer: which choice is right is hers to find, and what comes of those she has tried is not. */
function asAsked(told: Told, { tried }: Progress): Told {
  if (told.kind !== 'question') return told;
  const choices = told.choices.map(({ words, reason }, choice) => ({
    words,
    isRight: false,
    ...(reason && tried.includes(choice) && { reason }),
  }));
  return { ...told, choices };
}

/** Of a ranking that she has answered: the reply that she got. */
function asAnswered(told: Told, chapter: number, { tops }: Progress): Told {
  if (told.kind !== 'question' || !told.isRanking) return told;
  const choices = told.choices.map(({ words }, choice) => ({ words, isRight: tops[chapter] === choice }));
  return { ...told, choices };
}

/**
 * What was said up to the step she stands on: the chapters that are done, whole, and the one after them as far as she
 * is in it. A chapter of which nothing was said is left out.
 */
export function saidSoFar(story: Story, progress: Progress): ToldChapter[] {
  const { done, label } = progress;
  const here = resolve(story, label);
  return transcriptOf(story, progress)
    .filter(({ number }) => number < done || number === here.chapter)
    .map(({ told, ...chapter }) => ({
      ...chapter,
      told: told
        .filter(each => chapter.number < done || resolve(story, each.label).section <= here.section)
        .map(each =>
          chapter.number < done ? asAnswered(each, chapter.number, progress) : asAsked(each, progress),
        ),
    }))
    .filter(({ told }) => told.length > 0);
}
