import { WHOLE } from './shots.ts';
import type { Label, Place, Step, StepKind } from './step.ts';
import { apply } from './tableau.ts';
import type { Act, Chapter, Line, PlaceDefinition, Shot, StepChange, Tableau } from './types.ts';
import { deedKey, lineNames } from './words.ts';

const AMBASSADOR: Line = { speaker: 'ambassador' };

/** Without a definition, the ambassador speaks. */
export const lineOf = (chapter: Chapter, line: string): Line => chapter.lines[line] ?? AMBASSADOR;

interface Plan {
  readonly kind: StepKind;
  readonly name: string;
  readonly stepChange: StepChange;
  readonly enters?: Pick<PlaceDefinition, 'elements' | 'shot'>;
}

const nextStartsAtOnce = (plan: Plan | undefined, { lines }: Chapter) =>
  plan?.kind === 'question' || lines[plan?.name ?? '']?.deed !== undefined;

/** Title, first place, lines (each followed by its question or places), card, finale. */
function plansOf(chapter: Chapter): Plan[] {
  const { number, words, title, places, question, card, finale } = chapter;
  const scenes = Object.entries(places).map(([name, place]) => ({
    plan: { kind: 'scene', name, stepChange: { acts: place.acts ?? [] }, enters: place } satisfies Plan,
    after: place.after,
  }));
  const scenesAfter = (line: string | undefined) =>
    scenes.flatMap(({ plan, after }) => (after === line ? plan : []));
  const lines = lineNames(words, number).flatMap((name): Plan[] => [
    { kind: 'bubble', name, stepChange: lineOf(chapter, name) },
    ...(question?.after === name
      ? [{ kind: 'question', name: 'question', stepChange: question } as const]
      : []),
    ...scenesAfter(name),
  ]);
  return [
    ...(title ? [{ kind: 'title', name: 'title', stepChange: {}, enters: title } as const] : []),
    ...scenesAfter(undefined),
    ...lines,
    ...(card ? [{ kind: 'card', name: 'card', stepChange: card } as const] : []),
    ...(finale ? [{ kind: 'finale', name: 'finale', stepChange: finale } as const] : []),
  ];
}

const actingIdsIn = (acts: readonly Act[] = []) =>
  acts.flatMap(act => (act.act === 'inTurn' ? act.who : [act.who]));

/**
 * The first error as a message; undefined if there is none. The compiler finds some of these only if the words' keys
 * are known before run time.
 */
function errorIn(chapter: Chapter, plans: readonly Plan[]): string | undefined {
  const { number, words, lines, places, question } = chapter;
  const names = plans.map(({ name }) => name);
  const duplicate = names.find((name, i) => names.indexOf(name) !== i);
  if (duplicate !== undefined) return `two of its steps are called "${duplicate}"`;
  const written = new Set(lineNames(words, number));
  const lineWithoutWords = Object.keys(lines).find(name => !written.has(name));
  if (lineWithoutWords !== undefined)
    return `it describes a line "${lineWithoutWords}" that its words do not have`;
  const lineWithUnknownDeed = Object.values(lines).find(
    line => line?.deed && !words[deedKey(number, line.deed)],
  );
  if (lineWithUnknownDeed)
    return `a line has a deed "${lineWithUnknownDeed.deed}" that its words do not have`;
  if (plans.find(({ kind }) => kind !== 'title')?.kind !== 'scene') return 'it has no place where it begins';
  const neverReached = [...Object.keys(places), ...(question ? ['question'] : [])].find(
    name => !names.includes(name),
  );
  if (neverReached !== undefined) return `"${neverReached}" comes after a line that its words do not have`;

  let place: Plan | undefined;
  for (const plan of plans) {
    if (plan.enters) place = plan;
    const reactions = plan.kind === 'question' ? Object.values(question?.wrong ?? {}) : [];
    const unknownId = [plan.stepChange, ...reactions]
      .flatMap(stepChange => [...Object.keys(stepChange?.change ?? {}), ...actingIdsIn(stepChange?.acts)])
      .find(id => !Object.hasOwn(place?.enters?.elements ?? {}, id));
    if (unknownId !== undefined)
      return `"${plan.name}" names "${unknownId}", which is not in "${place?.name}"`;
  }
  return undefined;
}

const elementsAtEntry = (elements: PlaceDefinition['elements']): Tableau =>
  Object.entries(elements).flatMap(([id, look]) => (look ? [{ ...look, id }] : []));

/**
 * Makes new objects at each call. Throws if two steps share a name, no place begins the chapter, or a line, deed or
 * element is missing.
 */
export function makeSteps(chapter: Chapter): readonly Step[] {
  const plans = plansOf(chapter);
  const error = errorIn(chapter, plans);
  if (error !== undefined) throw new Error(`Chapter ${chapter.number}: ${error}`);
  let place: Place = { chapter: chapter.number, name: '' };
  let tableau: Tableau = [];
  let [placeShot, shot]: [Shot, Shot] = [WHOLE, WHOLE];
  return plans.map(({ kind, name, stepChange, enters }, section) => {
    if (enters) {
      place = { chapter: chapter.number, name };
      tableau = elementsAtEntry(enters.elements);
      placeShot = enters.shot ?? WHOLE;
      shot = placeShot;
    }
    tableau = apply(tableau, stepChange.change);
    if (stepChange.shot !== undefined) shot = stepChange.shot ?? placeShot;
    const label: Label = `chapter_${chapter.number}_${section}`;
    const acts = stepChange.acts ?? [];
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
      startsAtOnce: nextStartsAtOnce(plans[section - 1], chapter),
      ...(stepChange.page && { page: stepChange.page }),
    };
  });
}
