/** Labels in visitors' storage and report codes in links, both of release 176d20a. */
import { expect, test } from 'vitest';
import '../../../src/report/reportWords.ts';
import { isMistake } from '../../../src/progress/firstMistake.ts';
import { readCode } from '../../../src/progress/reportCode.ts';
import { begin } from '../../../stage/runner/progress.ts';
import { story } from '../../../stage/story/index.ts';

/** By chapter. A name's position is the second number of the label. */
const RELEASE = [
  'corridor hello chickenpox yours nineDays heidi whichThree sevenCards',
  'title clubhouse list names luanaAsks dropped whatCounts question reply onTheBench thanks card',
  'title pitch cones queasy sayHello shout quietZoe question mine herWord shinPad card',
  'title bench kickOff pen job goal everybodyLooks question clap bottle face card',
  'title circle drink tooDeep noSun elevenNotes finally question motorway lookRight oneThing card',
  'title stand gerberComes thirdGame quiet hotEars question afterTheGame agreed luanaIsOn card',
  'title changingRoom whistle knock soClose towel question secondCorner thatWasMe laugh card',
  'title stairs outOfEarshot hedge armband burstingWithIt question whatSheSaw oneThing oneLook card',
  'title evening gerberCarries whatDidYouSee wednesdays justDo sandra properly whyNotYou threeWords whyNotMe notebook finale',
].map(names => names.split(' '));
/** Steps added in a chapter since then, at most. */
const MOST_ADDED = 4;

const saved = RELEASE.flatMap((names, chapter) =>
  names.map((name, section) => ({ name, chapter, section, label: `chapter_${chapter}_${section}` as const })),
);

test.each(saved)(
  'the saved label $label is still valid, and is at most four steps from its former step $name',
  ({ name, chapter, section, label }) => {
    expect(begin(story, { label, done: chapter }).label).toBe(label);
    const now = story.stepsOf(chapter).findIndex(step => step.name === name);
    if (now >= 0) expect(Math.abs(now - section)).toBeLessThanOrEqual(MOST_ADDED);
  },
);

test('a label that was saved at a question never opens a step after the question', () => {
  for (const { chapter, section, name } of saved) {
    const asked = story.stepsOf(chapter).findIndex(({ kind }) => kind === 'question');
    if (name === 'question') expect(asked).toBeGreaterThanOrEqual(section);
  }
});

test.each([
  ['0-0-0-og', { mistakes: 0 }],
  ['2013-22-3-5a', { order: [2, 0, 1, 3], first: { chapter: 2, choice: 2 }, mistakes: 3 }],
  ['3120-71-12-cf', { order: [3, 1, 2, 0], first: { chapter: 7, choice: 1 }, mistakes: 12 }],
])('the report code %s is read as before', (code, report) => {
  expect(readCode(code, isMistake)).toEqual(report);
});
