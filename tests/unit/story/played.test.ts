/**
 * Plays all transitions of the real story, forward and back. Each transition must end in the state that its
 * target view declares.
 */
import { describe, expect, test } from 'vitest';
import { type ElementState, restingElements } from '../../../stage/motion/elementState.ts';
import { cutTo, newStage, transition } from '../../../stage/motion/transition.ts';
import type { View } from '../../../stage/runner/viewOf.ts';
import { story } from '../../../stage/story/index.ts';
import type { Layout } from '../../../stage/story/types.ts';
import { pass } from '../motion/byHand.ts';
import { declared, everyTransition, plainState, testAnimator, viewAt } from '../motion/testStage.ts';

const transitions = everyTransition(story).map(([from, to]) => [to.label, from.label, from, to] as const);

/**
 * Plays a transition to its end, without the animator. The animator always sets the right state at the end, so it would
 * hide an error of the transition.
 */
function played(from: View, to: View, layout: Layout, isUpright: boolean) {
  const state = newStage();
  cutTo(state, from, layout);
  const timeline = transition({
    state,
    next: to,
    layout,
    placeChanges: from.place !== to.place,
    overlayLeaves: true,
    reduced: false,
    isUpright,
    onShow: () => {},
  });
  pass(timeline.duration() + 0.1);
  return { state, seconds: timeline.duration() };
}

const near = (value: number) => Math.round(value * 1000) / 1000;
/** Returns the visible state of an element, with rounded values, and without full turns in its rotation. */
const look = ({ image, face, rig, x, y, k, rotation, alpha, lift, breath, mouth }: ElementState) => ({
  image,
  face,
  rig,
  mouth,
  x: near(x),
  y: near(y),
  k: near(k),
  alpha: near(alpha),
  lift: near(lift),
  breath: near(breath),
  rotation: ((near(rotation) % 360) + 360) % 360,
});

/** [layout, is upright] of a wide window, an upright tablet, and a phone. */
const WINDOWS: readonly (readonly [Layout, boolean])[] = [
  ['md', false],
  ['md', true],
  ['sm', true],
];

describe.each(WINDOWS)('in layout %s, upright: %s', (layout, isUpright) => {
  test.each(transitions)(
    'the transition to %s from %s reaches the declared state by itself, without a cut of the animator at its end',
    (_, __, from, to) => {
      const { state, seconds } = played(from, to, layout, isUpright);
      const seen = [...state.elements]
        .filter(([, element]) => element.alpha > 0)
        .map(([id, element]) => [id, look(element)]);
      const rests = [...restingElements(to.tableau, layout)].map(([id, rest]) => [id, look(rest)]);
      expect(Object.fromEntries(seen)).toEqual(Object.fromEntries(rests));
      expect(seconds).toBeLessThanOrEqual(10);
    },
  );

  test('with reduced motion every step is at rest within 0.25 s', () => {
    const { animator, told } = testAnimator({ reduced: true, isUpright });
    for (const { label, tableau, shot } of story.steps) {
      animator.play(viewAt(story, label), layout);
      pass(0.25);
      expect(told.at(-1)).toBe(`settled ${label}`);
      expect(plainState(animator.state)).toEqual(declared({ tableau, shot }, layout));
    }
  });
});
