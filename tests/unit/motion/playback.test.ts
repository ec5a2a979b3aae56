import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Screen } from '../../../stage/motion/playback.ts';
import { newStage } from '../../../stage/motion/transition.ts';
import { labelIn, smallStory as story } from '../runner/smallStory.ts';
import { pass } from './byHand.ts';
import { declared, plainState, viewAt } from './testStage.ts';

import { newVisit, tasks } from './visit.ts';

const SECONDS_TO_REST = 6;

// for the blink timer only; promises are real
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

type Label = (typeof story.steps)[number]['label'];
const viewOfLabel = (label: Label) => viewAt(story, label);
const placeOf = (label: Label) => viewAt(story, label).place;

test('a visit plays the motion to its first step, and is then ready', async () => {
  const day = newVisit();
  day.playback.attach(day.screen);
  await day.playback.start('md');
  expect(day.now().status).toBe('playing');
  pass(SECONDS_TO_REST);
  expect(day.now()).toMatchObject({ label: 'chapter_0_0', status: 'ready' });
  expect(day.state()).toEqual(declared(viewOfLabel('chapter_0_0'), 'md'));
  expect(day.loads).toEqual([placeOf('chapter_0_0')]);
  expect(day.ahead).toEqual([placeOf('chapter_0_0')]);
  day.playback.stop();
});

test('a resumed visit plays the transition from the step before the saved step', async () => {
  const day = newVisit({ label: labelIn(2, 'romyComes'), done: 2 });
  await day.playback.start('sm');
  expect(Object.keys(day.state().elements)).toContain('player');
  expect(day.state().elements.romy?.alpha).toBe(0);
  pass(SECONDS_TO_REST);
  expect(day.state()).toEqual(declared(viewOfLabel(labelIn(2, 'romyComes')), 'sm'));
  expect(day.now().status).toBe('ready');
  day.playback.stop();
});

test('a locked question is locked again after a reload', async () => {
  const day = newVisit({ label: labelIn(2, 'question'), done: 2 });
  await day.playback.start('md');
  pass(SECONDS_TO_REST);
  expect(day.now()).toMatchObject({ label: labelIn(2, 'question'), status: 'locked' });
  day.playback.stop();
});

test.each(['md', 'sm'] as const)(
  'without a screen the whole story plays, forward and back: %s',
  async layout => {
    const day = newVisit();
    await day.playback.start(layout);
    for (const { label, kind, chapter, tableau, shot } of story.steps) {
      pass(SECONDS_TO_REST);
      expect(day.now().label).toBe(label);
      expect(day.shown()?.label).toBe(label);
      expect(day.state()).toEqual(declared({ tableau, shot }, layout));
      const question = story.chapters[chapter]?.question;
      if (kind === 'question' && question?.kind === 'select') {
        day.dispatch({ type: 'choose', choice: question.answer });
      }
      await day.send({ type: kind === 'question' ? 'answer' : kind === 'card' ? 'continue' : 'next' });
    }
    for (const { label, tableau, shot } of story.steps.toReversed()) {
      pass(SECONDS_TO_REST);
      expect(day.now().label).toBe(label);
      expect(day.state()).toEqual(declared({ tableau, shot }, layout));
      await day.send({ type: 'back' });
    }
    day.playback.stop();
  },
);

describe('while motion plays', () => {
  test.each(['next', 'back'] as const)(
    '%s finishes the motion at once and keeps the position',
    async type => {
      const day = newVisit({ label: labelIn(2, 'yard'), done: 2 });
      await day.playback.start('md');
      pass(SECONDS_TO_REST);
      await day.send({ type: 'next' });
      pass(0.4);
      expect(day.state()).not.toEqual(declared(viewOfLabel(labelIn(2, 'romyComes')), 'md'));
      expect(day.now()).toMatchObject({ label: labelIn(2, 'romyComes'), status: 'playing' });
      day.dispatch({ type });
      expect(day.now()).toMatchObject({ label: labelIn(2, 'romyComes'), status: 'ready' });
      expect(day.shown()?.label).toBe(labelIn(2, 'romyComes'));
      expect(day.state()).toEqual(declared(viewOfLabel(labelIn(2, 'romyComes')), 'md'));
      day.playback.stop();
    },
  );

  test('the overlay of the step before stays until the next overlay may be shown', async () => {
    const day = newVisit({ label: labelIn(2, 'romyComes'), done: 2 });
    await day.playback.start('md');
    pass(SECONDS_TO_REST);
    await day.send({ type: 'next' });
    pass(0.2);
    expect(day.shown()?.label).toBe(labelIn(2, 'romyComes'));
    pass(0.2);
    expect(day.shown()?.label).toBe(labelIn(2, 'zoeSpeaks'));
    expect(day.now().status).toBe('playing');
    day.playback.stop();
  });

  test('a new layout rebuilds the picture, and plays the motion to the current step again', async () => {
    const day = newVisit({ label: labelIn(2, 'romyComes'), done: 2 });
    await day.playback.start('md');
    pass(0.5);
    await day.playback.start('sm');
    pass(SECONDS_TO_REST);
    expect(day.now()).toMatchObject({ label: labelIn(2, 'romyComes'), status: 'ready' });
    expect(day.state()).toEqual(declared(viewOfLabel(labelIn(2, 'romyComes')), 'sm'));
    day.playback.stop();
  });
});

test('at rest, a new layout rebuilds the picture, and plays the motion to the current step again', async () => {
  const day = newVisit({ label: labelIn(2, 'question'), done: 2 });
  await day.playback.start('md');
  pass(SECONDS_TO_REST);
  await day.playback.start('sm');
  await tasks();
  expect(day.now().status).toBe('playing');
  pass(SECONDS_TO_REST);
  expect(day.now()).toMatchObject({ label: labelIn(2, 'question'), status: 'locked' });
  expect(day.state()).toEqual(declared(viewOfLabel(labelIn(2, 'question')), 'sm'));
  day.playback.stop();
});

test('a wrong answer changes the picture, "Try again" changes it back, and the question stays locked', async () => {
  const day = newVisit({ label: labelIn(3, 'question'), done: 3 });
  await day.playback.start('md');
  pass(SECONDS_TO_REST);
  day.dispatch({ type: 'choose', choice: 0 });
  await day.send({ type: 'answer' });
  pass(SECONDS_TO_REST);
  const wrong = viewAt(story, labelIn(3, 'question'), { choice: 0, wrong: true });
  expect(day.state()).toEqual(declared(wrong, 'md'));
  expect(day.shown()?.overlay).toMatchObject({ choice: 0, wrong: {} });
  await day.send({ type: 'dismiss' });
  pass(SECONDS_TO_REST);
  expect(day.state()).toEqual(declared(viewOfLabel(labelIn(3, 'question')), 'md'));
  expect(day.now()).toMatchObject({ status: 'locked', wrong: false, choice: 0 });
  day.playback.stop();
});

describe('images that load late', () => {
  test('delay the motion, not the position', async () => {
    const day = newVisit({}, { slow: true });
    day.playback.attach(day.screen);
    void day.playback.start('md');
    await day.arrive();
    pass(SECONDS_TO_REST);
    await day.send({ type: 'next' }, { type: 'next' });
    expect(day.now()).toMatchObject({ label: labelIn(0, 'hello'), status: 'ready' });
    await day.arrive();
    expect(day.state()).toEqual(declared(viewOfLabel(labelIn(0, 'hello')), 'md'));
    expect(day.now()).toMatchObject({ label: labelIn(0, 'hello'), status: 'ready' });
    day.playback.stop();
  });

  test('do not bring back a step that the visitor has left in the meantime', async () => {
    const day = newVisit({ done: 8 }, { slow: true });
    day.playback.attach(day.screen);
    void day.playback.start('md');
    await day.arrive();
    pass(SECONDS_TO_REST);
    day.dispatch({ type: 'goTo', chapter: 3 });
    day.dispatch({ type: 'goTo', chapter: 5 });
    await day.arrive();
    pass(SECONDS_TO_REST);
    expect(day.now()).toMatchObject({ label: labelIn(5, 'title'), status: 'ready' });
    expect(day.shown()?.label).toBe(labelIn(5, 'title'));
    expect(day.ahead).toEqual([placeOf('chapter_0_0'), placeOf(labelIn(5, 'title'))]);
    expect(day.state()).toEqual(declared(viewOfLabel(labelIn(5, 'title')), 'md'));
    day.playback.stop();
  });
});

test('at rest, the screen learns the place and the picture of the next step; at the last step, it learns nothing', async () => {
  const last = story.steps.slice(-1).map(({ label }) => label);
  for (const label of ['chapter_0_0', labelIn(2, 'romyComes'), ...last] as const) {
    const day = newVisit({ label, done: 8 });
    day.playback.attach(day.screen);
    await day.playback.start('sm');
    pass(SECONDS_TO_REST);
    const next = story.steps[story.steps.findIndex(step => step.label === label) + 1];
    const expected = next && {
      place: placeOf(next.label),
      picture: declared(viewOfLabel(next.label), 'sm'),
    };
    expect(day.upcoming.at(-1), label).toEqual(expected ? [expected] : []);
    day.playback.stop();
  }
});

test('a screen that asks for the next step after stop() gets none', async () => {
  const day = newVisit();
  const asks: Parameters<Screen['lookAhead']>[1][] = [];
  day.playback.attach({ ...day.screen, lookAhead: (_, next) => asks.push(next) });
  await day.playback.start('md');
  pass(SECONDS_TO_REST);
  const [next] = asks;
  expect(next?.()?.place).toEqual(placeOf(labelIn(0, 'hello')));
  day.playback.stop();
  expect(next?.()).toBeUndefined();
});

describe('at rest', () => {
  const isBlinking = ({ playback }: ReturnType<typeof newVisit>) =>
    playback.animator.state.elements.get('romy')?.blink;

  test('the ambassador blinks from time to time', async () => {
    const day = newVisit();
    await day.playback.start('md');
    pass(SECONDS_TO_REST);
    vi.advanceTimersByTime(40_000);
    pass(0.05);
    expect(isBlinking(day)).toBe(true);
    pass(0.2);
    expect(isBlinking(day)).toBe(false);
    day.playback.stop();
  });

  test('the ambassador does not blink with reduced motion', async () => {
    const day = newVisit({}, { reduced: true });
    await day.playback.start('md');
    pass(SECONDS_TO_REST);
    vi.advanceTimersByTime(60_000);
    pass(0.05, () => expect(isBlinking(day)).toBe(false));
    day.playback.stop();
  });
});

test('after stop() nothing plays or loads', async () => {
  const day = newVisit({ label: labelIn(2, 'romyComes'), done: 2 });
  day.playback.attach(day.screen);
  await day.playback.start('md');
  pass(0.5);
  day.playback.stop();
  const [state, loads, ahead] = [day.state(), day.loads.length, day.ahead.length];
  day.dispatch({ type: 'goTo', chapter: 0 });
  await tasks();
  vi.advanceTimersByTime(60_000);
  pass(SECONDS_TO_REST);
  expect(day.state()).toEqual(state);
  expect(day.loads).toHaveLength(loads);
  expect(day.ahead).toHaveLength(ahead);
});

test.each(['its screen', 'its pictures'])(
  'before the start the step is drawn once, when its screen and its pictures are there; last of the two: %s',
  async last => {
    const day = newVisit({ label: labelIn(2, 'romyComes'), done: 2 });
    if (last === 'its screen') await day.playback.warmUp('md');
    day.playback.attach(day.screen);
    if (last === 'its pictures') await day.playback.warmUp('md');
    await tasks();
    expect(day.loads).toEqual([placeOf(labelIn(2, 'romyComes'))]);
    expect(day.drawn).toEqual([declared(viewOfLabel(labelIn(2, 'romyComes')), 'md')]);
    day.drawn.length = 0;
    const started = day.playback.start('md');
    expect(day.drawn, 'the stage is empty when the start begins').toEqual([plainState(newStage())]);
    await started;
    day.drawn.length = 0;
    await day.playback.warmUp('md');
    expect(day.drawn).toEqual([]);
    day.playback.stop();
  },
);

test('the end of a motion does not change the shown view', async () => {
  const day = newVisit({ label: labelIn(2, 'question'), done: 2 });
  await day.playback.start('md');
  const views: unknown[] = [];
  day.playback.shown.subscribe(({ view }) => views.push(view));
  pass(SECONDS_TO_REST);
  expect(day.now().status).toBe('locked');
  expect(views.length).toBe(1);
  day.dispatch({ type: 'choose', choice: 0 });
  expect(views.length).toBe(2);
  day.playback.stop();
});
