/** Puts the chapters in a row: every step the visitor can stand on, with its label and its picture. */
import type { Act, Change, Chapter, Element, Line, Tableau } from './types.ts';

type StepKind = 'title' | 'scene' | 'bubble' | 'question' | 'card' | 'finale';
/** `chapter_{chapter}_{section}`, both from 0 */
export type Label = `chapter_${number}_${number}`;

export interface Step {
  readonly label: Label;
  readonly chapter: number;
  readonly section: number;
  readonly kind: StepKind;
  /** N of `text_N`, on bubbles */
  readonly line?: number;
  readonly tableau: Tableau;
  readonly acts: readonly Act[];
}

export interface Story {
  readonly chapters: readonly Chapter[];
  readonly steps: readonly Step[];
}

type Words = Readonly<Record<string, string>>;

const AMBASSADOR: Line = { speaker: 'ambassador' };
export const lineOf = (chapter: Chapter, line: number): Line => chapter.lines[line] ?? AMBASSADOR;

/** How many bubbles a chapter has: its `text_1`, `text_2`, ... up to the first that is missing. */
export function countLines(words: Words, chapter: number): number {
  let n = 0;
  while (words[`simulation.chapter_${chapter}.text_${n + 1}`] !== undefined) n += 1;
  return n;
}

const heightOf = (e: Element) => e.z ?? e.depth;

/** The picture after a change: patched by id, null removes, an unknown id adds; then back to front. */
export function apply(tableau: Tableau, change: Change = {}): Tableau {
  const kept = tableau.flatMap(element => {
    const patch = change[element.id];
    if (patch === null) return [];
    return [patch ? { ...element, ...patch } : element];
  });
  const known = new Set(tableau.map(element => element.id));
  const added = Object.entries(change).flatMap(([id, patch]) =>
    patch && !known.has(id) ? [{ depth: 0.7, ...patch, id }] : [],
  );
  return [...kept, ...added].sort((a, b) => heightOf(a) - heightOf(b));
}

function stepsOf(chapter: Chapter, words: Words): Step[] {
  const steps: Step[] = [];
  let tableau: Tableau = [];
  const add = (kind: StepKind, moment: { change?: Change; acts?: readonly Act[] }, line?: number) => {
    tableau = apply(tableau, moment.change);
    const section = steps.length;
    const label: Label = `chapter_${chapter.id}_${section}`;
    const step = { label, chapter: chapter.id, section, kind, tableau, acts: moment.acts ?? [] };
    steps.push(line === undefined ? step : { ...step, line });
  };
  if (chapter.title) {
    tableau = chapter.title;
    add('title', {});
  }
  tableau = chapter.scene.tableau;
  add('scene', chapter.scene);
  for (let line = 1; line <= countLines(words, chapter.id); line += 1) {
    add('bubble', lineOf(chapter, line), line);
    if (chapter.question?.after === line) add('question', chapter.question);
  }
  if (chapter.card) add('card', chapter.card);
  if (chapter.finale) add('finale', chapter.finale);
  return steps;
}

/** `words` are the chapters' texts by their full keys: they decide how many bubbles there are. */
export function buildStory(chapters: readonly Chapter[], words: Words): Story {
  return { chapters, steps: chapters.flatMap(chapter => stepsOf(chapter, words)) };
}
