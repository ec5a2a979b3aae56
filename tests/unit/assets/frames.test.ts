import { describe, expect, test } from 'vitest';
import { changed, framesOf } from '../../../assets/print/frames.ts';
import type { Chapter, Tableau } from '../../../stage/story/types.ts';

const TABLEAU: Tableau = [
  { id: 'sky', depth: 0, md: { x: 0, y: 0 } },
  { id: 'zoe', depth: 0.7, face: 'calm', md: { x: 10, y: 20 } },
];
const ids = (tableau: Tableau) => tableau.map(element => element.id);

describe('a change', () => {
  test('patches an element and keeps the rest of it', () => {
    const [, zoe] = changed(TABLEAU, { zoe: { face: 'joy' } });
    expect(zoe).toEqual({ id: 'zoe', depth: 0.7, face: 'joy', md: { x: 10, y: 20 } });
  });
  test('removes what is null and adds what is new, back to front', () => {
    expect(ids(changed(TABLEAU, { zoe: null, hill: { depth: 0.2 }, ball: { depth: 0.1, z: 3 } }))).toEqual([
      'sky',
      'hill',
      'ball',
    ]);
  });
});

describe('the frames of a chapter', () => {
  const chapter: Chapter = {
    id: 3,
    title: TABLEAU,
    scene: { tableau: TABLEAU },
    bubble: { md: [0, 0, 100, 50], sm: [0, 0, 80, 40] },
    mouths: { ambassador: { md: [1, 2], sm: [3, 4] } },
    lines: { 2: { speaker: 'player.zoe', change: { zoe: { face: 'worried' } } } },
    question: { kind: 'select', choices: 3, answer: 1, after: 1, wrong: { zoe: null } },
    card: {},
  };
  const words = { 'simulation.chapter_3.text_1': 'One <b>word</b>', 'simulation.chapter_3.text_2': 'Two' };
  const frames = framesOf(chapter, 'md', words);

  test('come in the order a visitor sees them', () => {
    expect(frames.map(frame => frame.label)).toEqual([
      'title',
      'scene',
      '1 ambassador',
      'question after 1',
      'wrong answer',
      '2 player.zoe',
      'card',
    ]);
  });
  test('forget the wrong answer when it is closed, and keep what a line changed', () => {
    const last = frames.at(-1);
    expect(last?.tableau.find(element => element.id === 'zoe')?.face).toBe('worried');
  });
  test('show a bubble’s words without markup, its tail at the speaker’s mouth', () => {
    expect(frames[2]?.bubble).toEqual({ box: [0, 0, 100, 50], words: 'One word', mouth: [1, 2] });
  });
});
