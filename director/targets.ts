/** What can be moved in a step: its elements, its shot, the bubble's room, the mouth. */
import { resolve, type Story, type View, viewOf } from '../stage/index.ts';
import { begin } from '../stage/runner/progress.ts';
import type { Placement, Tableau } from '../stage/story/types.ts';
import { STAGE } from '../stage/viewport/fit.ts';
import type { Numbers } from './edit.ts';
import { layoutOf, type Side } from './sizes.ts';

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

function roomOf({ overlay }: View, side: Side): Value | undefined {
  if (overlay.kind === 'bubble')
    return overlay.speaker === 'assistant' ? undefined : (overlay.box[side] ?? overlay.box.md);
  if (overlay.kind === 'question' && side !== 'sm') return overlay.wrong?.room ?? overlay.room;
  return undefined;
}

/** Returns the object with a target's numbers; undefined if the step has no such target on this layout. */
export function valueAt(view: View, target: Target, side: Side): Value | undefined {
  const layout = layoutOf(side);
  switch (target) {
    case 'shot':
      return view.shot[layout];
    case 'focus':
      return layout === 'md' ? view.shot.focus : undefined;
    case 'bubble':
      return roomOf(view, side);
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

const elementsOf = (tableau: Tableau, side: Side): readonly Target[] =>
  tableau.flatMap(each => (each[layoutOf(side)] ? [`element:${each.id}` as const] : []));

/** All targets of a step in a window. */
export function targetsOf(view: View, side: Side): readonly Target[] {
  const own: readonly Target[] = ['shot', 'focus', 'bubble', 'mouth'];
  return [...elementsOf(view.tableau, side), ...own.filter(target => valueAt(view, target, side))];
}

/** The targets under the pointer in the picture, the front one last. Layers of the place would cover all others. */
export function targetsIn(view: View, side: Side): readonly Target[] {
  const layout = layoutOf(side);
  const figures = view.tableau.filter(each => !each.piece && (each[layout]?.x || each[layout]?.y));
  return ['bubble', ...elementsOf(figures, side), 'mouth'];
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
    return (['md', 'up', 'sm'] as const).some(side =>
      targetsOf(view, side).some(target => valueAt(view, target, side) === value),
    );
  });

const boxesOf = (boxes: Readonly<Record<string, readonly number[] | undefined>>) =>
  Object.fromEntries(Object.entries(boxes).flatMap(([name, box]) => (box ? [[name, [...box]]] : [])));

/**
 * Returns where a step's own shot, focus or area for words is written in its chapter, and boxes for it that leave the
 * picture as it is. Undefined if the step cannot have one.
 */
export function ownOf(story: Story, position: Position, target: Target, side: Side) {
  const [label = '', wrong] = position.split('/');
  const { kind, name } = resolve(story, label);
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
    const layout = layoutOf(side);
    const key = target === 'focus' ? target : layout;
    const { w, h } = STAGE[layout];
    const { md, focus, sm } = shot;
    const boxes = boxesOf({ md, focus, sm, [key]: shot[key] ?? [0, 0, w, h] });
    return { path, property: 'shot' as const, boxes, key };
  }
  if (!path || target !== 'bubble') return undefined;
  if (overlay.kind === 'bubble') {
    const { md, up, sm } = overlay.box;
    const boxes = boxesOf(side === 'sm' ? { sm } : { md, up: side === 'up' ? (up ?? md) : up });
    return { path, property: 'bubble' as const, boxes, key: side };
  }
  const room = overlay.kind === 'question' && side !== 'sm' && (overlay.wrong?.room ?? overlay.room);
  return room ? { path, property: 'room' as const, boxes: [...room], key: 'room' } : undefined;
}
