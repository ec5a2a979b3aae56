import { expect, test } from 'vitest';
import { MOST_MISTAKES, NEW_DAY, withMistake } from '../../../stage/runner/day.ts';
import { begin, type Progress } from '../../../stage/runner/progress.ts';
import { type Command, reduce } from '../../../stage/runner/reduce.ts';
import { viewOf } from '../../../stage/runner/viewOf.ts';
import { story as matchDay } from '../../../stage/story/index.ts';
import { labelIn, smallStory as story } from './smallStory.ts';
import { obey, rest, walkTo } from './visitor.ts';

const at = (label: string) => walkTo(story, begin(story), progress => progress.label === label);
const atQuestion = (chapter: number) => at(labelIn(chapter, 'question'));
const wrongly = (progress: Progress, choice: number) =>
  obey(story, progress, { type: 'choose', choice }, { type: 'answer' }, { type: 'dismiss' });

test('a day lists each wrong answer once, in order, and counts every mistake, including repeated ones', () => {
  const once = wrongly(atQuestion(2), 2);
  const [two, one] = [2, 1].map(choice => ({ chapter: 2, choice }));
  expect(once.day).toMatchObject({ tried: [two], mistakes: 1 });
  const again = wrongly(wrongly(once, 1), 1);
  expect(again.day).toMatchObject({ tried: [two, one], mistakes: 3 });
});

test('a right answer and a ranking are no mistakes, and the order of the ranking is kept', () => {
  const ranked = obey(story, atQuestion(1), { type: 'rank', order: [2, 0, 1, 3] }, { type: 'answer' });
  const answered = obey(story, atQuestion(2), { type: 'choose', choice: 0 }, { type: 'answer' });
  expect(ranked.day).toEqual({ ...NEW_DAY, order: [2, 0, 1, 3] });
  expect(answered.day.mistakes).toBe(0);
});

test('the order of the first answer stays if the choices are sorted again afterwards', () => {
  const ranked = obey(story, atQuestion(1), { type: 'rank', order: [2, 0, 1, 3] }, { type: 'answer' });
  const back = rest(story, obey(story, rest(story, ranked), { type: 'back' }));
  expect(obey(story, back, { type: 'rank', order: [3, 2, 1, 0] }).day.order).toEqual([2, 0, 1, 3]);
});

test('a day is finished at the end of the story, and stays finished', () => {
  const end = at(story.steps.at(-1)?.label ?? '');
  expect(at(labelIn(8, 'swing')).day.finished).toBe(false);
  expect(end.day.finished).toBe(true);
  expect(obey(story, end, { type: 'goTo', chapter: 2 }).day.finished).toBe(true);
});

test('a restart clears the day', () => {
  const end = wrongly({ ...atQuestion(2), day: { ...NEW_DAY, finished: true } }, 1);
  expect(obey(story, end, { type: 'restart' }).day).toEqual(NEW_DAY);
});

test('mistakes are counted up to 99', () => {
  const many = { ...NEW_DAY, mistakes: MOST_MISTAKES };
  expect(withMistake(many, { chapter: 2, choice: 1 }).mistakes).toBe(MOST_MISTAKES);
});

test('the day of another tab replaces the day of this tab; an equal day changes nothing', () => {
  const here = wrongly(atQuestion(2), 2);
  const recall = (day: Progress['day']): Command => ({ type: 'recall', day });
  const elsewhere = { tried: [{ chapter: 3, choice: 0 }], mistakes: 4, order: [0, 1, 2, 3], finished: true };
  expect(reduce(story, here, recall(elsewhere)).day).toEqual(elsewhere);
  expect(reduce(story, here, recall(structuredClone(here.day)))).toBe(here);
  for (const other of [
    { mistakes: 9 },
    { finished: true },
    { tried: [{ chapter: 2, choice: 1 }] },
    { tried: [{ chapter: 3, choice: 2 }] },
    { tried: [...here.day.tried, { chapter: 2, choice: 1 }] },
    { order: [0] },
  ])
    expect(reduce(story, here, recall({ ...here.day, ...other }))).not.toBe(here);
});

test('a day with a mistake or a ranking replaces a day without them, and vice versa', () => {
  const fresh = begin(story);
  expect(reduce(story, fresh, { type: 'recall', day: { ...NEW_DAY } })).toBe(fresh);
  for (const other of [{ tried: [{ chapter: 2, choice: 1 }] }, { order: [0, 1, 2, 3] }]) {
    const day = { ...NEW_DAY, ...other };
    const recalled = reduce(story, fresh, { type: 'recall', day });
    expect(recalled.day).toEqual(day);
    expect(reduce(story, recalled, { type: 'recall', day: NEW_DAY }).day).toEqual(NEW_DAY);
  }
});

test('only the step with the notebook has a page, and the page shows the first mistake', () => {
  const first = { chapter: 4, choice: 1 };
  const day = { ...NEW_DAY, tried: [first, { chapter: 5, choice: 0 }], mistakes: 2 };
  const withPage = matchDay.steps.filter(({ label }) => {
    const { page } = viewOf(matchDay, { ...begin(matchDay), label, day });
    if (page) expect(page.mistake).toEqual(first);
    return page;
  });
  expect(withPage.map(({ name }) => name)).toEqual(['pageOne']);
});
