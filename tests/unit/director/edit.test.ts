/** Tests how the director changes numbers in the text of a story file. */
import { describe, expect, test } from 'vitest';
import { edited, type Numbers } from '../../../director/edit.ts';
import { tagged } from '../../../director/tag.ts';

/** Changes numbers in the part `of` of a text. Returns the new text, or the reason why the change is refused. */
function change(text: string, of: string, was: Numbers, now: Numbers) {
  const start = text.indexOf(of);
  const result = edited(text, { start, end: start + of.length }, was, now);
  return 'text' in result ? result.text : result.refused;
}

const STORY = `/** a comment */
const ROMY = { md: { x: 614, y: 668 }, sm: { x: 172, y: -4.5, k: 0.94 } };   // odd   spaces stay
const SEAT = { ...ROMY.sm, x: 188 } as const;
const ASIDE = { x: SEAT.x + 36, y: SEAT.y, k: big(2) };
const BOX = [
  10, // from the left
  20,
  300, 40,
];
const ALMA = stand(FIELD, [806, 676], [300, 540]);
const TWICE = stand(FIELD, [806, 676], [806, 676]);
`;

describe('a changed number', () => {
  test('replaces only itself: comments, spaces and other numbers stay', () => {
    const text = change(STORY, '{ x: 614, y: 668 }', { x: 614, y: 668 }, { x: 620 });
    expect(text).toBe(STORY.replace('614', '620'));
  });
  test('may be negative, and has at most three decimals', () => {
    const was = { x: 172, y: -4.5, k: 0.94 };
    const text = change(STORY, '{ x: 172, y: -4.5, k: 0.94 }', was, { y: 7, k: 1.23456 });
    expect(text).toBe(STORY.replace('y: -4.5, k: 0.94', 'y: 7, k: 1.235'));
  });
  test('is added at the end of an object that does not have it, or has it only from a spread', () => {
    const seat = '{ ...ROMY.sm, x: 188 }';
    expect(change(STORY, seat, { x: 188, y: -4.5, k: 0.94 }, { y: 12, turn: 3 })).toBe(
      STORY.replace(seat, '{ ...ROMY.sm, x: 188, y: 12, turn: 3 }'),
    );
  });
  test('in a sum changes the number that is added', () => {
    const aside = '{ x: SEAT.x + 36, y: SEAT.y, k: big(2) }';
    const was = { x: 224, y: -4.5, k: 2 };
    expect(change(STORY, aside, was, { x: 230 })).toBe(STORY.replace('+ 36', '+ 42'));
    expect(change(STORY, aside, was, { x: 180 })).toBe(STORY.replace('+ 36', '- 8'));
  });
  test('in a box is found by its position', () => {
    const box = STORY.slice(STORY.indexOf('[\n'), STORY.indexOf('];') + 1);
    const text = change(STORY, box, { 0: 10, 1: 20, 2: 300, 3: 40 }, { 1: 25, 2: 310 });
    expect(text).toBe(STORY.replace('20,', '25,').replace('300,', '310,'));
  });
  test('of a figure on the pitch changes its point in the call', () => {
    const text = change(
      STORY,
      'stand(FIELD, [806, 676], [300, 540])',
      { x: 806, y: 676, k: 1.2 },
      { y: 690 },
    );
    expect(text).toBe(STORY.replace('[806, 676], [300', '[806, 690], [300'));
  });
});

describe('a computed number is refused, with the code that computes it', () => {
  test.each([
    ['{ x: SEAT.x + 36, y: SEAT.y, k: big(2) }', { y: 1 }, 'SEAT.y'],
    ['{ x: SEAT.x + 36, y: SEAT.y, k: big(2) }', { k: 1 }, 'big(2)'],
    ['stand(FIELD, [806, 676], [300, 540])', { k: 1 }, 'stand(FIELD, [806, 676], [300, 540])'],
    ['stand(FIELD, [806, 676], [806, 676])', { x: 1 }, 'stand(FIELD, [806, 676], [806, 676])'],
  ])('%s', (of, now: Numbers, code) => {
    const told = change(STORY, of, { x: 806, y: 676, k: 2 }, now);
    expect(told).toContain('computed');
    expect(told).toContain(code);
  });
  test('and so is a place in the file that is no value', () => {
    expect(change(STORY, 'comment', {}, { x: 1 })).toContain('not known');
  });
});

describe('a file with origins', () => {
  const tags = tagged(STORY, 'stage/story/a.ts', imported => imported);
  test('names file, line and constant of every placement, box and call', () => {
    expect(tags).toContain('tag.literal({ x: 614, y: 668 }, {"file":"stage/story/a.ts"');
    expect(tags).toMatch(/"line":2,"name":"ROMY"/);
    expect(tags).toMatch(/tag\.call\(stand\(FIELD, .*"line":10,"name":"ALMA"/);
  });
  test('has none in a function that is called with arguments: no number there is its own', () => {
    const made = 'const on = (x: number) => ({ x, y: 1 });\nconst all = () => ({ x: 1, y: 2 });';
    const text = tagged(made, 'a.ts', imported => imported);
    expect(text.match(/tag\.literal/g)).toHaveLength(1);
    expect(text).toContain('tag.literal({ x: 1, y: 2 }');
  });
  test('imports the drafts of other files', () => {
    const text = tagged("import { a } from './discs.ts';", 'a.ts', imported => `${imported}?draft=1`);
    expect(text).toContain('import { a } from "./discs.ts?draft=1";');
  });
});
