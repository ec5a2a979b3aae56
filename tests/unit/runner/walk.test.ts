import { expect, test } from 'vitest';
import { begin } from '../../../stage/runner/progress.ts';
import { smallStory as story } from './smallStory.ts';
import { obey, rest, walk } from './visitor.ts';

const labels = story.steps.map(step => step.label);

test('commands lead forward through all nine chapters, every label once and in order', () => {
  expect(walk(story, begin(story)).map(progress => progress.label)).toEqual(labels);
});

test('commands lead back through every label, once and in order, and no question or card is locked', () => {
  const [end] = walk(story, begin(story)).slice(-1);
  if (!end) throw new Error('no end');
  const way = [end];
  for (const _ of labels.slice(1)) {
    const here = way.at(-1) ?? end;
    way.push(rest(story, obey(story, here, { type: 'back' })));
  }
  expect(way.map(progress => progress.label)).toEqual(labels.toReversed());
  expect(way.slice(1).every(progress => progress.status === 'ready')).toBe(true);
  expect(way.every(progress => progress.done === 8)).toBe(true);
});

test('a key pressed again and again, also during motion, reaches every step if each lock is answered', () => {
  let here = begin(story);
  const seen = new Set([here.label]);
  for (let press = 0; press < 400; press += 1) {
    here = obey(story, here, { type: 'next' });
    if (here.status === 'locked')
      here = obey(story, here, { type: 'goTo', chapter: here.done + 1 }, ...answerOf(here));
    seen.add(here.label);
  }
  expect([...seen]).toEqual(labels);

  function answerOf({ label }: typeof here) {
    const step = story.steps.find(({ label: other }) => other === label);
    const question = story.chapters[step?.chapter ?? 0]?.question;
    const choice = question?.kind === 'select' ? question.answer : -1;
    if (step?.kind === 'card') return [{ type: 'continue' } as const];
    return [{ type: 'choose', choice } as const, { type: 'answer' } as const];
  }
});
