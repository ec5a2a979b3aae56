import { describe, expect, test } from 'vitest';
import type { View } from '../../../stage/runner/viewOf.ts';
import { labelIn, smallStory as story } from '../runner/smallStory.ts';
import { pass } from './byHand.ts';
import { declared, everyTransition, LAYOUTS, plainState, testAnimator, viewAt } from './testStage.ts';
import { tasks } from './visit.ts';

const SECONDS_TO_REST = 6;
const transitions = everyTransition(story);

describe.each(LAYOUTS)(
  'the stage is the same after a transition to a step and after a jump to it, in layout %s:',
  layout => {
    test.each(transitions.map(([from, to]) => [to.label, from.label, from, to] as const))(
      '%s from %s',
      (_, __, from, to) => {
        const [played, jumped] = [testAnimator(), testAnimator()];
        played.animator.jump(from, layout);
        played.animator.play(to, layout);
        pass(SECONDS_TO_REST);
        jumped.animator.jump(to, layout);
        expect(plainState(played.animator.state)).toEqual(plainState(jumped.animator.state));
        expect(plainState(played.animator.state)).toEqual(declared(to, layout));
        expect(played.told).toEqual([`shown ${to.label}`, `settled ${to.label}`]);
      },
    );

    test('every step, if all steps are played in order from an empty stage', () => {
      const { animator } = testAnimator();
      for (const { label, tableau, shot } of [...story.steps, ...story.steps.toReversed()]) {
        animator.play(viewAt(story, label), layout);
        pass(SECONDS_TO_REST);
        expect(plainState(animator.state)).toEqual(declared({ tableau, shot }, layout));
      }
    });

    test('every step, with reduced motion', () => {
      const { animator, told } = testAnimator({ reduced: true });
      for (const { label, tableau, shot } of story.steps) {
        animator.play(viewAt(story, label), layout);
        pass(0.25);
        expect(told.at(-1)).toBe(`settled ${label}`);
        expect(plainState(animator.state)).toEqual(declared({ tableau, shot }, layout));
      }
    });

    test('every step, if each motion is ended early', () => {
      const { animator, told } = testAnimator();
      for (const [i, { label, tableau, shot }] of story.steps.entries()) {
        animator.play(viewAt(story, label), layout);
        pass((i % 9) * 0.13);
        animator.finish();
        expect(plainState(animator.state)).toEqual(declared({ tableau, shot }, layout));
      }
      expect(told).toEqual(story.steps.flatMap(({ label }) => [`shown ${label}`, `settled ${label}`]));
    });

    test('after the layout changes during a motion', () => {
      const other = layout === 'md' ? 'sm' : 'md';
      const { animator } = testAnimator();
      const [first, second] = transitions[5] ?? [];
      if (!first || !second) throw new Error('the story has too few transitions');
      animator.jump(first, other);
      animator.play(second, other);
      pass(0.4);
      animator.jump(first, layout);
      animator.play(second, layout);
      pass(SECONDS_TO_REST);
      expect(plainState(animator.state)).toEqual(declared(second, layout));
    });
  },
);

const [from, to] = [viewAt(story, labelIn(2, 'question')), viewAt(story, labelIn(2, 'ballRolls'))];
const [title, scene] = [viewAt(story, labelIn(2, 'title')), viewAt(story, labelIn(2, 'yard'))];

describe('an interrupted transition', () => {
  test.each([0, 0.05, 0.3, 0.7, 1.2])(
    'that is finished after %d s jumps to its end, and reports "shown" and "settled" once',
    seconds => {
      for (const [before, after] of [
        [from, to],
        [title, scene],
      ] as const) {
        const { animator, told } = testAnimator();
        animator.jump(before, 'md');
        animator.play(after, 'md');
        pass(seconds);
        animator.finish();
        const end = plainState(animator.state);
        expect(end).toEqual(declared(after, 'md'));
        expect(told).toEqual([`shown ${after.label}`, `settled ${after.label}`]);
        pass(SECONDS_TO_REST);
        expect(plainState(animator.state)).toEqual(end);
        expect(told.length).toBe(2);
      }
    },
  );

  test('ends before the next one plays, so that every step is reported', () => {
    const { animator, told } = testAnimator();
    animator.jump(from, 'md');
    animator.play(to, 'md');
    pass(0.2);
    const card = viewAt(story, labelIn(2, 'card'));
    animator.play(card, 'md');
    expect(told).toEqual([`shown ${to.label}`, `settled ${to.label}`]);
    pass(SECONDS_TO_REST);
    expect(told.slice(2)).toEqual([`shown ${card.label}`, `settled ${card.label}`]);
  });

  test('does not report "settled" after a jump', () => {
    const { animator, told } = testAnimator();
    animator.jump(from, 'md');
    animator.play(to, 'md');
    pass(0.2);
    animator.jump(from, 'md');
    pass(SECONDS_TO_REST);
    expect(told).toEqual([]);
    expect(plainState(animator.state)).toEqual(declared(from, 'md'));
  });

  test('stops at once and reports nothing after stop()', () => {
    const { animator, told, drawn } = testAnimator();
    animator.jump(from, 'md');
    animator.play(to, 'md');
    pass(0.2);
    animator.stop();
    const [end, count] = [plainState(animator.state), drawn()];
    pass(SECONDS_TO_REST);
    expect(plainState(animator.state)).toEqual(end);
    expect(drawn()).toBe(count);
    expect(told).toEqual([]);
  });
});

describe('the next overlay is shown', () => {
  const seconds = (before: View, after: View) => {
    const { animator, told } = testAnimator();
    animator.jump(before, 'md');
    animator.play(after, 'md');
    let frames = 0;
    while (told.length === 0) pass(1 / 30, () => (frames += 1));
    return frames / 30;
  };
  const bubble = viewAt(story, labelIn(2, 'romyComes'));
  const next: View = { ...bubble, label: labelIn(2, 'zoeSpeaks') };

  test('when the overlay of the step before has faded out', () => {
    expect(seconds(bubble, next)).toBeCloseTo(0.3, 1);
  });

  test('at once if the step before had none', () => {
    expect(seconds({ ...bubble, overlay: { kind: 'scene' } }, next)).toBeLessThan(0.1);
  });

  test('at once if the step does not change', () => {
    expect(seconds(bubble, { ...bubble })).toBeLessThan(0.1);
  });

  test('when the wipe covers the stage, if the place changes', () => {
    expect(seconds(bubble, viewAt(story, labelIn(3, 'title')))).toBeCloseTo(0.25, 1);
  });
});

describe('a transition to a place whose images are not loaded', () => {
  const elsewhere = viewAt(story, labelIn(5, 'title'));

  function waiting() {
    const { animator, told } = testAnimator();
    const waits: (() => void)[] = [];
    animator.jump(from, 'md');
    animator.play(elsewhere, 'md', new Promise<void>(resolve => waits.push(resolve)));
    const arrive = async () => {
      for (const end of waits) end();
      await tasks();
    };
    return { animator, told, arrive };
  }

  test('waits for the images, then continues without a jump', async () => {
    const { animator, told, arrive } = waiting();
    pass(SECONDS_TO_REST);
    expect(told).toEqual([]);
    expect(Object.keys(plainState(animator.state).elements)).toEqual(
      Object.keys(declared(from, 'md').elements),
    );
    await arrive();
    expect(told).toEqual([]);
    pass(SECONDS_TO_REST);
    expect(told).toEqual([`shown ${elsewhere.label}`, `settled ${elsewhere.label}`]);
    expect(plainState(animator.state)).toEqual(declared(elsewhere, 'md'));
  });

  test('ends when the images are loaded, after finish()', async () => {
    const { animator, told, arrive } = waiting();
    animator.finish();
    expect(told).toEqual([]);
    await arrive();
    expect(told).toEqual([`shown ${elsewhere.label}`, `settled ${elsewhere.label}`]);
    expect(plainState(animator.state)).toEqual(declared(elsewhere, 'md'));
  });

  test('is dropped if a new transition plays; the new transition starts from the view before the dropped one', () => {
    const { animator, told } = waiting();
    pass(0.2);
    expect(animator.state.wipe).toBeGreaterThan(0);
    animator.play(to, 'md');
    expect(plainState(animator.state)).toMatchObject({ wipe: 0, camera: declared(from, 'md').camera });
    expect(animator.place).toBe(to.place);
    pass(0.2);
    expect(animator.state.wipe).toBe(0);
    pass(SECONDS_TO_REST);
    expect(told).toEqual([`shown ${to.label}`, `settled ${to.label}`]);
    expect(plainState(animator.state)).toEqual(declared(to, 'md'));
  });

  test('does not end the next transition when its images are loaded late', async () => {
    const { animator, told, arrive } = waiting();
    animator.finish();
    animator.play(to, 'md');
    pass(0.1);
    await arrive();
    expect(told).toEqual([]);
    expect(plainState(animator.state)).not.toEqual(declared(to, 'md'));
    pass(SECONDS_TO_REST);
    expect(told).toEqual([`shown ${to.label}`, `settled ${to.label}`]);
  });
});

test('the stage is wiped only if the place changes', () => {
  const isWiped = (before: View, after: View) => {
    const { animator } = testAnimator();
    animator.jump(before, 'md');
    animator.play(after, 'md');
    pass(0.1);
    return animator.state.wipe > 0;
  };
  expect(isWiped(title, scene)).toBe(true);
  expect(isWiped(from, to)).toBe(false);
});

test('finish() at rest does nothing', () => {
  const { animator, told, drawn } = testAnimator();
  animator.jump(from, 'md');
  const count = drawn();
  animator.finish();
  expect(told).toEqual([]);
  expect(drawn()).toBe(count);
});

test('a jump draws once, and the stage at rest is not drawn again', () => {
  const { animator, drawn } = testAnimator();
  animator.jump(from, 'md');
  pass(3);
  expect(drawn()).toBe(1);
  animator.play(to, 'md');
  pass(SECONDS_TO_REST);
  const count = drawn();
  expect(count).toBeGreaterThan(10);
  pass(3);
  expect(drawn()).toBe(count);
});

describe('a blink', () => {
  const romy = (state: { elements: ReadonlyMap<string, { blink: boolean }> }) => state.elements.get('romy');

  test('closes the ambassador’s eyes for a moment and draws only its own frames', () => {
    const { animator, drawn } = testAnimator();
    animator.jump(from, 'md');
    const before = plainState(animator.state);
    let shut = 0;
    animator.blink();
    pass(1, () => {
      shut += romy(animator.state)?.blink ? 1 : 0;
    });
    expect(shut).toBeGreaterThanOrEqual(2);
    expect(shut).toBeLessThanOrEqual(6);
    expect(plainState(animator.state)).toEqual(before);
    expect(drawn()).toBeLessThan(10);
  });

  test('does not happen during motion, with reduced motion, or without the ambassador', () => {
    const moving = testAnimator();
    moving.animator.jump(from, 'md');
    moving.animator.play(to, 'md');
    const quiet = testAnimator({ reduced: true });
    quiet.animator.jump(from, 'md');
    const away = testAnimator();
    away.animator.jump(title, 'md');
    pass(0.2); // the blink at the start of the transition is over
    for (const { animator } of [moving, quiet, away]) animator.blink();
    pass(0.3, () => {
      for (const { animator } of [moving, quiet, away]) {
        for (const element of animator.state.elements.values()) expect(element.blink).toBe(false);
      }
    });
  });

  test('that a transition interrupts leaves the eyes open', () => {
    const { animator } = testAnimator();
    animator.jump(from, 'md');
    animator.blink();
    pass(0.05);
    animator.play(to, 'md');
    animator.finish();
    pass(1);
    expect(plainState(animator.state)).toEqual(declared(to, 'md'));
  });
});
