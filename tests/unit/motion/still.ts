/** Pictures to compare: what a director has on the stage, and what a story declares. */

import { restingActors } from '../../../stage/motion/actor.ts';
import { createDirector, type Director } from '../../../stage/motion/director.ts';
import type { Picture } from '../../../stage/motion/transition.ts';
import { begin, type Progress } from '../../../stage/runner/progress.ts';
import { type View, viewOf } from '../../../stage/runner/viewOf.ts';
import type { Label, Story } from '../../../stage/story/story.ts';
import type { Layout, Tableau } from '../../../stage/story/types.ts';

export const LAYOUTS: readonly Layout[] = ['md', 'sm'];

/** The stage as values that can be compared, without what GSAP keeps on the objects it moves. */
export const still = ({ actors, wipe }: Picture) => ({
  wipe,
  actors: Object.fromEntries(
    [...actors].map(([id, actor]) => [
      id,
      Object.fromEntries(Object.entries(actor).filter(([key]) => key !== '_gsap')),
    ]),
  ),
});

/** The stage when a tableau is at rest. */
export const declared = (tableau: Tableau, layout: Layout) =>
  still({ actors: restingActors(tableau, layout), wipe: 0 });

export const viewAt = (story: Story, label: Label, more: Partial<Progress> = {}): View =>
  viewOf(story, { ...begin(story), label, ...more });

/** A director on an empty stage, and what it has told so far. */
export function rehearsal({ reduced = false } = {}) {
  const told: string[] = [];
  let drawn = 0;
  const director: Director = createDirector({
    draw: () => {
      drawn += 1;
    },
    shown: view => told.push(`shown ${view.label}`),
    settled: view => told.push(`settled ${view.label}`),
    reduced: () => reduced,
  });
  return { director, told, drawn: () => drawn };
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
