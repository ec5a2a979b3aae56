import { hasTried, type Progress, resolve, type Story } from '../../stage/index.ts';
import { type TranscriptChapter, type TranscriptEntry, transcriptOf } from './transcript.ts';

/**
 * Returns a question as this visitor knows it:
 * - The right answer is hidden until the visitor has given it.
 * - A wrong answer has its reason only if the visitor has tried that answer.
 * - In a ranking, `isRight` marks the choice that the visitor ranked first. The choices have no `reason` here: Romy's
 *   reply to the ranking is a separate line.
 */
function asKnown(entry: TranscriptEntry, chapter: number, { done, day, tops }: Progress): TranscriptEntry {
  if (entry.kind !== 'question') return entry;
  const choices = entry.choices.map(({ words, reason, isRight }, choice) => ({
    words,
    isRight: chapter < done && (entry.isRanking ? tops[chapter] === choice : isRight),
    ...(reason && hasTried(day, { chapter, choice }) && { reason }),
  }));
  return { ...entry, choices };
}

/**
 * Returns the transcript up to the current step: every done chapter in full, and the current chapter up to the current
 * step. Leaves out a chapter without words.
 */
export function transcriptSoFar(story: Story, progress: Progress): TranscriptChapter[] {
  const { done, label } = progress;
  const here = resolve(story, label);
  return transcriptOf(story, progress)
    .filter(({ number }) => number < done || number === here.chapter)
    .map(({ entries, ...chapter }) => ({
      ...chapter,
      entries: entries
        .filter(each => chapter.number < done || resolve(story, each.label).section <= here.section)
        .map(each => asKnown(each, chapter.number, progress)),
    }))
    .filter(({ entries }) => entries.length > 0);
}
