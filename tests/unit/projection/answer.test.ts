import { expect, test } from 'vitest';
import { answerOf } from '../../../src/simulation/projection/answer.ts';
import type { ProjectionKey } from '../../../src/simulation/projection/keys.ts';
import { createRunner, labelOf, story } from '../../../stage/index.ts';

/**
 * Starts a visit that rests at the step of this name. Returns two functions: `now` reads the progress, and `press`
 * presses a digit, Enter or a presenter's key.
 */
function visitAt(chapter: number, name: string) {
  const runner = createRunner(story, { label: labelOf(story, chapter, name), done: chapter }, () => 0);
  const now = () => runner.progress.getState();
  runner.dispatch({ type: 'settled', label: now().label });
  const press = (key: ProjectionKey) => {
    const command = answerOf(story, now(), key);
    if (command) runner.dispatch(command);
    return command;
  };
  return { now, press };
}
const choose = (choice: number): ProjectionKey => ({ type: 'choose', choice });
const ANSWER: ProjectionKey = { type: 'answer' };
const FORWARD: ProjectionKey = { type: 'forward' };

test('a digit chooses and Enter answers; before a choice, Enter changes nothing', () => {
  const { now, press } = visitAt(3, 'question');
  const before = now();
  press(ANSWER);
  expect(now()).toBe(before);
  press(choose(2));
  expect(now().choice).toBe(2);
  press(choose(3)); // no effect: choices count from 0, and there are only three
  expect(now().choice).toBe(2);
  press(ANSWER);
  expect(now().label).not.toBe(before.label);
});

test('after a wrong answer, digits and Enter have no effect, and a presenter’s key means "Try again"', () => {
  const { now, press } = visitAt(3, 'question');
  press(choose(0));
  press(FORWARD);
  expect(now().wrong).toBe(true);
  expect(press(choose(1))).toBeNull();
  expect(press(ANSWER)).toBeNull();
  press(FORWARD);
  expect(now()).toMatchObject({ wrong: false, choice: 0 });
});

test('in a ranking, a digit moves the choice at this position to the top, and the other choices keep their order', () => {
  const { now, press } = visitAt(1, 'question');
  const [a, b, c, d] = now().orders[1] ?? [];
  press(choose(2));
  expect(now().orders[1]).toEqual([c, a, b, d]);
  press(choose(3));
  expect(now().orders[1]).toEqual([d, c, a, b]);
  expect(press(FORWARD)).toBeNull();
  press(ANSWER);
  expect(now().tops[1]).toBe(d);
});

test('a presenter’s key flips a card, then continues; at a title, presenter’s keys and answer keys have no effect', () => {
  const { now, press } = visitAt(2, 'card');
  const { label } = now();
  press(FORWARD);
  expect(now()).toMatchObject({ label, flipped: true });
  press(FORWARD);
  expect(now().label).not.toBe(label);
  for (const key of [FORWARD, ANSWER, choose(0)]) expect(visitAt(2, 'title').press(key)).toBeNull();
});
