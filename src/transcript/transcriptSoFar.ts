import { hasTried, type Progress, resolve, type Story } from '../../stage/index.ts';
import { type TranscriptChapter, type TranscriptEntry, transcriptOf } from './transcript.ts';

/**
 * Hides the right answer until the visitor has given it, and the reasons of the answers that the visitor has not tried.
 * In a ranking, `isRight` marks the choice that the visitor ranked first.
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

/** Every done chapter in full, and the current chapter up to the current step. Leaves out a chapter without words. */
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
