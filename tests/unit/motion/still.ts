/** Pictures to compare: what a animator has on the stage, and what a story declares. */

import { type Animator, createAnimator } from '../../../stage/motion/animator.ts';
import { hold } from '../../../stage/motion/camera.ts';
import { restingElements } from '../../../stage/motion/elementState.ts';
import { newStage, type StageState } from '../../../stage/motion/transition.ts';
import { begin, type Progress } from '../../../stage/runner/progress.ts';
import { type View, viewOf } from '../../../stage/runner/viewOf.ts';
import type { Label, Story } from '../../../stage/story/story.ts';
import type { Layout } from '../../../stage/story/types.ts';

export const LAYOUTS: readonly Layout[] = ['md', 'sm'];

/** The stage as values that can be compared, without what GSAP keeps on the objects it moves. */
export const still = ({ elements, wipe, cut, camera: { from, to, way } }: StageState) => ({
  wipe,
  cut,
  camera: { from, to, way },
  elements: Object.fromEntries(
    [...elements].map(([id, element]) => [
      id,
      Object.fromEntries(Object.entries(element).filter(([key]) => key !== '_gsap')),
    ]),
  ),
});

/** The stage when a view is at rest. */
export function declared({ tableau, shot }: Pick<View, 'tableau' | 'shot'>, layout: Layout) {
  const state = newStage();
  hold(state.camera, shot);
  return still({ ...state, elements: restingElements(tableau, layout) });
}

export const viewAt = (story: Story, label: Label, more: Partial<Progress> = {}): View =>
  viewOf(story, { ...begin(story), label, ...more });

/** A animator on an empty stage, and what it has told so far. */
export function testAnimator({ reduced = false } = {}) {
  const told: string[] = [];
  let drawn = 0;
  const animator: Animator = createAnimator({
    draw: () => {
      drawn += 1;
    },
    shown: view => told.push(`shown ${view.label}`),
    settled: view => told.push(`settled ${view.label}`),
    reduced: () => reduced,
  });
  return { animator, told, drawn: () => drawn };
}

/** Every way from a step to the one after it and back, and into and out of each wrong answer. */
export function everyWay(story: Story): (readonly [from: View, to: View])[] {
  const views = story.steps.map(({ label }) => viewAt(story, label));
  const on = views.slice(1).flatMap((view, i) => {
    const before = views[i];
    return before ? [[before, view] as const, [view, before] as const] : [];
  });
  const wrong = story.steps.flatMap(({ kind, label }) => {
    if (kind !== 'question') return [];
    const [right, slip] = [viewAt(story, label), viewAt(story, label, { wrong: true })];
    return [[right, slip] as const, [slip, right] as const];
  });
  return [...on, ...wrong];
}
