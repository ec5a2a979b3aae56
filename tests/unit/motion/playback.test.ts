import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createPlayback, type Screen } from '../../../stage/motion/playback.ts';
import type { StageState } from '../../../stage/motion/transition.ts';
import type { Saved } from '../../../stage/runner/progress.ts';
import { createRunner } from '../../../stage/runner/store.ts';
import { smallStory as story } from '../story/smallStory.ts';
import { pass } from './byHand.ts';
import { declared, still, viewAt } from './still.ts';

/** Seconds in which any transition is over. */
const LONG = 6;

// the ticker of GSAP and the blink's timer wait for the test; promises do not
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());
const tasks = () => new Promise(setImmediate);

/** A visit whose screen has loaded a place when the test says so, or at once. */
function visit(saved: Partial<Saved> = {}, { reduced = false, slow = false } = {}) {
  const runner = createRunner(story, saved, () => 0);
  const playback = createPlayback(runner, () => reduced);
  const loading: (() => void)[] = [];
  const calls: string[] = [];
  const screen: Screen = {
    load: ({ name, chapter }) => {
      calls.push(`load ${name} ${chapter}`);
      return slow ? new Promise(resolve => loading.push(resolve)) : Promise.resolve();
    },
    draw: () => {},
    lookAhead: ({ name, chapter }) => calls.push(`look ahead from ${name} ${chapter}`),
  };
  const now = () => runner.progress.getState();
  const tell = async (...types: ('next' | 'back' | 'answer' | 'dismiss' | 'continue')[]) => {
    for (const type of types) {
      runner.dispatch({ type });
      await tasks();
    }
  };
  const loaded = async () => {
    for (const come of loading.splice(0)) come();
    await tasks();
  };
  return {
    ...runner,
    playback,
    screen,
    calls,
    now,
    tell,
    loaded,
    shown: () => playback.shown.getState().view?.label,
  };
}

const stateOf = ({ playback }: ReturnType<typeof visit>) => still(playback.animator.state);
const tableauOf = (label: (typeof story.steps)[number]['label']) => viewAt(story, label).tableau;

test('a visit plays into its first step and then waits for her', async () => {
  const day = visit();
  day.playback.attach(day.screen);
  await day.playback.start('md');
  expect(day.now().status).toBe('playing');
  pass(LONG);
  expect(day.now()).toMatchObject({ label: 'chapter_0_0', status: 'ready' });
  expect(stateOf(day)).toEqual(declared(tableauOf('chapter_0_0'), 'md'));
  expect(day.calls).toEqual(['load yard 0', 'look ahead from yard 0']);
  day.playback.stop();
});

test('a visit that goes on plays into its step from the label before it', async () => {
  const day = visit({ label: 'chapter_2_2', done: 2 });
  await day.playback.start('sm');
  expect(Object.keys(stateOf(day).elements)).toContain('player');
  expect(stateOf(day).elements.romy?.alpha).toBe(0);
  pass(LONG);
  expect(stateOf(day)).toEqual(declared(tableauOf('chapter_2_2'), 'sm'));
  expect(day.now().status).toBe('ready');
  day.playback.stop();
});

test('a locked question is locked again after a reload', async () => {
  const day = visit({ label: 'chapter_2_4', done: 2 });
  await day.playback.start('md');
  pass(LONG);
  expect(day.now()).toMatchObject({ label: 'chapter_2_4', status: 'locked' });
  day.playback.stop();
});

test.each(['md', 'sm'] as const)(
  'without a screen the whole story goes on, forward and back: %s',
  async layout => {
    const day = visit();
    await day.playback.start(layout);
    for (const { label, kind, chapter, tableau } of story.steps) {
      pass(LONG);
      expect(day.now().label).toBe(label);
      expect(day.shown()).toBe(label);
      expect(stateOf(day)).toEqual(declared(tableau, layout));
      const question = story.chapters[chapter]?.question;
      if (kind === 'question' && question?.kind === 'select') {
        day.dispatch({ type: 'choose', choice: question.answer });
      }
      await day.tell(kind === 'question' ? 'answer' : kind === 'card' ? 'continue' : 'next');
    }
    for (const { label, tableau } of story.steps.toReversed()) {
      pass(LONG);
      expect(day.now().label).toBe(label);
      expect(stateOf(day)).toEqual(declared(tableau, layout));
      await day.tell('back');
    }
    day.playback.stop();
  },
);

describe('while motion plays', () => {
  test.each(['next', 'back'] as const)('%s finishes it at once and keeps the position', async type => {
    const day = visit({ label: 'chapter_2_1', done: 2 });
    await day.playback.start('md');
    pass(LONG);
    await day.tell('next');
    pass(0.4);
    expect(stateOf(day)).not.toEqual(declared(tableauOf('chapter_2_2'), 'md'));
    expect(day.now()).toMatchObject({ label: 'chapter_2_2', status: 'playing' });
    day.dispatch({ type });
    expect(day.now()).toMatchObject({ label: 'chapter_2_2', status: 'ready' });
    expect(day.shown()).toBe('chapter_2_2');
    expect(stateOf(day)).toEqual(declared(tableauOf('chapter_2_2'), 'md'));
    day.playback.stop();
  });

  test('the overlay of the step before stays until the next one may come in', async () => {
    const day = visit({ label: 'chapter_2_2', done: 2 });
    await day.playback.start('md');
    pass(LONG);
    await day.tell('next');
    pass(0.2);
    expect(day.shown()).toBe('chapter_2_2');
    pass(0.2);
    expect(day.shown()).toBe('chapter_2_3');
    expect(day.now().status).toBe('playing');
    day.playback.stop();
  });

  test('a new layout rebuilds the picture and plays into the current step again', async () => {
    const day = visit({ label: 'chapter_2_2', done: 2 });
    await day.playback.start('md');
    pass(0.5);
    await day.playback.start('sm');
    pass(LONG);
    expect(day.now()).toMatchObject({ label: 'chapter_2_2', status: 'ready' });
    expect(stateOf(day)).toEqual(declared(tableauOf('chapter_2_2'), 'sm'));
    day.playback.stop();
  });
});

test('at rest, a new layout rebuilds the picture and plays into the current step again', async () => {
  const day = visit({ label: 'chapter_2_4', done: 2 });
  await day.playback.start('md');
  pass(LONG);
  await day.playback.start('sm');
  await tasks();
  expect(day.now().status).toBe('playing');
  pass(LONG);
  expect(day.now()).toMatchObject({ label: 'chapter_2_4', status: 'locked' });
  expect(stateOf(day)).toEqual(declared(tableauOf('chapter_2_4'), 'sm'));
  day.playback.stop();
});

test('a wrong answer changes the picture, "Try again" changes it back, and she stays locked', async () => {
  const day = visit({ label: 'chapter_3_4', done: 3 });
  await day.playback.start('md');
  pass(LONG);
  day.dispatch({ type: 'choose', choice: 0 });
  await day.tell('answer');
  pass(LONG);
  expect(stateOf(day)).toEqual(declared(viewAt(story, 'chapter_3_4', { wrong: true }).tableau, 'md'));
  expect(day.playback.shown.getState().view?.overlay).toMatchObject({ wrong: true, choice: 0 });
  await day.tell('dismiss');
  pass(LONG);
  expect(stateOf(day)).toEqual(declared(tableauOf('chapter_3_4'), 'md'));
  expect(day.now()).toMatchObject({ status: 'locked', wrong: false, choice: 0 });
  day.playback.stop();
});

describe('images that come late', () => {
  test('hold the motion back, not the position', async () => {
    const day = visit({}, { slow: true });
    day.playback.attach(day.screen);
    void day.playback.start('md');
    await day.loaded();
    pass(LONG);
    await day.tell('next', 'next');
    expect(day.now()).toMatchObject({ label: 'chapter_0_1', status: 'ready' });
    await day.loaded();
    expect(stateOf(day)).toEqual(declared(tableauOf('chapter_0_1'), 'md'));
    expect(day.now()).toMatchObject({ label: 'chapter_0_1', status: 'ready' });
    day.playback.stop();
  });

  test('do not bring back a step that she has left meanwhile', async () => {
    const day = visit({ done: 8 }, { slow: true });
    day.playback.attach(day.screen);
    void day.playback.start('md');
    await day.loaded();
    pass(LONG);
    day.dispatch({ type: 'goTo', chapter: 3 });
    day.dispatch({ type: 'goTo', chapter: 5 });
    await day.loaded();
    pass(LONG);
    expect(day.now()).toMatchObject({ label: 'chapter_5_0', status: 'ready' });
    expect(day.shown()).toBe('chapter_5_0');
    expect(day.calls.filter(call => call.startsWith('look'))).toEqual([
      'look ahead from yard 0',
      'look ahead from title 5',
    ]);
    expect(stateOf(day)).toEqual(declared(tableauOf('chapter_5_0'), 'md'));
    day.playback.stop();
  });
});

describe('at rest', () => {
  const eyes = ({ playback }: ReturnType<typeof visit>) =>
    playback.animator.state.elements.get('romy')?.blink;

  test('she blinks now and then', async () => {
    const day = visit();
    await day.playback.start('md');
    pass(LONG);
    vi.advanceTimersByTime(40_000);
    pass(0.05);
    expect(eyes(day)).toBe(true);
    pass(0.2);
    expect(eyes(day)).toBe(false);
    day.playback.stop();
  });

  test('with reduced motion she does not', async () => {
    const day = visit({}, { reduced: true });
    await day.playback.start('md');
    pass(LONG);
    vi.advanceTimersByTime(60_000);
    pass(0.05, () => expect(eyes(day)).toBe(false));
    day.playback.stop();
  });
});

test('after the end of the visit nothing goes on', async () => {
  const day = visit({ label: 'chapter_2_2', done: 2 });
  day.playback.attach(day.screen);
  await day.playback.start('md');
  pass(0.5);
  day.playback.stop();
  const [state, calls] = [stateOf(day), day.calls.length];
  day.dispatch({ type: 'goTo', chapter: 0 });
  await tasks();
  vi.advanceTimersByTime(60_000);
  pass(LONG);
  expect(stateOf(day)).toEqual(state);
  expect(day.calls.length).toBe(calls);
});

test.each(['its screen', 'its pictures'])(
  'before the start the step is drawn once, whichever comes last: %s',
  async last => {
    const day = visit({ label: 'chapter_2_2', done: 2 });
    const drawn: string[][] = [];
    const screen = {
      ...day.screen,
      draw: ({ elements }: StageState) => void drawn.push([...elements.keys()]),
    };
    if (last === 'its screen') await day.playback.warmUp('md');
    day.playback.attach(screen);
    if (last === 'its pictures') await day.playback.warmUp('md');
    await tasks();
    expect(day.calls).toEqual(['load yard 2']);
    expect(drawn).toEqual([Object.keys(declared(tableauOf('chapter_2_2'), 'md').elements)]);
    drawn.length = 0;
    const started = day.playback.start('md');
    expect(drawn, 'gone before the cover is').toEqual([[]]);
    await started;
    drawn.length = 0;
    await day.playback.warmUp('md');
    expect(drawn).toEqual([]);
    day.playback.stop();
  },
);

test('what she sees is not made anew when only the motion has ended', async () => {
  const day = visit({ label: 'chapter_2_4', done: 2 });
  await day.playback.start('md');
  const views: unknown[] = [];
  day.playback.shown.subscribe(({ view }) => views.push(view));
  pass(LONG);
  expect(day.now().status).toBe('locked');
  expect(views.length).toBe(1);
  day.dispatch({ type: 'choose', choice: 0 });
  expect(views.length).toBe(2);
  day.playback.stop();
});
