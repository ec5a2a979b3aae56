/** Tests how the director changes the text of a story file. */
import { describe, expect, test } from 'vitest';
import { edited, type Numbers, tagged } from '../../../director/source.ts';

/**
 * Changes the numbers of one value in STORY. `path` leads to the value: 'ROMY.md' is the property `md` of the
 * constant `ROMY`. Returns the new text, or the reason why no change is possible.
 */
function change(path: string, was: Numbers, now: Numbers) {
  const { text, refused } = edited(STORY, { [path]: { was, now } });
  return refused[path] ?? text;
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
    const text = change('ROMY.md', { x: 614, y: 668 }, { x: 620 });
    expect(text).toBe(STORY.replace('614', '620'));
  });
  test('may be negative, and has at most three decimals', () => {
    const was = { x: 172, y: -4.5, k: 0.94 };
    const text = change('ROMY.sm', was, { y: 7, k: 1.23456 });
    expect(text).toBe(STORY.replace('y: -4.5, k: 0.94', 'y: 7, k: 1.235'));
  });
  test('is appended to an object that names no such number: the old value came from a spread or a default', () => {
    const seat = '{ ...ROMY.sm, x: 188 }';
    expect(change('SEAT', { x: 188, y: -4.5, k: 0.94 }, { y: 12, turn: 3 })).toBe(
      STORY.replace(seat, '{ ...ROMY.sm, x: 188, y: 12, turn: 3 }'),
    );
  });
  test('that is written as a sum changes only the last number of the sum', () => {
    const was = { x: 224, y: -4.5, k: 2 };
    expect(change('ASIDE', was, { x: 230 })).toBe(STORY.replace('+ 36', '+ 42'));
    expect(change('ASIDE', was, { x: 180 })).toBe(STORY.replace('+ 36', '- 8'));
  });
  test('in a box is found by its position', () => {
    const text = change('BOX', { x: 10, y: 20, w: 300, h: 40 }, { y: 25, w: 310 });
    expect(text).toBe(STORY.replace('20,', '25,').replace('300,', '310,'));
  });
  test('of a figure on the pitch changes the figure’s point in the call of stand()', () => {
    const text = change('ALMA', { x: 806, y: 676, k: 1.2 }, { y: 690 });
    expect(text).toBe(STORY.replace('[806, 676], [300', '[806, 690], [300'));
  });
});

describe('a computed number is refused, with the code that computes it', () => {
  test.each([
    ['ASIDE', { y: 1 }, 'SEAT.y'],
    ['ASIDE', { k: 1 }, 'big(2)'],
    ['ALMA', { k: 1 }, 'stand(FIELD, [806, 676], [300, 540])'],
    ['TWICE', { x: 1 }, 'stand(FIELD, [806, 676], [806, 676])'],
  ])('%s', (path, now: Numbers, code) => {
    const told = change(path, { x: 806, y: 676, k: 2 }, now);
    expect(told).toContain('computed');
    expect(told).toContain(code);
  });
  test('a value that an editor has removed is refused as well; the remaining edits are made', () => {
    const { text, refused } = edited(STORY, {
      GONE: { was: {}, now: { x: 1 } },
      'ROMY.md': { was: { x: 614, y: 668 }, now: { x: 620 } },
    });
    expect(text).toBe(STORY.replace('614', '620'));
    expect(refused).toEqual({ GONE: 'GONE is not in the file any more' });
  });
});

describe('a story file whose values are tagged with their origin', () => {
  const tags = tagged(STORY, 'stage/story/a.ts');
  test('contains a call `tag` with path and line around every placement, box and call', () => {
    expect(tags).toContain('tag({ x: 614, y: 668 }, {"file":"stage/story/a.ts","path":"ROMY.md","line":2})');
    expect(tags).toMatch(/tag\(stand\(FIELD, .*"path":"ALMA","line":10/);
    expect(tags).toContain('"path":"BOX"');
  });
  test('keeps the path of each value when an editor adds a line at its beginning', () => {
    const moved = tagged(`const MORE = { x: 1, y: 2 };\n${STORY}`, 'stage/story/a.ts');
    expect(moved).toContain('"path":"ROMY.md","line":3');
  });
  test('has no origins inside a function, because each call can return different numbers', () => {
    expect(tagged('const on = (x: number) => ({ x, y: 1 });', 'a.ts')).not.toContain('tag(');
  });
});
