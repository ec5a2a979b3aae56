/** What can be moved in a step: its elements, its shot, the bubble's room, the mouth. */
import type { Layout, Story, View } from '../stage/index.ts';
import { resolve, viewOf } from '../stage/index.ts';
import { begin } from '../stage/runner/progress.ts';
import type { Placement } from '../stage/story/types.ts';
import { STAGE } from '../stage/viewport/fit.ts';
import type { Numbers } from './edit.ts';
import type { Position } from './site.ts';

/** `element:romy`, or one of the step's own boxes and points. */
export type Target = `element:${string}` | 'shot' | 'focus' | 'bubble' | 'mouth';

/** Whether the large window shows the whole stage while this is the target. */
export const isWhole = (target: Target | undefined) => target === 'shot' || target === 'focus';

/** The object that holds a target's numbers. The windows hold the same object, so a changed number is drawn there too. */
export type Value = Placement | readonly number[];

export function viewAt(story: Story, { label, wrong }: Position): View {
  const at = wrong === undefined ? { label } : { label, wrong: true, choice: wrong };
  return viewOf(story, { ...begin(story), ...at });
}

/** The elements that are in the picture on a layout, back to front. */
export const elementsOf = (view: View, layout: Layout) => view.tableau.filter(each => each[layout]);

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

/** All targets of a step on a layout, without the layers of the place. */
export function targetsOf(view: View, layout: Layout): readonly Target[] {
  const elements = elementsOf(view, layout).map(({ id }): Target => `element:${id}`);
  const own: readonly Target[] = ['shot', 'focus', 'bubble', 'mouth'];
  return [...elements, ...own.filter(target => valueAt(view, target, layout))];
}

/** The positions of the match day: every step, and every reaction to a wrong answer after its question. */
export function positionsOf(
  story: Story,
): readonly (Position & { readonly name: string; readonly chapter: number })[] {
  return story.steps.flatMap(({ label, name, chapter, kind }) => {
    const wrong = kind === 'question' ? Object.keys(story.chapters[chapter]?.question?.wrong ?? {}) : [];
    return [
      { label, name, chapter },
      ...wrong.map(choice => ({ label, name: `wrong ${choice}`, chapter, wrong: Number(choice) })),
    ];
  });
}

/** The positions in which this same object is used. */
export function usesOf(story: Story, value: Value) {
  return positionsOf(story).filter(position => {
    const view = viewAt(story, position);
    return (['md', 'sm'] as const).some(layout =>
      targetsOf(view, layout).some(target => valueAt(view, target, layout) === value),
    );
  });
}

const boxesOf = (boxes: Readonly<Record<string, readonly number[] | undefined>>) =>
  Object.fromEntries(Object.entries(boxes).flatMap(([name, box]) => (box ? [[name, [...box]]] : [])));

/**
 * Returns where a step's own shot, focus or area for words is written in its chapter, and boxes for it that leave the
 * picture as it is. Undefined if the step cannot have one.
 */
export function ownOf(story: Story, position: Position, target: Target, layout: Layout) {
  const { kind, name } = resolve(story, position.label);
  const { wrong } = position;
  const paths: Readonly<Record<string, string[]>> = {
    scene: ['places', name],
    bubble: ['lines', name],
    question: wrong === undefined ? ['question'] : ['question', 'wrong', String(wrong)],
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
