/** The part of the transcript that the visitor has reached. */
import { type Progress, resolve, type Story } from '../../stage/index.ts';
import { type Told, type ToldChapter, transcriptOf } from './transcript.ts';

/** While a question is open, hides the correct answer, and the reasons of all answers except those already tried. */
function asAsked(told: Told, { tried }: Progress): Told {
  if (told.kind !== 'question') return told;
  const choices = told.choices.map(({ words, reason }, choice) => ({
    words,
    isRight: false,
    ...(reason && tried.includes(choice) && { reason }),
  }));
  return { ...told, choices };
}

/** Marks the choice that the visitor ranked first. Drops the replies: the transcript has the given one as a line. */
function asAnswered(told: Told, chapter: number, { tops }: Progress): Told {
  if (told.kind !== 'question' || !told.isRanking) return told;
  const choices = told.choices.map(({ words }, choice) => ({ words, isRight: tops[chapter] === choice }));
  return { ...told, choices };
}

/**
 * Returns what was said up to the current step: every done chapter in full, and the current chapter up to the current
 * step. Leaves out a chapter without words.
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
