import { describe, expect, test } from 'vitest';
import finale from '../../../locales/en/finale.json' with { type: 'json' };
import simulation from '../../../locales/en/simulation.json' with { type: 'json' };
import stepWords from '../../../locales/en/transcriptSteps.json' with { type: 'json' };
import { plainText, type Say, withoutMarkup } from '../../../src/transcript/plainText.ts';
import { type TranscriptEntry, transcriptOf } from '../../../src/transcript/transcript.ts';
import { transcriptSoFar } from '../../../src/transcript/transcriptSoFar.ts';
import { createRunner, type Progress, story, words } from '../../../stage/index.ts';
import { labelOf } from '../../../stage/runner/labels.ts';
import { textOf } from '../../texts.ts';

const NEW = createRunner(story, {}, () => 0).progress.getState();
const all: Readonly<Record<string, string>> = { ...words, ...finale, ...simulation, ...stepWords };
/** Returns the text of a key. The descriptions of the pictures are not in `all`, so textOf() reads them. */
const say: Say = key => all[key] ?? (key.startsWith('pictures.') ? textOf(key) : `missing: ${key}`);
const whole = transcriptOf(story, NEW);
const text = plainText(whole, say);

/** Returns the transcript that a visitor at this step can read. `more`: further fields of the progress. */
const toldTo = (label: string, more: Partial<Progress> = {}) =>
  transcriptSoFar(story, { ...NEW, label: label as Progress['label'], ...more });
/** A day on which the visitor has given these wrong answers: chapter and choice. */
const tried = (...answers: readonly (readonly [number, number])[]) => ({
  ...NEW.day,
  tried: answers.map(([chapter, choice]) => ({ chapter, choice })),
});
const last = (chapters: readonly { readonly entries: readonly TranscriptEntry[] }[]) =>
  chapters.at(-1)?.entries.at(-1);
const keysIn = (value: unknown) => JSON.stringify(value);

describe('the whole match day', () => {
  test('contains every step of the story except for titles, which are headings', () => {
    const labels = whole.flatMap(chapter => chapter.entries.map(({ label }) => label));
    expect(labels).toEqual(story.steps.filter(({ kind }) => kind !== 'title').map(({ label }) => label));
  });

  test('contains every line, choice and reason of the chapters, and no key without words', () => {
    const unsaid = Object.entries(words)
      .filter(([key]) =>
        /\.(text_|question\.(title|introduction|choice_|error_text_)|card\.(introduction|tuesday))/.test(key),
      )
      .filter(([, said]) => !text.includes(withoutMarkup(said)))
      .map(([key]) => key);
    expect(unsaid).toEqual([]);
    expect(text).not.toContain('missing:');
  });

  test('names the speakers, and marks the right choice of each question', () => {
    expect(text).toContain(`Romy: ${say('simulation.chapter_0.text_hello')}`);
    expect(text).toContain(`You: ${say('simulation.chapter_0.text_whichThree')}`);
    const questions = whole.flatMap(chapter => chapter.entries.filter(each => each.kind === 'question'));
    expect(questions).toHaveLength(story.chapters.filter(({ question }) => question).length);
    for (const { isRanking, choices } of questions)
      expect(choices.filter(({ isRight }) => isRight)).toHaveLength(isRanking ? 0 : 1);
    expect(questions.every(({ choices }) => choices.every(({ isRight, reason }) => isRight || reason))).toBe(
      true,
    );
  });
});

describe('the transcript so far', () => {
  test('ends with the current step', () => {
    const here = labelOf(story, 3, 'pen');
    const chapters = toldTo(here, { done: 3 });
    expect(chapters.map(({ number }) => number)).toEqual([0, 1, 2, 3]);
    expect(last(chapters)?.label).toBe(here);
  });

  test('contains nothing of a chapter until the visitor sees its first place', () => {
    expect(toldTo(labelOf(story, 1, 'title'), { done: 1 }).map(({ number }) => number)).toEqual([0]);
  });

  test('contains all of each finished chapter, and nothing of the open chapter after them', () => {
    const chapters = toldTo(labelOf(story, 2, 'cones'), { done: 4 });
    expect(chapters.map(({ number }) => number)).toEqual([0, 1, 2, 3]);
    expect(chapters[2]?.entries).toHaveLength(whole[2]?.entries.length ?? 0);
  });

  test('contains neither the right choice of an open question nor the reasons that the visitor has not read', () => {
    const asked = last(toldTo(labelOf(story, 3, 'question'), { done: 3, day: tried([3, 1]) }));
    expect(asked).toMatchObject({
      choices: [{ isRight: false }, { isRight: false }, { isRight: false }],
    });
    expect(keysIn(asked)).toContain('error_text_1');
    expect(keysIn(asked)).not.toContain('error_text_0');
  });

  test('shows the right choice of a finished question, and only the reasons that the visitor has read', () => {
    const chapters = toldTo(labelOf(story, 4, 'drink'), { done: 4, day: tried([3, 0], [2, 1]) });
    const [two, three] = [2, 3].map(number =>
      chapters[number]?.entries.find(({ kind }) => kind === 'question'),
    );
    expect(two).toMatchObject({ choices: [{ isRight: true }, {}, {}] });
    expect(keysIn(two).match(/error_text_\d/g)).toEqual(['error_text_1']);
    expect(keysIn(three).match(/error_text_\d/g)).toEqual(['error_text_0']);
  });

  test('shows which choice is ranked first, and the reply to this choice', () => {
    const chapters = toldTo(labelOf(story, 2, 'cones'), { done: 2, tops: { 1: 3 } });
    const ranking = chapters[1]?.entries.find(({ kind }) => kind === 'question');
    expect(ranking).toMatchObject({ choices: [{}, {}, {}, { isRight: true }] });
    expect(keysIn(chapters)).toContain('text_reply_top_3');
    expect(keysIn(chapters)).not.toContain('text_reply_top_1');
  });
});

test('plain text has no markup and no more than two empty lines in a row', () => {
  const marked = plainText(whole.slice(0, 1), () => 'a <strong>b</strong><br/>c');
  expect(marked).not.toMatch(/[<>]/);
  expect(marked).toContain('a b\nc');
  expect(text).not.toMatch(/\n{4,}/);
});
