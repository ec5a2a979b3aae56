/** Puts the chapters in a row: every step the visitor can stand on, with its label, its place and its picture. */
import { apply } from './tableau.ts';
import type { Act, Chapter, ElementLook, Line, StepChange, Tableau } from './types.ts';
import { lineNames } from './words.ts';

type StepKind = 'title' | 'scene' | 'bubble' | 'question' | 'card' | 'finale';
/** `chapter_{chapter}_{section}`, both from 0 */
export type Label = `chapter_${number}_${number}`;

/** Where a visitor is: a scene's place, or the title screen before it. Made once per story, compared by identity. */
export interface Place {
  readonly chapter: number;
  /** as the chapter names it; 'title' for its title screen */
  readonly name: string;
}

export interface Step {
  readonly label: Label;
  /** what it is called in its chapter: 'title', its place, its line, 'question', 'card', 'finale' */
  readonly name: string;
  readonly chapter: number;
  /** from 0 within its chapter */
  readonly section: number;
  /** from 0 within the story */
  readonly index: number;
  readonly kind: StepKind;
  readonly place: Place;
  readonly tableau: Tableau;
  readonly acts: readonly Act[];
}

export interface Story {
  /** by their numbers, from 0 */
  readonly chapters: readonly Chapter[];
  /** the number of the last chapter */
  readonly last: number;
  readonly steps: readonly Step[];
  /** the same steps by chapter and section */
  readonly sections: readonly (readonly Step[])[];
}

const AMBASSADOR: Line = { speaker: 'ambassador' };

/** What a line does; one that the chapter does not describe is the ambassador's. */
export const lineOf = (chapter: Chapter, line: string): Line => chapter.lines[line] ?? AMBASSADOR;

const elementsOf = (elements: Readonly<Record<string, ElementLook | null | undefined>>): Tableau =>
  Object.entries(elements).flatMap(([id, look]) => (look ? [{ ...look, id }] : []));

const castOf = (act: Act): readonly string[] => (act.act === 'inTurn' ? act.who : [act.who]);

type Draft = Omit<Step, 'index'>;

function draftsOf(chapter: Chapter): Draft[] {
  const { number, title, places, question, card, finale, words } = chapter;
  const drafts: Draft[] = [];
  const names = new Set<string>();
  let place: Place = { chapter: number, name: 'title' };
  let known: ReadonlySet<string> = new Set();
  let tableau: Tableau = [];

  const fail = (what: string): never => {
    throw new Error(`Chapter ${number}: ${what}`);
  };
  const check = (at: string, ids: readonly string[]) => {
    for (const id of ids) if (!known.has(id)) fail(`"${at}" names "${id}", which is not in "${place.name}"`);
  };
  const add = (kind: StepKind, name: string, { change, acts = [] }: StepChange) => {
    if (names.has(name)) fail(`two of its steps are called "${name}"`);
    names.add(name);
    check(name, [...Object.keys(change ?? {}), ...acts.flatMap(castOf)]);
    tableau = apply(tableau, change);
    const section = drafts.length;
    const label: Label = `chapter_${number}_${section}`;
    drafts.push({ label, name, chapter: number, section, kind, place, tableau, acts });
  };
  const enter = (name: string, elements: Parameters<typeof elementsOf>[0]) => {
    place = { chapter: number, name };
    known = new Set(Object.keys(elements));
    tableau = apply(elementsOf(elements));
  };

  const lines = lineNames(words, number);
  const described = Object.keys(chapter.lines).find(name => !lines.includes(name));
  if (described !== undefined) fail(`it describes a line "${described}" that its words do not have`);
  if (title) {
    enter('title', title.elements);
    add('title', 'title', {});
  }
  const enterAfter = (line: string | undefined) => {
    for (const [name, definition] of Object.entries(places)) {
      if (definition.after !== line) continue;
      enter(name, definition.elements);
      add('scene', name, definition.acts ? { acts: definition.acts } : {});
    }
  };
  enterAfter(undefined);
  if (place.name === 'title') fail('it has no place where it begins');
  for (const name of lines) {
    add('bubble', name, lineOf(chapter, name));
    if (question?.after === name) {
      add('question', 'question', question);
      check('wrong', Object.keys(question.wrong ?? {}));
    }
    enterAfter(name);
  }
  if (card) add('card', 'card', card);
  if (finale) add('finale', 'finale', finale);
  for (const name of [...Object.keys(places), ...(question ? ['question'] : [])])
    if (!names.has(name)) fail(`"${name}" comes after a line that its words do not have`);
  return drafts;
}

/**
 * The story of these chapters, in the order of their numbers. Throws where a number is missing or there twice, and
 * where a chapter names a step twice, or an element, a line or a place that it does not have.
 */
export function buildStory(chapters: readonly Chapter[]): Story {
  const sorted = chapters.toSorted((a, b) => a.number - b.number);
  const gap = sorted.findIndex(({ number }, i) => number !== i);
  if (gap >= 0)
    throw new Error(`Chapters are numbered from 0 without gaps: there is no chapter ${gap}, or two`);
  const steps: Step[] = [];
  const sections = sorted.map(chapter =>
    draftsOf(chapter).map(draft => {
      const step = { ...draft, index: steps.length };
      steps.push(step);
      return step;
    }),
  );
  if (steps.length === 0) throw new Error('A story needs at least one step');
  return { chapters: sorted, last: sorted.length - 1, steps, sections };
}
