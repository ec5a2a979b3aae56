/** Checks the wrong answers of the real story. Each must have its own reason, and a short reaction. */
import { describe, expect, test } from 'vitest';
import { cutTo, newStage, transition } from '../../../stage/motion/transition.ts';
import { story, words } from '../../../stage/story/index.ts';
import type { Layout } from '../../../stage/story/types.ts';
import { STAGE } from '../../../stage/viewport/fit.ts';
import { declared, LAYOUTS, viewAt, wrongAnswers } from '../motion/testStage.ts';

const answers = wrongAnswers(story).map(answer => ({
  ...answer,
  asked: viewAt(story, answer.label),
  wrong: viewAt(story, answer.label, { choice: answer.choice, wrong: true }),
}));
type Answer = (typeof answers)[number];

/** Returns the time from the wrong answer to the end of the reaction, in seconds. */
function secondsOf({ asked, wrong }: Answer, layout: Layout) {
  const state = newStage();
  cutTo(state, asked, layout);
  const change = {
    state,
    next: wrong,
    layout,
    placeChanges: false,
    overlayLeaves: false,
    reduced: false,
    isUpright: false,
  };
  return transition({ ...change, onShow: () => {} }).duration();
}

test('no two wrong answers have the same reason', () => {
  const reasons = answers.map(({ chapter, choice }) => {
    return words[`simulation.chapter_${chapter}.question.error_text_${choice}`];
  });
  expect(reasons).not.toContain(undefined);
  expect(new Set(reasons).size).toBe(answers.length);
});

describe.each(answers)('chapter $chapter, choice $choice', answer => {
  const { asked, wrong } = answer;

  test('shows its reason in an area on the stage', () => {
    const { overlay } = wrong;
    if (overlay.kind !== 'question' || !overlay.wrong) throw new Error('No error overlay is open');
    const [x, y, w, h] = overlay.wrong.room;
    expect(x >= 0 && y >= 0 && x + w <= STAGE.md.w && y + h <= STAGE.md.h).toBe(true);
  });

  test.each(LAYOUTS)('changes the picture: %s', layout => {
    expect(declared(wrong, layout)).not.toEqual(declared(asked, layout));
  });

  test.each(LAYOUTS)('plays for 1 to 2.5 s: %s', layout => {
    expect(secondsOf(answer, layout)).toBeGreaterThanOrEqual(1);
    expect(secondsOf(answer, layout)).toBeLessThanOrEqual(2.5);
  });
});
