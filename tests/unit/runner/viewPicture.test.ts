import { expect, test } from 'vitest';
import { begin } from '../../../stage/runner/progress.ts';
import { reduce } from '../../../stage/runner/reduce.ts';
import { viewOf } from '../../../stage/runner/viewOf.ts';
import { story, words } from '../../../stage/story/index.ts';

const questions = story.steps.filter(({ kind }) => kind === 'question');

test('a picture has the description of its step, or of the reaction to a wrong answer', () => {
  for (const { label, chapter, name } of story.steps)
    expect(viewOf(story, { ...begin(story), label }).description).toBe(`pictures.chapter_${chapter}.${name}`);
  for (const { label, chapter } of questions) {
    const { description } = viewOf(story, { ...begin(story), label, choice: 1, wrong: true });
    expect(description).toBe(`pictures.chapter_${chapter}.wrong_1`);
  }
});

test('the background is the chapter’s, or purple if it has no title', () => {
  for (const { label, chapter } of story.steps) {
    const background = story.chapters[chapter]?.title?.background ?? 'purple';
    expect(viewOf(story, { ...begin(story), label }).background).toBe(background);
  }
});

test.each(questions)(
  'a wrong answer in chapter $chapter plays its reaction, and not the acts of the question again',
  ({ label, chapter, acts }) => {
    const asked = { ...begin(story), label };
    expect(viewOf(story, asked).acts).toEqual(acts);
    for (const [choice, reaction] of Object.entries(story.chapters[chapter]?.question?.wrong ?? {})) {
      const view = viewOf(story, { ...asked, choice: Number(choice), wrong: true });
      expect(view.acts).toEqual(reaction?.acts ?? []);
      expect(words[view.overlay.kind === 'question' ? (view.overlay.wrong?.reason ?? '') : '']).toBeTruthy();
    }
  },
);

test('at least one question has an act', () => {
  expect(questions.some(({ acts }) => acts.length > 0)).toBe(true);
});

test('a select question has no order of choices, because only a ranking has one', () => {
  const select = questions.filter(({ chapter }) => story.chapters[chapter]?.question?.kind === 'select');
  expect(select.length).toBeGreaterThan(0);
  for (const { label } of select)
    expect(viewOf(story, { ...begin(story), label }).overlay).toMatchObject({ order: [] });
});

test('a restart sets `answered` to false', () => {
  const passed = { ...begin(story), answered: true };
  expect(reduce(story, passed, { type: 'restart' }).answered).toBe(false);
});
