import fc from 'fast-check';
import { expect, test } from 'vitest';
import { story } from '../../../stage/index.ts';
import { begin } from '../../../stage/runner/progress.ts';
import { type Command, reduce } from '../../../stage/runner/reduce.ts';
import { Oracle } from './oracle.ts';

const VISITS = 80;
const COMMANDS = 100;
const RANKS = story.chapters.findIndex(({ question }) => question?.kind === 'drag');

const number = fc.oneof({ arbitrary: fc.integer({ min: -1, max: 9 }), weight: 4 }, fc.double());
const here = 'the current label';
const command: fc.Arbitrary<Command> = fc.oneof(
  { arbitrary: fc.constant<Command>({ type: 'settled', label: here }), weight: 8 },
  { arbitrary: fc.constant<Command>({ type: 'next' }), weight: 8 },
  {
    arbitrary: fc
      .constantFrom('back', 'restart', 'answer', 'dismiss', 'flip', 'continue', 'replay', 'retreat')
      .map((type): Command => ({ type })),
    weight: 8,
  },
  {
    arbitrary: fc.integer({ min: 0, max: 3 }).map((choice): Command => ({ type: 'choose', choice })),
    weight: 3,
  },
  number.map((choice): Command => ({ type: 'choose', choice })),
  number.map((chapter): Command => ({ type: 'goTo', chapter })),
  number.map((done): Command => ({ type: 'reached', done })),
  fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }).map((order): Command => ({ type: 'rank', order })),
  fc.array(number, { maxLength: 5 }).map((order): Command => ({ type: 'rank', order })),
  fc.constantFrom(...story.steps).map(({ label }): Command => ({ type: 'settled', label })),
  fc.constantFrom(...story.steps).map(({ label }): Command => ({ type: 'open', label })),
);

test(`${VISITS * COMMANDS} random commands lead to the same progress as an independent implementation of the rules`, () => {
  const visit = fc.tuple(
    fc.constantFrom(...story.steps),
    fc.array(command, { minLength: COMMANDS, maxLength: COMMANDS }),
  );
  fc.assert(
    fc.property(visit, ([{ label, chapter }, commands]) => {
      let progress = begin(story, { label, done: chapter });
      const oracle = new Oracle(story, label, chapter, progress.orders[RANKS] ?? []);
      for (const asked of commands) {
        const by =
          asked.type === 'settled' && asked.label === here ? { ...asked, label: progress.label } : asked;
        progress = reduce(story, progress, by);
        oracle.obey(by);
        const { label: at, status, done, choice, wrong, tried, flipped, orders, tops } = progress;
        expect({
          at,
          status,
          done,
          choice,
          wrong,
          tried,
          flipped,
          order: orders[RANKS],
          first: tops[RANKS],
        }).toEqual({
          at: oracle.label,
          status: oracle.status,
          done: oracle.done,
          choice: oracle.choice,
          wrong: oracle.wrong,
          tried: oracle.tried,
          flipped: oracle.flipped,
          order: oracle.order,
          first: oracle.first,
        });
      }
    }),
    { numRuns: VISITS, seed: 20_261_122 },
  );
});
