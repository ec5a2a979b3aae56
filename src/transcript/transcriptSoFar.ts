/** The part of the transcript that the visitor has reached. */
import { type Progress, resolve, type Story } from '../../stage/index.ts';
import { type TranscriptChapter, type TranscriptEntry, transcriptOf } from './transcript.ts';

/** While a question is open, hides the correct answer, and the reasons of all answers except those already tried. */
function asAsked(entry: TranscriptEntry, { tried }: Progress): TranscriptEntry {
  if (entry.kind !== 'question') return entry;
  const choices = entry.choices.map(({ words, reason }, choice) => ({
    words,
    isRight: false,
    ...(reason && tried.includes(choice) && { reason }),
  }));
  return { ...entry, choices };
}

/** Marks the choice that the visitor ranked first. Drops Romy's replies: the one that she gave is a line of its own. */
function asAnswered(entry: TranscriptEntry, chapter: number, { tops }: Progress): TranscriptEntry {
  if (entry.kind !== 'question' || !entry.isRanking) return entry;
  const choices = entry.choices.map(({ words }, choice) => ({ words, isRight: tops[chapter] === choice }));
  return { ...entry, choices };
}

/**
 * Returns what was said up to the current step: every done chapter in full, and the current chapter up to the current
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
        .map(each =>
          chapter.number < done ? asAnswered(each, chapter.number, progress) : asAsked(each, progress),
        ),
    }))
    .filter(({ entries }) => entries.length > 0);
}
