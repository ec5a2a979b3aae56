/** Checks that every text of the chapters is used, and that every used text exists. */
import { expect, test } from 'vitest';
import simulation from '../../../locales/en/simulation.json' with { type: 'json' };
import { story, words } from '../../../stage/story/index.ts';
import type { Chapter } from '../../../stage/story/types.ts';

const choices = (count: number) => Array.from({ length: count }, (_, i) => i);

/** Returns the keys of all texts that a chapter uses, without the prefix `simulation.chapter_N.`. */
function readBy(chapter: Chapter): string[] {
  const { number, title, question, card } = chapter;
  const deeds = Object.values(chapter.lines).flatMap(line => line?.deed ?? []);
  const lines = story.stepsOf(number).flatMap(({ kind, name }) => (kind === 'bubble' ? [name] : []));
  // a line that replies to the ranking has one text for each choice that the visitor can rank first
  const replies = lines
    .filter(line => words[`simulation.chapter_${number}.text_${line}_top_0`])
    .flatMap(line => choices(question?.choices ?? 0).map(top => `text_${line}_top_${top}`));
  const asked = ['title', 'introduction', 'instruction', 'error_title', 'error_text'];
  // each wrong choice with a reaction has its own text, which gives the reason
  const reasons = Object.keys(question?.wrong ?? {}).map(choice => `error_text_${choice}`);
  return [
    'section',
    ...(title ? ['title', 'subtitle'] : ['cta']),
    ...lines.map(line => `text_${line}`),
    ...deeds.map(deed => `deed_${deed}`),
    ...replies,
    ...(question
      ? [...asked, ...reasons, ...choices(question.choices).map(i => `choice_${i}`)].map(
          key => `question.${key}`,
        )
      : []),
    ...(card ? ['strength', 'title', 'introduction', 'tuesday', 'alt'].map(key => `card.${key}`) : []),
  ];
}

test.each(story.chapters.map(chapter => [chapter.number, chapter] as const))(
  'chapter %i has exactly the texts that it uses',
  (id, chapter) => {
    const prefix = `simulation.chapter_${id}.`;
    const written = Object.keys(words).flatMap(key =>
      key.startsWith(prefix) ? [key.slice(prefix.length)] : [],
    );
    expect(written.toSorted()).toEqual(readBy(chapter).toSorted());
  },
);

test('no text is empty, and none belongs to a missing chapter', () => {
  for (const [key, text] of Object.entries(words)) {
    expect(text.trim(), key).not.toBe('');
    expect(Number(/^(?:simulation\.chapter_|mistakes\.)(\d+)/.exec(key)?.[1]), key).toBeLessThanOrEqual(
      story.last,
    );
  }
});

test('every chapter with a question has the specification’s error title', () => {
  for (const { number, question } of story.chapters) {
    if (question)
      expect(words[`simulation.chapter_${number}.question.error_title`]).toBe("Not quite, but you're close!");
  }
});

test('the ranking has the specification’s instruction', () => {
  expect(words['simulation.chapter_1.question.instruction']).toBe(
    'Most important at the top, least important at the bottom',
  );
});

test('the texts use only the allowed tags', () => {
  for (const [key, text] of Object.entries({ ...words, ...simulation })) {
    const tags = text.match(/<[^>]*>/g) ?? [];
    for (const tag of tags) expect(['<strong>', '</strong>', '<em>', '</em>', '<br/>'], key).toContain(tag);
  }
});
