/** Builds the steps of one chapter from its definition. */
import { WHOLE } from './shots.ts';
import type { Label, Place, Step, StepKind } from './step.ts';
import { apply } from './tableau.ts';
import type { Act, Chapter, Line, PlaceDefinition, Shot, StepChange, Tableau } from './types.ts';
import { deedKey, lineNames } from './words.ts';

const AMBASSADOR: Line = { speaker: 'ambassador' };

/** Returns the definition of a line; a line without a definition is spoken by the ambassador. */
export const lineOf = (chapter: Chapter, line: string): Line => chapter.lines[line] ?? AMBASSADOR;

/** A step before its tableau is computed. */
interface Plan {
  readonly kind: StepKind;
  readonly name: string;
  readonly does: StepChange;
  /** the elements and the shot of a scene's place or of a title; absent in all other steps */
  readonly enters?: Pick<PlaceDefinition, 'elements' | 'shot'>;
}

/** Whether the step after `plan` starts at once (`Step.startsAtOnce`): an answer or a deed leads to that step. */
const isActedOn = (plan: Plan | undefined, { lines }: Chapter) =>
  plan?.kind === 'question' || lines[plan?.name ?? '']?.deed !== undefined;

/**
 * Returns the plans of a chapter's steps in order: title, first place, lines (each followed by the question or the
 * places that come after it), card, finale.
 */
function plansOf(chapter: Chapter): Plan[] {
  const { number, words, title, places, question, card, finale } = chapter;
  const scenes = Object.entries(places).map(([name, place]) => ({
    plan: { kind: 'scene', name, does: { acts: place.acts ?? [] }, enters: place } satisfies Plan,
    after: place.after,
  }));
  const scenesAfter = (line: string | undefined) =>
    scenes.flatMap(({ plan, after }) => (after === line ? plan : []));
  const lines = lineNames(words, number).flatMap((name): Plan[] => [
    { kind: 'bubble', name, does: lineOf(chapter, name) },
    ...(question?.after === name ? [{ kind: 'question', name: 'question', does: question } as const] : []),
    ...scenesAfter(name),
  ]);
  return [
    ...(title ? [{ kind: 'title', name: 'title', does: {}, enters: title } as const] : []),
    ...scenesAfter(undefined),
    ...lines,
    ...(card ? [{ kind: 'card', name: 'card', does: card } as const] : []),
    ...(finale ? [{ kind: 'finale', name: 'finale', does: finale } as const] : []),
  ];
}

const actingIn = (acts: readonly Act[] = []) =>
  acts.flatMap(act => (act.act === 'inTurn' ? act.who : [act.who]));

/**
 * Returns a message about the first error in a chapter; undefined if there is none. The compiler finds some of these
 * errors, but only if the keys of the chapter's words are known before run time.
 */
function mistakeIn(chapter: Chapter, plans: readonly Plan[]): string | undefined {
  const { number, words, lines, places, question } = chapter;
  const names = plans.map(({ name }) => name);
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice !== undefined) return `two of its steps are called "${twice}"`;
  const written = new Set(lineNames(words, number));
  const unwritten = Object.keys(lines).find(name => !written.has(name));
  if (unwritten !== undefined) return `it describes a line "${unwritten}" that its words do not have`;
  const untold = Object.values(lines).find(line => line?.deed && !words[deedKey(number, line.deed)]);
  if (untold) return `a line has a deed "${untold.deed}" that its words do not have`;
  if (plans.find(({ kind }) => kind !== 'title')?.kind !== 'scene') return 'it has no place where it begins';
  const late = [...Object.keys(places), ...(question ? ['question'] : [])].find(
    name => !names.includes(name),
  );
  if (late !== undefined) return `"${late}" comes after a line that its words do not have`;

  let place: Plan | undefined;
  for (const plan of plans) {
    if (plan.enters) place = plan;
    const reactions = plan.kind === 'question' ? Object.values(question?.wrong ?? {}) : [];
    const stranger = [plan.does, ...reactions]
      .flatMap(does => [...Object.keys(does?.change ?? {}), ...actingIn(does?.acts)])
      .find(id => !Object.hasOwn(place?.enters?.elements ?? {}, id));
    if (stranger !== undefined) return `"${plan.name}" names "${stranger}", which is not in "${place?.name}"`;
  }
  return undefined;
}

const standingIn = (elements: PlaceDefinition['elements']): Tableau =>
  Object.entries(elements).flatMap(([id, look]) => (look ? [{ ...look, id }] : []));

/**
 * Builds the steps of a chapter; each call makes new objects. Throws if two steps have the same name, if the chapter
 * does not begin with a place, or if the chapter names a line, a deed or an element that it does not have.
 */
export function makeSteps(chapter: Chapter): readonly Step[] {
  const plans = plansOf(chapter);
  const mistake = mistakeIn(chapter, plans);
  if (mistake !== undefined) throw new Error(`Chapter ${chapter.number}: ${mistake}`);
  let place: Place = { chapter: chapter.number, name: '' };
  let tableau: Tableau = [];
  let [whole, shot]: [Shot, Shot] = [WHOLE, WHOLE];
  return plans.map(({ kind, name, does, enters }, section) => {
    if (enters) {
      place = { chapter: chapter.number, name };
      tableau = standingIn(enters.elements);
      whole = enters.shot ?? WHOLE;
      shot = whole;
    }
    tableau = apply(tableau, does.change);
    if (does.shot !== undefined) shot = does.shot ?? whole;
    const label: Label = `chapter_${chapter.number}_${section}`;
    const acts = does.acts ?? [];
    return {
      label,
      name,
      chapter: chapter.number,
      section,
      kind,
      place,
      tableau,
      shot,
      acts,
      startsAtOnce: isActedOn(plans[section - 1], chapter),
      ...(does.page && { page: does.page }),
    };
  });
}
