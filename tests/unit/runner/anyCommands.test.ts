import fc from 'fast-check';
import { expect, test } from 'vitest';
import { resolve } from '../../../stage/runner/labels.ts';
import { begin, type Progress } from '../../../stage/runner/progress.ts';
import { type Command, reduce } from '../../../stage/runner/reduce.ts';
import { smallStory as story } from './smallStory.ts';
import { obey, wayOn } from './visitor.ts';

/** commandsOf() replaces the texts by commands that fit the step. */
type Action = Command | 'the motion ends' | 'the right answer or the next step';

const label = fc.oneof(fc.constantFrom('end', 'junk', 'chapter_9_9', ...story.steps.map(step => step.label)));
const number = fc.oneof(fc.integer({ min: -2, max: 10 }), fc.double());
const command: fc.Arbitrary<Command> = fc.oneof(
  fc
    .constantFrom('next', 'back', 'restart', 'answer', 'dismiss', 'flip', 'continue', 'replay', 'retreat')
    .map((type): Command => ({ type })),
  number.map((chapter): Command => ({ type: 'goTo', chapter })),
  number.map((done): Command => ({ type: 'reached', done })),
  number.map((choice): Command => ({ type: 'choose', choice })),
  fc
    .oneof(fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }), fc.array(number, { maxLength: 5 }))
    .map((order): Command => ({ type: 'rank', order })),
  label.map((of): Command => ({ type: 'settled', label: of })),
  label.map((of): Command => ({ type: 'open', label: of })),
);
const action: fc.Arbitrary<Action> = fc.oneof(
  { arbitrary: command, weight: 2 },
  { arbitrary: fc.constantFrom<Action>('the motion ends', 'the right answer or the next step'), weight: 3 },
);
const actions = fc.array(action, { maxLength: 160, size: 'max' });

const commandsOf = (what: Action, here: Progress): readonly Command[] => {
  if (what === 'the motion ends') return [{ type: 'settled', label: here.label }];
  return what === 'the right answer or the next step' ? wayOn(story, here) : [what];
};

interface PlayedCommand {
  readonly before: Progress;
  readonly after: Progress;
  readonly by: Command;
}

function play(what: readonly Action[]): PlayedCommand[] {
  const played: PlayedCommand[] = [];
  let before = begin(story);
  for (const each of what) {
    for (const by of commandsOf(each, before)) {
      const after = reduce(story, before, by);
      played.push({ before, after, by });
      before = after;
    }
  }
  return played;
}

/** In 150 random match days; fast-check reports the shortest that fails. */
const always = (holds: (played: PlayedCommand) => boolean) =>
  fc.assert(
    fc.property(actions, what => play(what).every(holds)),
    { numRuns: 150 },
  );

const positionOf = ({ label: text }: Progress) => story.steps.findIndex(step => step.label === text);
const isJump = ({ type }: Command) => type === 'goTo' || type === 'open';
const isGate = ({ kind }: { kind: string }) => kind === 'question' || kind === 'card';
const isOrder = (order: readonly number[] = []) =>
  [0, 1, 2, 3].every(choice => order.includes(choice)) && order.length === 4;

test('after any commands, the label is a step of the story', () => {
  always(({ after }) => positionOf(after) >= 0);
});

test('after any commands, the done count has not decreased and is a whole number from 0 to 8', () => {
  always(({ before, after }) => after.done >= before.done && after.done <= 8 && Number.isInteger(after.done));
});

test('after any commands, the chapter of the step is open, and done if the step comes after its question', () => {
  always(({ after }) => {
    const step = resolve(story, after.label);
    const question = story.steps.find(({ kind, chapter }) => kind === 'question' && chapter === step.chapter);
    const isAfterQuestion = question !== undefined && step.section > question.section;
    return isAfterQuestion ? after.done > step.chapter : after.done >= step.chapter;
  });
});

test('after any commands, only the chapter menu and a link lead further than to the next step', () => {
  always(({ before, after, by }) => isJump(by) || positionOf(after) <= positionOf(before) + 1);
});

test('after any commands, only the right answer passes a question and only Continue passes a card', () => {
  always(({ before, after, by }) => {
    const step = resolve(story, before.label);
    const passed = positionOf(after) > positionOf(before) && !isJump(by);
    if (!passed || !isGate(step) || before.answered) return true;
    if (step.kind === 'card') return by.type === 'continue';
    const question = story.chapters[step.chapter]?.question;
    return by.type === 'answer' && (question?.kind !== 'select' || before.choice === question.answer);
  });
});

test('after any commands, no move changes the position while motion plays', () => {
  always(({ before, after, by }) => {
    const move = by.type === 'next' || by.type === 'back' || by.type === 'settled';
    return !(move && before.status === 'playing') || after.label === before.label;
  });
});

test('after any commands, a step at rest is locked exactly if it is an unanswered question or card', () => {
  always(({ after }) => {
    const isUnanswered = isGate(resolve(story, after.label)) && !after.answered;
    return after.status === 'playing' || (after.status === 'locked') === isUnanswered;
  });
});

test('after any commands, the choice, the wrong answer and the card’s side belong to the current step', () => {
  always(({ after }) => {
    const { kind, chapter } = resolve(story, after.label);
    const question = kind === 'question' ? story.chapters[chapter]?.question : undefined;
    const choices = question?.kind === 'select' ? question.choices : 0;
    const chosen = after.choice === -1 || (after.choice >= 0 && after.choice < choices);
    return chosen && (!after.wrong || after.choice >= 0) && (!after.flipped || kind === 'card');
  });
});

test('after any commands, a wrong answer and its "Try again" change neither the position nor the done count', () => {
  always(({ before, after, by }) => {
    const isWrongAnswer = by.type === 'answer' && after.wrong;
    if (!isWrongAnswer && !(before.wrong && by.type === 'dismiss')) return true;
    const kept = ['label', 'done', 'answered', 'choice', 'orders', 'tops'] as const;
    return kept.every(key => after[key] === before[key]);
  });
});

test('after any commands, the tried choices are different wrong answers of the current question', () => {
  always(({ after }) => {
    const { kind, chapter } = resolve(story, after.label);
    const question = kind === 'question' ? story.chapters[chapter]?.question : undefined;
    const { tried } = after;
    if (question?.kind !== 'select') return tried.length === 0;
    return tried.every((choice, i) => choice !== question.answer && tried.indexOf(choice) === i);
  });
});

test('after any commands, a ranking has each of its four choices once', () => {
  always(({ after }) => isOrder(after.orders[1]) && Object.keys(after.orders).length === 1);
});

test('after any commands, the visitor can still reach the end', () => {
  fc.assert(
    fc.property(actions, what => {
      const { after } = play(what).at(-1) ?? { after: begin(story) };
      let here = obey(story, after, { type: 'dismiss' });
      for (const _ of [...story.steps, ...story.steps]) here = obey(story, here, ...wayOn(story, here));
      expect(here.label).toBe(story.steps.at(-1)?.label);
    }),
    { numRuns: 50 },
  );
});
