import { describe, expect, test } from 'vitest';
import { withMistake } from '../../../stage/runner/day.ts';
import { begin, type Progress } from '../../../stage/runner/progress.ts';
import { type Command, reduce } from '../../../stage/runner/reduce.ts';
import { labelIn, smallStory as story } from './smallStory.ts';
import { obey, rest, walkTo } from './visitor.ts';

const at = (label: string) => walkTo(story, begin(story), progress => progress.label === label);
const atQuestion = (chapter: number) => at(labelIn(chapter, 'question'));
const arriving = (label: string): Progress => ({ ...at(label), status: 'playing' });
const atCard = (chapter: number) => at(labelIn(chapter, 'card'));
const afterQuestion = (chapter: number) => labelIn(chapter, chapter === 1 ? 'reply' : 'ballRolls');
const choose = (choice: number): Command => ({ type: 'choose', choice });
const rank = (...order: number[]): Command => ({ type: 'rank', order });
const goTo = (chapter: number): Command => ({ type: 'goTo', chapter });
const [next, back, answer, dismiss, flip, goOn, restart, replay]: Command[] = (
  ['next', 'back', 'answer', 'dismiss', 'flip', 'continue', 'restart', 'replay'] as const
).map(type => ({ type }));
const obeyed = (from: Progress, ...commands: (Command | undefined)[]) =>
  obey(story, from, ...commands.flatMap(command => command ?? []));

describe('a visit begins', () => {
  test('at the first step if none is saved, in motion, with a done count of 0 and no choice', () => {
    expect(begin(story)).toMatchObject({
      label: 'chapter_0_0',
      status: 'playing',
      done: 0,
      answered: false,
      choice: -1,
      wrong: false,
      flipped: false,
    });
  });

  test('at the saved step, if there is one', () => {
    const saved = { label: labelIn(3, 'romyComes'), done: 5, tops: { 1: 2 } } as const;
    expect(begin(story, saved)).toMatchObject({ ...saved, status: 'playing' });
  });

  test('with the choices of the ranking shuffled', () => {
    const random = [0.9, 0.1, 0.5, 0.3].values();
    expect(begin(story, {}, () => random.next().value ?? 0).orders).toEqual({ 1: [1, 3, 2, 0] });
  });
});

describe('a move', () => {
  test('right leads to the next label', () => {
    expect(obeyed(at(labelIn(0, 'hello')), next)).toMatchObject({
      label: labelIn(0, 'show'),
      status: 'playing',
    });
  });

  test('left leads to the previous label', () => {
    expect(obeyed(at(labelIn(0, 'show')), back)).toMatchObject({
      label: labelIn(0, 'hello'),
      status: 'playing',
    });
  });

  test('crosses chapters in both directions', () => {
    const there = obeyed(at(labelIn(0, 'show')), next);
    expect(there.label).toBe(labelIn(1, 'title'));
    expect(obeyed(rest(story, there), back).label).toBe(labelIn(0, 'show'));
  });

  test('left of the first step or right of the last changes nothing', () => {
    const first = at('chapter_0_0');
    expect(obeyed(first, back)).toBe(first);
    const last = walkTo(story, begin(story), progress => progress.label === story.steps.at(-1)?.label);
    expect(obeyed(last, next)).toBe(last);
  });

  test.each(['next', 'back'] as const)('%s during motion ends the motion and keeps the position', type => {
    const moving = obeyed(at(labelIn(0, 'hello')), next);
    expect(obeyed(moving, { type })).toEqual({ ...moving, status: 'ready' });
  });

  test('during motion into a question ends at the locked question', () => {
    const moving = obeyed(at(labelIn(2, 'zoeSpeaks')), next);
    expect(moving).toMatchObject({ label: labelIn(2, 'question'), status: 'playing' });
    expect(obeyed(moving, next)).toEqual({ ...moving, status: 'locked' });
    expect(obeyed(moving, next, next, next).label).toBe(moving.label);
  });

  test.each(['next', 'back'] as const)('%s is refused at a locked question or card', type => {
    for (const locked of [atQuestion(1), atQuestion(2), atCard(2)]) {
      expect(locked.status).toBe('locked');
      expect(obeyed(locked, { type })).toBe(locked);
    }
  });
});

describe('the end of a motion', () => {
  test('sets the status to ready, or locked at a question and a card', () => {
    expect(at(labelIn(1, 'title')).status).toBe('ready');
    expect(atQuestion(1).status).toBe('locked');
    expect(atCard(1).status).toBe('locked');
  });

  test('for another label is ignored', () => {
    const moving = obeyed(at(labelIn(0, 'hello')), next);
    expect(obeyed(moving, { type: 'settled', label: labelIn(0, 'hello') })).toBe(moving);
    expect(obeyed(moving, { type: 'settled', label: 'junk' })).toBe(moving);
  });

  test('that is reported twice changes nothing the second time', () => {
    const ready = at(labelIn(0, 'hello'));
    expect(rest(story, ready)).toBe(ready);
  });
});

describe('a select question', () => {
  test('starts without a choice', () => {
    expect(atQuestion(2).choice).toBe(-1);
  });

  test('cannot be answered without a choice', () => {
    const locked = atQuestion(2);
    expect(obeyed(locked, answer)).toBe(locked);
  });

  test('keeps the last choice', () => {
    expect(obeyed(atQuestion(2), choose(1), choose(2)).choice).toBe(2);
  });

  test.each([-1, 3, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('ignores the choice %d', choice => {
    const locked = atQuestion(2);
    expect(obeyed(locked, choose(choice))).toBe(locked);
  });

  test('ignores a ranking', () => {
    const locked = atQuestion(2);
    expect(obeyed(locked, rank(0, 1, 2))).toBe(locked);
  });

  test('answered correctly marks the chapter done, unlocks and moves on', () => {
    expect(obeyed(atQuestion(2), choose(0), answer)).toMatchObject({
      label: afterQuestion(2),
      status: 'playing',
      done: 3,
      choice: -1,
      wrong: false,
    });
  });

  test('answered wrongly opens the error overlay, is locked after the reaction, and marks nothing done', () => {
    const locked = atQuestion(3);
    const day = withMistake(locked.day, { chapter: 3, choice: 0 });
    const wrong = { ...locked, choice: 0, wrong: true, tried: [0], day };
    expect(obeyed(locked, choose(0), answer)).toEqual({ ...wrong, status: 'playing' });
    expect(rest(story, obeyed(locked, choose(0), answer))).toEqual(wrong);
  });

  test('keeps each wrong answer once, until the visitor enters the question again', () => {
    const twice = [choose(0), answer, dismiss, answer, dismiss, choose(1), answer, dismiss];
    const tried = obeyed(atQuestion(3), ...twice);
    expect(tried.tried).toEqual([0, 1]);
    expect(obeyed(tried, choose(2), answer).tried).toEqual([]);
    expect(obeyed(tried, goTo(3)).tried).toEqual([]);
  });

  test('ends its reaction at a press, which changes nothing else', () => {
    const playing = obeyed(atQuestion(3), choose(0), answer);
    for (const press of [next, back])
      expect(obeyed(playing, press)).toEqual({ ...playing, status: 'locked' });
  });

  test('"Try again" closes the error overlay and keeps the choice', () => {
    const locked = atQuestion(3);
    const { day, ...again } = obeyed(locked, choose(0), answer, dismiss);
    expect({ ...again, day: locked.day }).toEqual({ ...locked, choice: 0, tried: [0] });
  });

  test('with the error overlay open accepts only "Try again"', () => {
    const wrong = rest(story, obeyed(atQuestion(3), choose(0), answer));
    for (const command of [choose(2), answer, next, back, flip, goOn])
      expect(obeyed(wrong, command)).toBe(wrong);
  });

  test('with the error overlay open cannot be passed, even if it was answered before', () => {
    const again = obeyed(atCard(3), goOn, next, back, next, back, next);
    const question = walkBack(rest(story, again), labelIn(3, 'question'));
    const wrong = rest(story, obeyed(question, choose(0), answer));
    expect(wrong).toMatchObject({ status: 'ready', wrong: true });
    for (const command of [next, back]) expect(obeyed(wrong, command)).toBe(wrong);
  });

  test('can be answered while the motion to it plays', () => {
    const moving = obeyed(at(labelIn(2, 'zoeSpeaks')), next);
    expect(obeyed(moving, choose(0), answer).label).toBe(afterQuestion(2));
  });
});

/** Fails if no earlier step has the label. */
function walkBack(from: Progress, label: string): Progress {
  let here = from;
  for (const _ of story.steps) if (here.label !== label) here = rest(story, obeyed(here, back));
  expect(here.label).toBe(label);
  return here;
}

describe('the ranking', () => {
  test('takes any order of its four choices', () => {
    expect(obeyed(atQuestion(1), rank(3, 1, 0, 2)).orders).toEqual({ 1: [3, 1, 0, 2] });
  });

  test.each([
    [[0, 1, 2]],
    [[0, 1, 2, 3, 4]],
    [[0, 0, 1, 2]],
    [[1, 2, 3, 4]],
    [[0, 1, 2, 2.5]],
    [[0, 1, 2, Number.NaN]],
    [[]],
  ])('ignores the order %j', order => {
    const locked = atQuestion(1);
    expect(obeyed(locked, rank(...order))).toBe(locked);
  });

  test('ignores a choice', () => {
    const locked = atQuestion(1);
    expect(obeyed(locked, choose(1))).toBe(locked);
  });

  test.each([[[0, 1, 2, 3]], [[3, 2, 1, 0]], [[2, 0, 3, 1]]])('is right in any order: %j', order => {
    expect(obeyed(atQuestion(1), rank(...order), answer)).toMatchObject({
      label: afterQuestion(1),
      done: 2,
      wrong: false,
      tops: { 1: order[0] },
    });
  });

  test('is not answered by a press while its motion plays; the press ends the motion', () => {
    const coming = arriving(labelIn(1, 'question'));
    expect(obeyed(coming, answer)).toEqual(rest(story, coming));
    expect(obeyed(coming, answer, answer).label).toBe(afterQuestion(1));
  });

  test('is right even if the visitor does not change its order', () => {
    expect(obeyed(atQuestion(1), answer)).toMatchObject({
      label: afterQuestion(1),
      tops: { 1: 0 },
    });
  });
});

describe('a card', () => {
  test('flips to its back and to its front again', () => {
    expect(obeyed(atCard(2), flip).flipped).toBe(true);
    expect(obeyed(atCard(2), flip, flip).flipped).toBe(false);
  });

  test('continues, flipped or not', () => {
    for (const commands of [[goOn], [flip, goOn]]) {
      expect(obeyed(atCard(2), ...commands)).toMatchObject({
        label: labelIn(3, 'title'),
        status: 'playing',
        flipped: false,
      });
    }
  });

  test('is not passed by a press while its motion plays; the press ends the motion', () => {
    const coming = arriving(labelIn(2, 'card'));
    expect(obeyed(coming, goOn)).toEqual(rest(story, coming));
    expect(obeyed(coming, goOn, goOn).label).toBe(labelIn(3, 'title'));
  });

  test('is the only step that can be flipped and continued', () => {
    for (const elsewhere of [at(labelIn(0, 'hello')), atQuestion(2)]) {
      expect(obeyed(elsewhere, flip)).toBe(elsewhere);
      expect(obeyed(elsewhere, goOn)).toBe(elsewhere);
    }
  });

  test('ignores answers', () => {
    const locked = atCard(2);
    for (const command of [answer, dismiss, choose(0), rank(0, 1, 2, 3)])
      expect(obeyed(locked, command)).toBe(locked);
  });
});

describe('on the way back', () => {
  test('a question and a card can be passed in both directions', () => {
    const after = rest(story, obeyed(atCard(2), goOn));
    const card = rest(story, obeyed(after, back));
    expect(card).toMatchObject({ label: labelIn(2, 'card'), status: 'ready' });
    expect(obeyed(card, next).label).toBe(labelIn(3, 'title'));
    const question = rest(story, obeyed(rest(story, obeyed(card, back)), back));
    expect(question).toMatchObject({ label: labelIn(2, 'question'), status: 'ready' });
    expect(obeyed(question, back).label).toBe(labelIn(2, 'zoeSpeaks'));
  });

  test('a question entered from the step before it is locked again', () => {
    const before = walkBack(rest(story, obeyed(atCard(2), goOn)), labelIn(2, 'zoeSpeaks'));
    expect(rest(story, obeyed(before, next))).toMatchObject({
      label: labelIn(2, 'question'),
      status: 'locked',
    });
  });
});

describe('the done count', () => {
  test('rises when the visitor leaves chapter 0', () => {
    expect(at(labelIn(0, 'show')).done).toBe(0);
    expect(at(labelIn(1, 'title')).done).toBe(1);
  });

  test.each([1, 2, 3, 4, 5, 6, 7])(
    'is the chapter’s number + 1 after the question of chapter %i',
    chapter => {
      expect(atQuestion(chapter).done).toBe(chapter);
      expect(at(afterQuestion(chapter)).done).toBe(chapter + 1);
    },
  );

  test('does not change when an early chapter is replayed', () => {
    const far = { ...begin(story), done: 6 };
    const replayed = walkTo(story, far, progress => progress.label === labelIn(3, 'title'));
    expect(replayed.done).toBe(6);
  });

  test('is at most the number of the last chapter', () => {
    expect(walkTo(story, begin(story), ({ label }) => label === story.steps.at(-1)?.label).done).toBe(8);
  });
});

describe('the chapter menu', () => {
  const far = () => ({ ...at(labelIn(0, 'hello')), done: 3 });

  test.each([0, 1, 2, 3])('jumps to the start of chapter %i, which is open', chapter => {
    expect(obeyed(far(), goTo(chapter))).toMatchObject({
      label: `chapter_${chapter}_0`,
      status: 'playing',
      done: 3,
    });
  });

  test.each([4, 8, 9, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])(
    'does not jump to chapter %d',
    chapter => {
      const from = far();
      expect(obeyed(from, goTo(chapter))).toBe(from);
    },
  );

  test('leaves a locked question', () => {
    expect(obeyed(obeyed(atQuestion(3), choose(0), answer), goTo(1))).toMatchObject({
      label: labelIn(1, 'title'),
      choice: -1,
      wrong: false,
    });
  });
});

describe('restart', () => {
  test('returns to the first label and keeps the done count', () => {
    const late = { ...at(labelIn(8, 'evening')), tops: { 1: 3 } };
    expect(obeyed(late, restart)).toMatchObject({
      label: 'chapter_0_0',
      status: 'playing',
      done: 8,
      tops: { 1: 3 },
    });
  });

  test('locks the questions again', () => {
    const again = obeyed(atCard(7), goOn, restart);
    expect(walkTo(story, again, ({ label }) => label === labelIn(2, 'question')).status).toBe('locked');
  });
});

describe('a retreat from a step that cannot be shown', () => {
  test.each<[string, () => Progress]>([
    ['a question that waits for its answer', () => atQuestion(3)],
    ['a wrong answer', () => obeyed(atQuestion(3), choose(1), answer)],
    ['a card', () => atCard(3)],
    ['motion', () => arriving(labelIn(3, 'question'))],
  ])('leads to the step before it, from %s', (_, stand) => {
    const stuck = stand();
    const before = story.steps[story.steps.findIndex(({ label }) => label === stuck.label) - 1];
    expect(reduce(story, stuck, { type: 'retreat' })).toMatchObject({
      label: before?.label,
      status: 'playing',
      answered: true,
      wrong: false,
      choice: -1,
      done: stuck.done,
    });
  });

  test('changes nothing at the first step', () => {
    const first = begin(story);
    expect(reduce(story, first, { type: 'retreat' })).toBe(first);
  });
});

describe('a done count reached in another tab', () => {
  const standing = () => ({ ...at(labelIn(2, 'zoeSpeaks')), done: 2 });

  test('opens the same chapters here, and keeps the position', () => {
    const here = standing();
    expect(reduce(story, here, { type: 'reached', done: 6 })).toEqual({ ...here, done: 6 });
  });
  test.each([2, 1, 0, -1, 9, 1e9, 2.5, NaN, Infinity])('of %d changes nothing', done => {
    const here = standing();
    expect(reduce(story, here, { type: 'reached', done })).toBe(here);
  });
});

describe('replay', () => {
  test('plays the motion to the current step again, and changes nothing else', () => {
    const half = obeyed(atQuestion(3), choose(1));
    expect(obeyed(half, replay)).toEqual({ ...half, status: 'playing' });
    expect(rest(story, obeyed(half, replay))).toEqual(half);
  });
});

test('a command that does not apply returns the same progress object', () => {
  const ready = at(labelIn(0, 'hello'));
  for (const command of [answer, dismiss, flip, goOn, choose(0), rank(0, 1, 2, 3)]) {
    expect(reduce(story, ready, command ?? { type: 'next' })).toBe(ready);
  }
  const locked = atQuestion(2);
  expect(obeyed(locked, dismiss)).toBe(locked);
  const moving = begin(story);
  expect(obeyed(moving, replay)).toBe(moving);
});

test('the rules never change a progress object in place', () => {
  const locked = atQuestion(1);
  const before = structuredClone(locked);
  obeyed(locked, rank(3, 2, 1, 0), answer, next, back, restart);
  expect(locked).toEqual(before);
});
