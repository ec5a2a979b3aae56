import { expect, test, vi } from 'vitest';
import { createRunner } from '../../../stage/runner/store.ts';
import { labelIn, smallStory as story } from './smallStory.ts';

test('a command changes the progress and notifies subscribers once', () => {
  const { progress, dispatch } = createRunner(story, {}, () => 0);
  const heard = vi.fn();
  progress.subscribe(heard);
  dispatch({ type: 'settled', label: 'chapter_0_0' });
  expect(progress.getState().status).toBe('ready');
  dispatch({ type: 'next' });
  expect(progress.getState().label).toBe(labelIn(0, 'hello'));
  expect(heard).toHaveBeenCalledTimes(2);
});

test('a command that changes nothing notifies no subscriber', () => {
  const { progress, dispatch } = createRunner(story, {}, () => 0);
  const heard = vi.fn();
  progress.subscribe(heard);
  dispatch({ type: 'replay' });
  dispatch({ type: 'settled', label: labelIn(4, 'romyComes') });
  dispatch({ type: 'goTo', chapter: 5 });
  dispatch({ type: 'dismiss' });
  expect(heard).not.toHaveBeenCalled();
});

test('a restart shuffles the ranking again', () => {
  let [random, by] = [0, 0.01];
  const { progress, dispatch } = createRunner(story, {}, () => {
    random += by;
    return random;
  });
  by = -0.01; // each random number is smaller than the one before
  dispatch({ type: 'next' });
  expect(progress.getState().orders).toEqual({ 1: [0, 1, 2, 3] });
  dispatch({ type: 'restart' });
  expect(progress.getState().orders).toEqual({ 1: [3, 2, 1, 0] });
});

test('a visit resumes at the saved step', () => {
  const { progress } = createRunner(story, { label: labelIn(2, 'zoeSpeaks'), done: 4 }, () => 0);
  expect(progress.getState()).toMatchObject({ label: labelIn(2, 'zoeSpeaks'), done: 4, status: 'playing' });
});
