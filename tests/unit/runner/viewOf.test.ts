import { describe, expect, test } from 'vitest';
import { begin, type Progress } from '../../../stage/runner/progress.ts';
import { progressValue, viewOf } from '../../../stage/runner/viewOf.ts';
import { story as realStory } from '../../../stage/story/index.ts';
import { type Label, lineOf } from '../../../stage/story/story.ts';
import type { BubbleBoxes, Chapter } from '../../../stage/story/types.ts';
import { CALM, image, labelIn, smallStory as story } from './smallStory.ts';

const at = (label: Label, more: Partial<Progress> = {}): Progress => ({ ...begin(story), label, ...more });
const overlayAt = (label: Label, more: Partial<Progress> = {}) => viewOf(story, at(label, more)).overlay;

test('every label has the view of its step', () => {
  for (const step of story.steps) {
    expect(viewOf(story, at(step.label))).toMatchObject({
      label: step.label,
      chapter: step.chapter,
      tableau: step.tableau,
      acts: step.acts,
      overlay: { kind: step.kind },
    });
  }
});

describe('a bubble', () => {
  test('shows the words of its line', () => {
    expect(overlayAt(labelIn(2, 'zoeSpeaks'))).toMatchObject({
      words: 'simulation.chapter_2.text_zoeSpeaks',
    });
    expect(overlayAt(labelIn(2, 'ballRolls'))).toMatchObject({
      words: 'simulation.chapter_2.text_ballRolls',
    });
  });

  test('names its speaker, and the position of the speaker’s mouth if its place has one', () => {
    expect(overlayAt(labelIn(2, 'romyComes'))).toMatchObject({
      speaker: 'ambassador',
      mouth: { md: [300, 420] },
    });
    expect(overlayAt(labelIn(2, 'zoeSpeaks'))).toMatchObject({ speaker: 'player.zoe' });
    expect(overlayAt(labelIn(2, 'zoeSpeaks'))).not.toHaveProperty('mouth');
  });

  test('has the box of its place, unless its line sets another box for a layout', () => {
    const [md, sm] = [
      [392, 64, 520, 330],
      [18, 18, 358, 178],
    ];
    expect(overlayAt(labelIn(2, 'romyComes'))).toMatchObject({ box: { md, sm } });
    expect(overlayAt(labelIn(2, 'zoeSpeaks'))).toMatchObject({ box: { md: [9, 9, 90, 90], sm } });
  });

  test('uses in an upright window the box of its line, or the box of its place if the line has none', () => {
    const [md, sm, up] = [
      [9, 9, 90, 90],
      [1, 1, 10, 10],
      [5, 5, 50, 50],
    ] as const;
    const placeUp = [7, 7, 70, 70] as const;
    const upIn = (bubble: Partial<BubbleBoxes>) => {
      const chapters = story.chapters.map((chapter): Chapter => {
        const place = chapter.places.yard;
        if (chapter.number !== 2 || !place) return chapter;
        const lines = { ...chapter.lines, zoeSpeaks: { ...lineOf(chapter, 'zoeSpeaks'), bubble } };
        const places = { yard: { ...place, bubble: { ...place.bubble, up: placeUp } } };
        return { ...chapter, lines, places };
      });
      const { overlay } = viewOf({ ...story, chapters }, at(labelIn(2, 'zoeSpeaks')));
      return overlay.kind === 'bubble' ? overlay.box.up : undefined;
    };
    expect(upIn({ md, up })).toEqual(up);
    expect(upIn({ md })).toEqual(md);
    expect(upIn({ sm })).toEqual(placeUp);
  });

  test('has the delay of its line, or none', () => {
    expect(overlayAt(labelIn(2, 'romyComes'))).toMatchObject({ delay: undefined });
    expect(overlayAt(labelIn(2, 'zoeSpeaks'))).toMatchObject({ delay: 1.5 });
  });

  test('that replies to the ranking depends on the choice that is ranked first', () => {
    expect(overlayAt(labelIn(1, 'reply'), { tops: { 1: 3 } })).toMatchObject({
      words: 'simulation.chapter_1.text_reply_top_3',
    });
  });

  test('that replies to the ranking has general words if the visitor has not ranked yet', () => {
    expect(overlayAt(labelIn(1, 'reply'))).toMatchObject({ words: 'simulation.chapter_1.text_reply' });
  });

  test('that does not reply to the ranking is the same after every ranking', () => {
    expect(overlayAt(labelIn(1, 'zoeSpeaks'), { tops: { 1: 3 } })).toMatchObject({
      words: 'simulation.chapter_1.text_zoeSpeaks',
    });
  });
});

describe('a question', () => {
  test('holds the choice, and the error overlay if the choice was wrong', () => {
    expect(overlayAt(labelIn(3, 'question'), { choice: 1, wrong: true, tried: [1] })).toMatchObject({
      kind: 'question',
      choice: 1,
      tried: [1],
      wrong: { room: [9, 9, 500, 200] },
      question: { kind: 'select', choices: 3, answer: 2 },
    });
  });

  test('holds the visitor’s order of a ranking', () => {
    expect(overlayAt(labelIn(1, 'question'), { orders: { 1: [3, 1, 2, 0] } })).toMatchObject({
      order: [3, 1, 2, 0],
    });
  });

  test('changes the picture only while the error overlay is open', () => {
    const pictureWhen = (wrong: boolean) =>
      viewOf(story, at(labelIn(3, 'question'), { choice: 0, wrong })).tableau.map(({ id, image: shown }) => [
        id,
        shown,
      ]);
    expect(pictureWhen(false)).toContainEqual(['player', image(8)]);
    expect(pictureWhen(true)).toContainEqual(['player', image(9)]);
    expect(pictureWhen(false).map(([id]) => id)).toContain('romy');
    expect(pictureWhen(true).map(([id]) => id)).not.toContain('romy');
  });
});

test('a card shows its current side', () => {
  expect(overlayAt(labelIn(2, 'card'))).toEqual({ kind: 'card', flipped: false });
  expect(overlayAt(labelIn(2, 'card'), { flipped: true })).toEqual({ kind: 'card', flipped: true });
});

test('if each chapter has one place besides its title, the place changes only at a title and at the scene after it', () => {
  const places = story.steps.map(({ label }) => viewOf(story, at(label)).place);
  const changes = story.steps.filter((_, i) => i > 0 && places[i] !== places[i - 1]);
  expect(changes.map(({ kind, section }) => `${kind} ${section}`)).toEqual(
    Array.from({ length: 8 }, () => ['title 0', 'scene 1']).flat(),
  );
});

test('viewOf() changes no tableau of the story', () => {
  viewOf(story, at(labelIn(3, 'question'), { wrong: true }));
  const question = story.steps.find(({ label }) => label === labelIn(3, 'question'));
  expect(question?.tableau.find(({ id }) => id === 'romy')?.rig).toEqual(CALM);
});

describe('the progress value', () => {
  test('is (chapter + fraction of its steps done + 0.5) / number of chapters', () => {
    expect(progressValue(story, at('chapter_0_0'))).toBeCloseTo(0.5 / 9);
    expect(progressValue(story, at('chapter_0_2'))).toBeCloseTo((0 + 2 / 3 + 0.5) / 9);
    expect(progressValue(story, at('chapter_3_0'))).toBeCloseTo(3.5 / 9);
    expect(progressValue(story, at('chapter_3_5'))).toBeCloseTo((3 + 5 / 7 + 0.5) / 9);
  });

  test('never decreases along the story and is within 0 and 1', () => {
    const values = story.steps.map(({ label }) => progressValue(story, at(label)));
    expect(values).toEqual(values.toSorted((a, b) => a - b));
    expect(Math.max(...values)).toBeLessThanOrEqual(1);
  });
});

test('exactly the bubbles of the chapters with a yellow sky have yellowSky set', () => {
  const yellow = realStory.chapters
    .filter(({ places }) => Object.values(places).some(({ yellowSky }) => yellowSky))
    .map(({ number }) => number);
  expect(yellow).toEqual(expect.arrayContaining([0, 1, 3, 7]));
  for (const { label, chapter, kind } of realStory.steps) {
    if (kind !== 'bubble') continue;
    const { overlay } = viewOf(realStory, begin(realStory, { label }));
    expect(overlay).toMatchObject({ kind: 'bubble', yellowSky: yellow.includes(chapter) });
  }
});

test('a wrong answer without a reaction has no acts, and its reason is in the space of the bubbles', () => {
  const plain = story.chapters.map(({ question, ...chapter }): Chapter => {
    if (!question) return chapter;
    const { wrong: _, ...without } = question;
    return { ...chapter, question: without };
  });
  const label = labelIn(3, 'question');
  const view = viewOf({ ...story, chapters: plain }, at(label, { choice: 0, wrong: true }));
  expect(view.acts).toEqual([]);
  expect(view.overlay).toMatchObject({ wrong: { room: [392, 64, 520, 330] } });
  expect(view.tableau).toBe(viewOf(story, at(label)).tableau);
});

describe('an incomplete story throws an error that names the step', () => {
  const label = labelIn(3, 'question');
  const viewIn = (change: (chapter: Chapter) => Chapter | [], where = label) =>
    viewOf({ ...story, chapters: story.chapters.flatMap(change) }, at(where));

  test('if the step’s chapter is missing', () => {
    expect(() => viewIn(() => [])).toThrow(`lacks the chapter of ${label}`);
  });
  test('if the step’s place is missing', () => {
    const nowhere = (chapter: Chapter) => ({ ...chapter, places: {} });
    const bubble = labelIn(3, 'zoeSpeaks');
    expect(() => viewIn(nowhere)).toThrow(`lacks the place of ${label}`);
    expect(() => viewIn(nowhere, bubble)).toThrow(`lacks the place of ${bubble}`);
  });
  test('if the step’s question is missing', () => {
    const silent = ({ question: _, ...chapter }: Chapter) => chapter;
    expect(() => viewIn(silent)).toThrow(`lacks the question of ${label}`);
  });
});

describe('in the real story', () => {
  const viewAt = (label: Label, more: Partial<Progress> = {}) =>
    viewOf(realStory, begin(realStory, { label, ...more }));
  const questions = realStory.steps.flatMap(({ label, chapter, kind, place, shot }) => {
    const { places, question } = realStory.chapters[chapter] ?? {};
    const where = places?.[place.name];
    return kind === 'question' && question && where ? [{ label, question, where, shot }] : [];
  });

  test('a bubble has the words of its deed if its line has a deed', () => {
    const bubbles = realStory.steps.filter(({ kind }) => kind === 'bubble');
    const deeds = bubbles.map(({ chapter, name }) => realStory.chapters[chapter]?.lines[name]?.deed);
    expect(deeds.some(Boolean) && !deeds.every(Boolean)).toBe(true);
    for (const [i, { label, chapter }] of bubbles.entries()) {
      const words = deeds[i] && `simulation.chapter_${chapter}.deed_${deeds[i]}`;
      expect(Reflect.get(viewAt(label).overlay, 'deed'), label).toBe(words);
    }
  });

  test('a line is shown as the wordmark only if its chapter says so', () => {
    const marks = realStory.steps.filter(
      ({ label }) => Reflect.get(viewAt(label).overlay, 'isWordmark') === true,
    );
    const defined = realStory.steps.filter(
      ({ chapter, name }) => realStory.chapters[chapter]?.lines[name]?.as === 'wordmark',
    );
    expect(marks.length).toBeGreaterThan(0);
    expect(marks.map(({ label }) => label)).toEqual(defined.map(({ label }) => label));
  });

  test('a line has no bubble only if its chapter says that the picture shows the words', () => {
    const drawn = realStory.steps.filter(
      ({ label }) => Reflect.get(viewAt(label).overlay, 'isDrawn') === true,
    );
    const defined = realStory.steps.filter(
      ({ chapter, name }) => realStory.chapters[chapter]?.lines[name]?.as === 'drawn',
    );
    expect(drawn.length).toBeGreaterThan(0);
    expect(drawn.map(({ label }) => label)).toEqual(defined.map(({ label }) => label));
  });

  test('a step has the disc of its place, if the place has one', () => {
    for (const { label, chapter, place } of realStory.steps)
      expect(viewAt(label).disc, label).toBe(realStory.chapters[chapter]?.places[place.name]?.disc);
    expect(realStory.steps.some(({ label }) => viewAt(label).disc)).toBe(true);
    expect(viewOf(story, at(labelIn(2, 'card'))), 'the small story has no discs').not.toHaveProperty('disc');
  });

  test('a question uses its own space (room), or the space of the bubbles if it has none', () => {
    for (const { label, question, where } of questions)
      expect(viewAt(label).overlay, label).toMatchObject({ room: question.room ?? where.bubble.md });
  });

  test('a wrong answer has the space, the shot and the acts of its reaction, and the sky of its place', () => {
    for (const { label, question, where, shot } of questions) {
      if (question.kind !== 'select') continue;
      for (const [choice, reaction] of Object.entries(question.wrong ?? {})) {
        const view = viewAt(label);
        const wrong = viewOf(realStory, {
          ...begin(realStory, { label }),
          choice: Number(choice),
          wrong: true,
        });
        expect(view.shot).toEqual(shot);
        expect(wrong.shot, label).toEqual(reaction?.shot ?? shot);
        expect(wrong.acts, label).toEqual(reaction?.acts ?? []);
        expect(wrong.overlay, label).toMatchObject({
          wrong: { room: reaction?.room ?? where.bubble.md, yellowSky: where.yellowSky ?? false },
        });
      }
    }
  });
});
