import { type Animator, createAnimator } from '../../../stage/motion/animator.ts';
import { hold } from '../../../stage/motion/camera.ts';
import { restingElements } from '../../../stage/motion/elementState.ts';
import { newStage, type StageState } from '../../../stage/motion/transition.ts';
import { begin, type Progress } from '../../../stage/runner/progress.ts';
import { type View, viewOf } from '../../../stage/runner/viewOf.ts';
import type { Label, Story } from '../../../stage/story/story.ts';
import type { Layout } from '../../../stage/story/types.ts';

export const LAYOUTS: readonly Layout[] = ['md', 'sm'];

/** Without the field `_gsap` that GSAP adds. */
export const plainState = ({ elements, wipe, cut, camera: { from, to, way } }: StageState) => ({
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

export function declared({ tableau, shot }: Pick<View, 'tableau' | 'shot'>, layout: Layout) {
  const state = newStage();
  hold(state.camera, shot);
  return plainState({ ...state, elements: restingElements(tableau, layout) });
}

export const viewAt = (story: Story, label: Label, more: Partial<Progress> = {}): View =>
  viewOf(story, { ...begin(story), label, ...more });

/** `told`: such as 'shown chapter_0_1'. `drawn()`: number of draws. */
export function testAnimator({ reduced = false, isUpright = false } = {}) {
  const told: string[] = [];
  let drawn = 0;
  const animator: Animator = createAnimator({
    draw: () => {
      drawn += 1;
    },
    shown: view => told.push(`shown ${view.label}`),
    settled: view => told.push(`settled ${view.label}`),
    reduced: () => reduced,
    isUpright: () => isUpright,
  });
  return { animator, told, drawn: () => drawn };
}

export const wrongAnswers = (story: Story) =>
  story.steps.flatMap(({ kind, label, chapter }) => {
    const question = kind === 'question' ? story.chapters[chapter]?.question : undefined;
    if (question?.kind !== 'select') return [];
    const choices = Array.from({ length: question.choices }, (_, choice) => choice);
    return choices.filter(choice => choice !== question.answer).map(choice => ({ label, chapter, choice }));
  });

/** Between neighbours in both directions, and from questions to wrong answers. "Try again" is a jump. */
export function everyTransition(story: Story): (readonly [from: View, to: View])[] {
  const views = story.steps.map(({ label }) => viewAt(story, label));
  const on = views.slice(1).flatMap((view, i) => {
    const before = views[i];
    return before ? [[before, view] as const, [view, before] as const] : [];
  });
  const wrong = wrongAnswers(story).map(({ label, choice }) => {
    return [viewAt(story, label), viewAt(story, label, { choice, wrong: true })] as const;
  });
  return [...on, ...wrong];
}
