import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { newStage } from '../../../stage/motion/transition.ts';
import { labelIn, smallStory as story } from '../runner/smallStory.ts';
import { pass } from './byHand.ts';
import { declared, plainState, viewAt } from './testStage.ts';

import { newVisit, tasks, testScreen } from './visit.ts';

const SECONDS_TO_REST = 6;

// for the blink timer only; promises are real
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

type Label = (typeof story.steps)[number]['label'];
const placeOf = (label: Label) => viewAt(story, label).place;
const restAt = (label: Label, layout: 'md' | 'sm' = 'md') => declared(viewAt(story, label), layout);
const EMPTY = plainState(newStage());

/** Each load ends at `arrive()`; the first one is for the previous step, from which the transition starts. */
function startingVisit(saved?: Parameters<typeof newVisit>[0]) {
  const day = newVisit(saved, { slow: true });
  day.playback.attach(day.screen);
  return { ...day, starting: day.playback.start('md') };
}

async function restingVisit(saved: Parameters<typeof newVisit>[0]) {
  const day = startingVisit(saved);
  await day.arrive();
  await day.arrive();
  pass(SECONDS_TO_REST);
  return day;
}

describe('a screen attached during the story', () => {
  test('shows the stage as soon as its images are loaded', async () => {
    const day = newVisit({ label: labelIn(2, 'romyComes'), done: 2 }, { slow: true });
    await day.playback.start('md');
    pass(SECONDS_TO_REST);
    day.playback.attach(day.screen);
    expect(day.loads).toEqual([placeOf(labelIn(2, 'romyComes'))]);
    await tasks();
    expect(day.drawn).toEqual([]);
    await day.arrive();
    expect(day.drawn).toEqual([restAt(labelIn(2, 'romyComes'))]);
    day.playback.stop();
  });

  test('is not drawn after another screen was attached', async () => {
    const day = newVisit({}, { slow: true });
    await day.playback.start('md');
    pass(SECONDS_TO_REST);
    const second = testScreen();
    day.playback.attach(day.screen);
    day.playback.attach(second.screen);
    await day.arrive();
    expect(day.drawn).toEqual([]);
    expect(second.drawn).toEqual([restAt('chapter_0_0')]);
    day.playback.stop();
  });

  test('while the stage is being built loads and draws at once', async () => {
    const day = startingVisit({ label: labelIn(2, 'romyComes'), done: 2 });
    const second = testScreen();
    day.playback.attach(second.screen);
    expect(second.loads).toEqual([placeOf(labelIn(2, 'romyComes'))]);
    await tasks();
    expect(second.drawn).toEqual([EMPTY]);
    day.playback.stop();
  });

  test('loads nothing after stop()', async () => {
    const day = newVisit();
    await day.playback.start('md');
    day.playback.stop();
    day.playback.attach(day.screen);
    await tasks();
    expect(day.loads).toEqual([]);
    expect(day.drawn).toEqual([]);
  });
});

test('the story continues without pictures after its screen is detached', async () => {
  const day = newVisit();
  day.playback.attach(day.screen);
  await day.playback.start('md');
  pass(SECONDS_TO_REST);
  day.playback.attach(undefined);
  const drawn = day.drawn.length;
  await day.send({ type: 'next' });
  pass(SECONDS_TO_REST);
  expect(day.now()).toMatchObject({ label: labelIn(0, 'hello'), status: 'ready' });
  expect(day.drawn).toHaveLength(drawn);
  day.playback.stop();
});

describe('refresh(), for pictures that load after the start', () => {
  test('draws the current step once its images are loaded, and keeps the position', async () => {
    const day = await restingVisit({ label: labelIn(2, 'romyComes'), done: 2 });
    const [asked, draws] = [day.loads.length, day.drawn.length];
    day.playback.refresh();
    expect(day.loads.slice(asked)).toEqual([placeOf(labelIn(2, 'romyComes'))]);
    expect(day.drawn).toHaveLength(draws);
    await day.arrive();
    expect(day.drawn.slice(draws)).toEqual([restAt(labelIn(2, 'romyComes'))]);
    expect(day.now()).toMatchObject({ label: labelIn(2, 'romyComes'), status: 'ready' });
  });

  test('does nothing without a screen', async () => {
    const day = newVisit({ label: labelIn(2, 'romyComes'), done: 2 });
    day.playback.refresh();
    await day.playback.start('md');
    day.playback.refresh();
    expect(day.loads).toEqual([]);
  });
});

describe('the start', () => {
  test('at the first step of a chapter shows nothing of the chapter before', async () => {
    const day = newVisit({ label: labelIn(3, 'title'), done: 3 });
    day.playback.attach(day.screen);
    await day.playback.start('md');
    expect(day.loads).toEqual([placeOf(labelIn(3, 'title'))]);
    expect(day.drawn).toEqual([EMPTY]);
    pass(0.2);
    expect(day.state().elements).toEqual({});
    pass(SECONDS_TO_REST);
    expect(day.state()).toEqual(restAt(labelIn(3, 'title')));
    day.playback.stop();
  });

  test('at a later step loads and shows the place of the step before, then plays', async () => {
    const day = startingVisit({ label: labelIn(2, 'yard'), done: 2 });
    expect(day.loads).toEqual([placeOf(labelIn(2, 'title'))]);
    expect(day.drawn).toEqual([EMPTY]);
    await day.arrive();
    expect(day.drawn.at(-1)).toEqual(restAt(labelIn(2, 'title')));
    expect(day.loads).toEqual([placeOf(labelIn(2, 'title')), placeOf(labelIn(2, 'yard'))]);
    await day.arrive();
    pass(SECONDS_TO_REST);
    expect(day.state()).toEqual(restAt(labelIn(2, 'yard')));
    day.playback.stop();
  });

  test('in another layout keeps the error overlay and the picture of a wrong answer', async () => {
    const day = newVisit({ label: labelIn(3, 'question'), done: 3 });
    await day.playback.start('md');
    pass(SECONDS_TO_REST);
    await day.send({ type: 'choose', choice: 0 }, { type: 'answer' });
    pass(SECONDS_TO_REST);
    day.playback.attach(day.screen);
    await day.playback.start('sm');
    await tasks();
    expect(day.drawn).toContainEqual(restAt(labelIn(3, 'question'), 'sm'));
    pass(SECONDS_TO_REST);
    expect(day.now()).toMatchObject({
      label: labelIn(3, 'question'),
      status: 'locked',
      wrong: true,
      choice: 0,
    });
    expect(day.shown()?.overlay).toMatchObject({ choice: 0, wrong: {} });
    const wrong = viewAt(story, labelIn(3, 'question'), { choice: 0, wrong: true });
    expect(day.state()).toEqual(declared(wrong, 'sm'));
    expect(day.state()).not.toEqual(restAt(labelIn(3, 'question'), 'sm'));
    day.playback.stop();
  });

  test('in another layout, requested while images load, replaces the first request', async () => {
    const day = startingVisit({ label: labelIn(2, 'romyComes'), done: 2 });
    void day.playback.start('sm');
    await day.arrive();
    await day.arrive();
    pass(SECONDS_TO_REST);
    expect(day.now()).toMatchObject({ label: labelIn(2, 'romyComes'), status: 'ready' });
    expect(day.state()).toEqual(restAt(labelIn(2, 'romyComes'), 'sm'));
    expect(day.ahead).toEqual([placeOf(labelIn(2, 'romyComes'))]);
    day.playback.stop();
  });

  test('plays the step that is current when the stage is built', async () => {
    const day = startingVisit({ label: labelIn(2, 'romyComes'), done: 5 });
    await day.send({ type: 'goTo', chapter: 4 });
    await day.arrive();
    await day.arrive();
    pass(SECONDS_TO_REST);
    expect(day.now()).toMatchObject({ label: labelIn(4, 'title'), status: 'ready' });
    expect(day.shown()?.label).toBe(labelIn(4, 'title'));
    expect(day.state()).toEqual(restAt(labelIn(4, 'title')));
    day.playback.stop();
  });

  test('in another layout, with the error overlay closed while images load, shows the question', async () => {
    const day = await restingVisit({ label: labelIn(3, 'question'), done: 3 });
    await day.send({ type: 'choose', choice: 0 }, { type: 'answer' });
    await day.arrive();
    pass(SECONDS_TO_REST);
    void day.playback.start('sm');
    await day.send({ type: 'dismiss' });
    expect(day.now()).toMatchObject({ status: 'locked', wrong: false });
    await day.arrive();
    await day.arrive();
    pass(SECONDS_TO_REST);
    expect(day.state()).toEqual(restAt(labelIn(3, 'question'), 'sm'));
    expect(day.now()).toMatchObject({ label: labelIn(3, 'question'), status: 'locked', choice: 0 });
    day.playback.stop();
  });
});

describe('stop() while images load', () => {
  test('before the stage is built: nothing is shown or played', async () => {
    const day = startingVisit({ label: labelIn(2, 'romyComes'), done: 2 });
    day.playback.stop();
    const drawn = day.drawn.length;
    await day.arrive();
    await day.starting;
    pass(SECONDS_TO_REST);
    expect(day.loads).toEqual([placeOf(labelIn(2, 'yard'))]);
    expect(day.state()).toEqual(EMPTY);
    expect(day.drawn).toHaveLength(drawn);
    expect(day.now().status).toBe('playing');
    expect(vi.getTimerCount()).toBe(0);
  });

  test('before a motion begins: the motion does not begin', async () => {
    const day = startingVisit();
    day.playback.stop();
    await day.arrive();
    await day.starting;
    pass(SECONDS_TO_REST);
    expect(day.state()).toEqual(EMPTY);
    expect(day.shown()).toBeUndefined();
    expect(day.now().status).toBe('playing');
  });

  test('before the warm-up is drawn: the warm-up is not drawn', async () => {
    const day = newVisit({}, { slow: true });
    day.playback.attach(day.screen);
    void day.playback.warmUp('md');
    day.playback.stop();
    await day.arrive();
    expect(day.drawn).toEqual([]);
  });

  test('before start() or warmUp(): nothing happens', async () => {
    const day = newVisit();
    day.playback.attach(day.screen);
    day.playback.stop();
    await day.playback.warmUp('md');
    await day.playback.start('md');
    expect(day.loads).toEqual([]);
    expect(day.drawn).toEqual([]);
  });
});

describe('the warm-up', () => {
  test('is drawn for the latest layout', async () => {
    const day = newVisit({ label: labelIn(2, 'romyComes'), done: 2 }, { slow: true });
    day.playback.attach(day.screen);
    void day.playback.warmUp('md');
    void day.playback.warmUp('sm');
    await day.arrive();
    expect(day.drawn).toEqual([restAt(labelIn(2, 'romyComes'), 'sm')]);
  });

  test('is drawn only on the last attached screen', async () => {
    const day = newVisit({}, { slow: true });
    const second = testScreen();
    day.playback.attach(day.screen);
    void day.playback.warmUp('md');
    day.playback.attach(second.screen);
    await day.arrive();
    expect(day.drawn).toEqual([]);
    expect(second.drawn).toEqual([restAt('chapter_0_0')]);
  });

  test('with a label shows the step of this label; the start plays the saved step', async () => {
    const day = newVisit();
    day.playback.attach(day.screen);
    await day.playback.warmUp('sm', labelIn(2, 'romyComes'));
    expect(day.state()).toEqual(restAt(labelIn(2, 'romyComes'), 'sm'));
    expect(day.drawn.at(-1)).toEqual(day.state());
    expect(day.ahead).toEqual([placeOf(labelIn(2, 'romyComes'))]);
    expect(day.now()).toMatchObject({ label: 'chapter_0_0', done: 0 });
    await day.playback.start('sm');
    pass(SECONDS_TO_REST);
    expect(day.state()).toEqual(restAt('chapter_0_0', 'sm'));
    await day.playback.warmUp('sm', labelIn(2, 'romyComes'));
    expect(day.state()).toEqual(restAt('chapter_0_0', 'sm'));
    day.playback.stop();
  });

  test('with a label shows the same step after the layout has changed', async () => {
    const day = newVisit();
    day.playback.attach(day.screen);
    await day.playback.warmUp('sm', labelIn(2, 'romyComes'));
    await day.playback.warmUp('md');
    expect(day.state()).toEqual(restAt(labelIn(2, 'romyComes'), 'md'));
    expect(day.drawn.at(-1)).toEqual(day.state());
    day.playback.stop();
  });

  test('needs a screen and a layout', async () => {
    const day = newVisit();
    day.playback.attach(day.screen);
    await tasks();
    day.playback.attach(undefined);
    await day.playback.warmUp('md');
    expect(day.loads).toEqual([]);
    expect(day.drawn).toEqual([]);
  });
});

describe('a change of place', () => {
  const [here, there] = [labelIn(2, 'romyComes'), labelIn(5, 'title')];
  const idsAt = (label: Label) => Object.keys(restAt(label).elements);
  const idsOn = (state: ReturnType<typeof plainState>) => Object.keys(state.elements);

  /** The motion has begun, but the new images are not loaded. */
  async function waiting() {
    const day = await restingVisit({ label: here, done: 5 });
    await day.send({ type: 'goTo', chapter: 5 });
    return day;
  }

  test('begins while its images load, and shows the place when they are loaded', async () => {
    const day = await waiting();
    pass(0.1);
    expect(day.state().wipe).toBeGreaterThan(0);
    pass(SECONDS_TO_REST);
    expect(day.state().wipe).toBeCloseTo(0.5, 3);
    expect(idsOn(day.state())).toEqual(idsAt(here));
    expect(day.shown()?.label).toBe(here);
    expect(day.now()).toMatchObject({ label: there, status: 'playing' });
    await day.arrive();
    pass(SECONDS_TO_REST);
    expect(day.state()).toEqual(restAt(there));
    expect(day.now()).toMatchObject({ label: there, status: 'ready' });
    day.playback.stop();
  });

  test('ends as soon as its images are loaded, after a press', async () => {
    const day = await waiting();
    pass(0.1);
    await day.send({ type: 'next' });
    pass(SECONDS_TO_REST);
    expect(idsOn(day.state())).toEqual(idsAt(here));
    await day.arrive();
    expect(day.state()).toEqual(restAt(there));
    expect(day.shown()?.label).toBe(there);
    day.playback.stop();
  });

  test('never shows a place that the visitor has left before its images were loaded', async () => {
    const day = await waiting();
    pass(0.4);
    await day.send({ type: 'goTo', chapter: 4 });
    pass(0.4);
    await day.arrive();
    pass(SECONDS_TO_REST);
    expect(day.state()).toEqual(restAt(labelIn(4, 'title')));
    expect(day.now()).toMatchObject({ label: labelIn(4, 'title'), status: 'ready' });
    const drawn = new Set(day.drawn.flatMap(idsOn));
    const only = idsAt(there).filter(id => ![here, labelIn(4, 'title')].flatMap(idsAt).includes(id));
    expect(only.filter(id => drawn.has(id))).toEqual([]);
    expect(day.ahead.map(({ chapter }) => chapter)).not.toContain(5);
    day.playback.stop();
  });

  test('with reduced motion waits for its images', async () => {
    const day = newVisit({ label: here, done: 5 }, { slow: true, reduced: true });
    day.playback.attach(day.screen);
    void day.playback.start('md');
    await day.arrive();
    await day.arrive();
    pass(SECONDS_TO_REST);
    await day.send({ type: 'goTo', chapter: 5 });
    pass(SECONDS_TO_REST);
    expect(day.state()).toEqual(restAt(here));
    await day.arrive();
    pass(SECONDS_TO_REST);
    expect(day.state()).toEqual(restAt(there));
    day.playback.stop();
  });
});

test('a choice while images load ends the motion immediately', async () => {
  const day = await restingVisit({ label: labelIn(2, 'zoeSpeaks'), done: 2 });
  await day.send({ type: 'next' }, { type: 'choose', choice: 0 });
  expect(day.now()).toMatchObject({ label: labelIn(2, 'question'), status: 'locked', choice: 0 });
  expect(day.shown()?.label).toBe(labelIn(2, 'zoeSpeaks'));
  await day.arrive();
  expect(day.shown()).toMatchObject({ label: labelIn(2, 'question'), overlay: { choice: 0 } });
  expect(day.state()).toEqual(restAt(labelIn(2, 'question')));
  day.playback.stop();
});

test('a choice at a step whose overlay is not shown yet does not change the earlier overlay', async () => {
  const day = await restingVisit({ label: labelIn(2, 'zoeSpeaks'), done: 2 });
  const before = day.shown();
  await day.send({ type: 'next' }, { type: 'choose', choice: 1 });
  expect(day.shown()).toBe(before);
  day.playback.stop();
});

describe('an action changes its overlay immediately, even if images take long', () => {
  test('flipping a card', async () => {
    const day = await restingVisit({ label: labelIn(2, 'card'), done: 2 });
    await day.send({ type: 'flip' });
    expect(day.shown()?.overlay).toEqual({ kind: 'card', flipped: true });
    day.playback.stop();
  });

  test('sorting a ranking', async () => {
    const day = await restingVisit({ label: labelIn(1, 'question'), done: 1 });
    await day.send({ type: 'rank', order: [3, 1, 0, 2] });
    expect(day.shown()?.overlay).toMatchObject({ order: [3, 1, 0, 2] });
    day.playback.stop();
  });

  test('a wrong answer, and "Try again"', async () => {
    const day = await restingVisit({ label: labelIn(3, 'question'), done: 3 });
    await day.send({ type: 'choose', choice: 0 }, { type: 'answer' });
    expect(day.shown()?.overlay).toMatchObject({ choice: 0, wrong: {} });
    await day.send({ type: 'dismiss' });
    expect(day.shown()?.overlay).toMatchObject({ choice: 0, tried: [0] });
    expect(day.shown()?.overlay).not.toHaveProperty('wrong');
    day.playback.stop();
  });
});

describe('at a question', () => {
  async function atQuestion() {
    const day = newVisit({ label: labelIn(3, 'question'), done: 3 });
    day.playback.attach(day.screen);
    await day.playback.start('md');
    pass(SECONDS_TO_REST);
    return day;
  }
  const wrong = declared(viewAt(story, labelIn(3, 'question'), { choice: 0, wrong: true }), 'md');

  test('a choice is in the overlay immediately, and loads and plays nothing', async () => {
    const day = await atQuestion();
    const loads = day.loads.length;
    await day.send({ type: 'choose', choice: 0 });
    expect(day.shown()?.overlay).toMatchObject({ choice: 0 });
    pass(SECONDS_TO_REST);
    expect(day.loads).toHaveLength(loads);
    expect(day.state()).toEqual(restAt(labelIn(3, 'question')));
    day.playback.stop();
  });

  test('the picture of a wrong answer appears with motion, not by a cut', async () => {
    const day = await atQuestion();
    await day.send({ type: 'choose', choice: 0 }, { type: 'answer' });
    pass(0.1);
    expect(day.state()).not.toEqual(wrong);
    pass(SECONDS_TO_REST);
    expect(day.state()).toEqual(wrong);
    day.playback.stop();
  });

  test.each([
    ['is over', SECONDS_TO_REST],
    ['plays', 0.2],
  ])('"Try again", pressed when the reaction %s, removes the reaction at once', async (_, seconds) => {
    const day = await atQuestion();
    await day.send({ type: 'choose', choice: 0 }, { type: 'answer' });
    pass(seconds);
    const drawn = day.drawn.length;
    await day.send({ type: 'dismiss' });
    expect(day.now()).toMatchObject({ status: 'locked', wrong: false });
    pass(SECONDS_TO_REST);
    const since = day.drawn.slice(drawn);
    expect(since).toEqual(since.map(() => restAt(labelIn(3, 'question'))));
    expect(day.state()).toEqual(restAt(labelIn(3, 'question')));
    day.playback.stop();
  });

  test('a press during a reaction ends the reaction and keeps the error overlay open', async () => {
    const day = await atQuestion();
    await day.send({ type: 'choose', choice: 0 }, { type: 'answer' });
    pass(0.2);
    await day.send({ type: 'next' });
    expect(day.state()).toEqual(wrong);
    expect(day.now()).toMatchObject({ label: labelIn(3, 'question'), status: 'locked', wrong: true });
    await day.send({ type: 'next' });
    expect(day.now()).toMatchObject({ label: labelIn(3, 'question'), status: 'locked', wrong: true });
    day.playback.stop();
  });
});

test('a jump to another chapter during a motion leads to that chapter', async () => {
  const day = newVisit({ done: 5 });
  await day.playback.start('md');
  pass(0.3);
  await day.send({ type: 'goTo', chapter: 5 });
  pass(SECONDS_TO_REST);
  expect(day.now()).toMatchObject({ label: labelIn(5, 'title'), status: 'ready' });
  expect(day.shown()?.label).toBe(labelIn(5, 'title'));
  expect(day.state()).toEqual(restAt(labelIn(5, 'title')));
  day.playback.stop();
});

test('a jump to the current first step while its motion plays lets the motion continue', async () => {
  const day = newVisit();
  day.playback.attach(day.screen);
  await day.playback.start('md');
  pass(0.3);
  await day.send({ type: 'goTo', chapter: 0 });
  expect(day.loads).toHaveLength(1);
  expect(day.now().status).toBe('playing');
  expect(day.ahead).toEqual([]);
  pass(SECONDS_TO_REST);
  expect(day.now().status).toBe('ready');
  day.playback.stop();
});

test('a step that comes to rest while another step loads does not unload the images of the other step', async () => {
  const day = await restingVisit({ label: labelIn(2, 'romyComes'), done: 5 });
  const ahead = day.ahead.length;
  await day.send({ type: 'next' });
  await day.arrive();
  pass(0.3);
  await day.send({ type: 'goTo', chapter: 5 });
  pass(SECONDS_TO_REST);
  expect(day.ahead).toHaveLength(ahead);
  await day.arrive();
  pass(SECONDS_TO_REST);
  expect(day.ahead.slice(ahead)).toEqual([placeOf(labelIn(5, 'title'))]);
  day.playback.stop();
});
