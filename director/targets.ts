/** What can be moved in a step: its elements, its shot, the bubble's room, the mouth. */
import { type Layout, resolve, type Story, type View, viewOf } from '../stage/index.ts';
import { begin } from '../stage/runner/progress.ts';
import type { Placement, Tableau } from '../stage/story/types.ts';
import { STAGE } from '../stage/viewport/fit.ts';
import type { Numbers } from './edit.ts';

/** `element:romy`, or one of the step's own boxes and points. */
export type Target = `element:${string}` | 'shot' | 'focus' | 'bubble' | 'mouth';

const NAMES: Readonly<Record<string, string>> = {
  shot: 'Shot',
  focus: 'Focus of upright windows',
  bubble: 'Room of the bubble',
  mouth: 'Mouth',
};
export const nameOf = (target: Target) => NAMES[target] ?? target.replace('element:', '');

/** Whether the large window shows the whole stage while this is the target. */
export const isWhole = (target: Target | undefined) => target === 'shot' || target === 'focus';

/** The object that holds a target's numbers. The windows hold the same object, so a changed number is drawn there too. */
export type Value = Placement | readonly number[];

/** A step's label, 'chapter_3_4'; with '/0' the reaction to wrong choice 0 at the question of this label. */
export type Position = string;

/** Returns the part of the progress that a position determines. */
export function progressAt(story: Story, position: Position) {
  const [label = '', wrong] = position.split('/');
  return { label: resolve(story, label).label, wrong: wrong !== undefined, choice: Number(wrong ?? -1) };
}

export const viewAt = (story: Story, position: Position): View =>
  viewOf(story, { ...begin(story), ...progressAt(story, position) });

function roomOf({ overlay }: View, layout: Layout): Value | undefined {
  if (overlay.kind === 'bubble') return overlay.speaker === 'assistant' ? undefined : overlay.box[layout];
  if (overlay.kind === 'question' && layout === 'md') return overlay.wrong?.room ?? overlay.room;
  return undefined;
}

/** Returns the object with a target's numbers; undefined if the step has no such target on this layout. */
export function valueAt(view: View, target: Target, layout: Layout): Value | undefined {
  switch (target) {
    case 'shot':
      return view.shot[layout];
    case 'focus':
      return layout === 'md' ? view.shot.focus : undefined;
    case 'bubble':
      return roomOf(view, layout);
    case 'mouth':
      return view.overlay.kind === 'bubble' && view.overlay.speaker !== 'assistant'
        ? (view.overlay.mouth?.[layout] ?? undefined)
        : undefined;
    default:
      return view.tableau.find(({ id }) => target === `element:${id}`)?.[layout];
  }
}

export const numbersOf = (value: Value): Numbers =>
  Object.fromEntries(
    Object.entries(value).flatMap(([key, each]) => (typeof each === 'number' ? [[key, each]] : [])),
  );

const elementsOf = (tableau: Tableau, layout: Layout): readonly Target[] =>
  tableau.flatMap(each => (each[layout] ? [`element:${each.id}` as const] : []));

/** All targets of a step on a layout. */
export function targetsOf(view: View, layout: Layout): readonly Target[] {
  const own: readonly Target[] = ['shot', 'focus', 'bubble', 'mouth'];
  return [...elementsOf(view.tableau, layout), ...own.filter(target => valueAt(view, target, layout))];
}

/** The targets under the pointer in the picture, the front one last. Layers of the place would cover all others. */
export function targetsIn(view: View, layout: Layout): readonly Target[] {
  const figures = view.tableau.filter(each => !each.piece && (each[layout]?.x || each[layout]?.y));
  return ['bubble', ...elementsOf(figures, layout), 'mouth'];
}

/** The positions of the match day: every step, and every reaction to a wrong answer after its question. */
export const positionsOf = (story: Story) =>
  story.steps.flatMap(({ label, name, chapter, kind }) => {
    const wrong = kind === 'question' ? Object.keys(story.chapters[chapter]?.question?.wrong ?? {}) : [];
    const reactions = wrong.map(choice => ({
      position: `${label}/${choice}`,
      name: `wrong ${choice}`,
      chapter,
    }));
    return [{ position: String(label), name, chapter }, ...reactions];
  });

/** The positions in which this same object is used. */
export const usesOf = (story: Story, value: Value) =>
  positionsOf(story).filter(({ position }) => {
    const view = viewAt(story, position);
    return (['md', 'sm'] as const).some(layout =>
      targetsOf(view, layout).some(target => valueAt(view, target, layout) === value),
    );
  });

const boxesOf = (boxes: Readonly<Record<string, readonly number[] | undefined>>) =>
  Object.fromEntries(Object.entries(boxes).flatMap(([name, box]) => (box ? [[name, [...box]]] : [])));

/**
 * Returns where a step's own shot, focus or area for words is written in its chapter, and boxes for it that leave the
 * picture as it is. Undefined if the step cannot have one.
 */
export function ownOf(story: Story, position: Position, target: Target, layout: Layout) {
  const { kind, name } = resolve(story, position);
  const [, wrong] = position.split('/');
  const paths: Readonly<Record<string, string[]>> = {
    scene: ['places', name],
    bubble: ['lines', name],
    question: wrong === undefined ? ['question'] : ['question', 'wrong', wrong],
    card: ['card'],
    finale: ['finale'],
  };
  const path = paths[kind];
  const { shot, overlay } = viewAt(story, position);
  if (path && isWhole(target) && !shot.disc) {
    const key = target === 'focus' ? target : layout;
    const { w, h } = STAGE[layout];
    const { md, focus, sm } = shot;
    const boxes = boxesOf({ md, focus, sm, [key]: shot[key] ?? [0, 0, w, h] });
    return { path, property: 'shot' as const, boxes, key };
  }
  if (!path || target !== 'bubble') return undefined;
  if (overlay.kind === 'bubble') {
    const { md, up, sm } = overlay.box;
    const boxes = boxesOf(layout === 'md' ? { md, up } : { sm });
    return { path, property: 'bubble' as const, boxes, key: layout };
  }
  const room = overlay.kind === 'question' && layout === 'md' && (overlay.wrong?.room ?? overlay.room);
  return room ? { path, property: 'room' as const, boxes: [...room], key: 'room' } : undefined;
}
