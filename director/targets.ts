/** What can be moved in a step: its elements, its shot, the bubble's room, the mouth. */
import type { Layout, Story, View } from '../stage/index.ts';
import { viewOf } from '../stage/index.ts';
import { begin } from '../stage/runner/progress.ts';
import type { Placement } from '../stage/story/types.ts';
import type { Numbers } from './edit.ts';
import type { Position } from './site.ts';

/** `element:romy`, or one of the step's own boxes and points. */
export type Target = `element:${string}` | 'shot' | 'focus' | 'bubble' | 'mouth';

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
