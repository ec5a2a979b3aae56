/** Tests how the director changes the text of a story file. */
import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import type { Edit, Numbers, Own } from '../../../director/edits.ts';
import { edited, tagged } from '../../../director/source.ts';

/** Makes one edit in a text. Returns the new text, or the reason why the edit is refused. */
function made(text: string, path: string, edit: Edit) {
  const result = edited(text, [[`stage/story/a.ts#${path}`, edit]]);
  return Object.values(result.refused)[0] ?? result.text;
}
/** Changes numbers of the value at a path. */
const change = (path: string, was: Numbers, now: Numbers) =>
  made(STORY, path, { was: { ...was }, now: { ...now } });

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
  test('is added at the end of an object that does not have it, or has it only from a spread', () => {
    const seat = '{ ...ROMY.sm, x: 188 }';
    expect(change('SEAT', { x: 188, y: -4.5, k: 0.94 }, { y: 12, turn: 3 })).toBe(
      STORY.replace(seat, '{ ...ROMY.sm, x: 188, y: 12, turn: 3 }'),
    );
  });
  test('in a sum changes the number that is added', () => {
    const was = { x: 224, y: -4.5, k: 2 };
    expect(change('ASIDE', was, { x: 230 })).toBe(STORY.replace('+ 36', '+ 42'));
    expect(change('ASIDE', was, { x: 180 })).toBe(STORY.replace('+ 36', '- 8'));
  });
  test('in a box is found by its position', () => {
    const text = change('BOX', { 0: 10, 1: 20, 2: 300, 3: 40 }, { 1: 25, 2: 310 });
    expect(text).toBe(STORY.replace('20,', '25,').replace('300,', '310,'));
  });
  test('of a figure on the pitch changes its point in the call', () => {
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
  test('and so is a value that an editor has removed, while the other edits are made', () => {
    const edits = [
      ['a.ts#GONE', { was: {}, now: { x: 1 } }],
      ['a.ts#ROMY.md', { was: { x: 614, y: 668 }, now: { x: 620 } }],
    ] as const;
    const { text, refused } = edited(STORY, edits);
    expect(text).toBe(STORY.replace('614', '620'));
    expect(refused).toEqual({ 'a.ts#GONE': 'GONE is not in the file any more' });
  });
});

describe('a step gets its own', () => {
  const CHAPTER = `export const chapter = defineChapter({
  lines: {
    pen: {
      speaker: 'assistant',
      shot: WITH_ALMA,
      change: {
        alma: null,
      },
    },
    goal: { speaker: 'ambassador', bubble: { md: [1, 2, 3, 4] } }, // a comment
    page: {
      ...PAGE_STEP,
      // before the change
      change: {},
    },
  },
  question: { kind: 'drag', after: 'pen', wrong: { 0: { change: {} } } },
  card: { change: {}, shot: null },
});
`;
  const BOX = [5, 6, 7, 8];
  /**
   * Returns the lines that differ after a change, as the formatter of the project writes them, or the reason why the
   * change is refused.
   */
  const lines = (path: string, property: Own['property'], boxes: Own['boxes']) => {
    const text = made(CHAPTER, `chapter.${path}#${property}`, { property, boxes });
    const biome = [
      'node_modules/@biomejs/biome/bin/biome',
      'format',
      '--stdin-file-path=stage/story/chapters/chapter3.ts',
    ];
    const formatted = spawnSync(process.execPath, biome, { input: text, encoding: 'utf8' }).stdout;
    const old = new Set(CHAPTER.split('\n'));
    return formatted.split('\n').filter(line => !old.has(line));
  };
  test.each<[string, string, Own['property'], Own['boxes'], string]>([
    ['area in a new line', 'lines.pen', 'bubble', { sm: BOX }, '      bubble: { sm: [5, 6, 7, 8] },'],
    ['shot instead of a constant', 'lines.pen', 'shot', { sm: BOX }, '      shot: { sm: [5, 6, 7, 8] },'],
    ['area after a spread', 'lines.page', 'bubble', { sm: BOX }, '      bubble: { sm: [5, 6, 7, 8] },'],
    [
      'shot instead of none',
      'card',
      'shot',
      { md: BOX, sm: BOX },
      '  card: { change: {}, shot: { md: [5, 6, 7, 8], sm: [5, 6, 7, 8] } },',
    ],
    [
      'area of a question',
      'question',
      'room',
      BOX,
      "  question: { kind: 'drag', after: 'pen', wrong: { 0: { change: {} } }, room: [5, 6, 7, 8] },",
    ],
    [
      'shot of a reaction',
      'question.wrong.0',
      'shot',
      { sm: BOX },
      "  question: { kind: 'drag', after: 'pen', wrong: { 0: { change: {}, shot: { sm: [5, 6, 7, 8] } } } },",
    ],
    [
      'area in a line without an entry',
      'lines.late',
      'bubble',
      { sm: BOX },
      "    late: { speaker: 'ambassador', bubble: { sm: [5, 6, 7, 8] } },",
    ],
  ])('%s', (_, path, property, boxes, line) => {
    expect(lines(path, property, boxes)).toEqual([line]);
  });
  test('shot at the finale only if the file has an entry for the finale', () => {
    const own = { property: 'shot' as const, boxes: { sm: BOX } };
    expect(made(CHAPTER, 'chapter.finale#shot', own)).toBe('write it into chapter.finale by hand');
  });
  test('area, whose numbers can then be changed', () => {
    const own = { property: 'bubble' as const, boxes: { sm: BOX } };
    const { text } = edited(CHAPTER, [
      ['a.ts#chapter.lines.pen.bubble.sm', { was: { 0: 5 }, now: { 0: 50 } }],
      ['a.ts#chapter.lines.pen#bubble', own],
    ]);
    expect(text).toContain('bubble: { sm: [50, 6, 7, 8] }');
  });
});

describe('a file with origins', () => {
  const tags = tagged(STORY, 'stage/story/a.ts');
  test('names path and line of every placement, box and call', () => {
    expect(tags).toContain('tag({ x: 614, y: 668 }, {"id":"stage/story/a.ts#ROMY.md","line":2})');
    expect(tags).toMatch(/tag\(stand\(FIELD, .*"id":"stage\/story\/a.ts#ALMA","line":10/);
    expect(tags).toContain('"id":"stage/story/a.ts#BOX"');
  });
  test('has the same paths after an editor has added a line above', () => {
    const moved = tagged(`const MORE = { x: 1, y: 2 };\n${STORY}`, 'stage/story/a.ts');
    expect(moved).toContain('{"id":"stage/story/a.ts#ROMY.md","line":3}');
  });
  test('has none in a function with parameters, because each call can give other numbers', () => {
    const text = tagged(
      'const on = (x: number) => ({ x, y: 1 });\nconst all = () => ({ x: 1, y: 2 });',
      'a.ts',
    );
    expect(text.match(/tag\(/g)).toHaveLength(1);
    expect(text).toContain('tag({ x: 1, y: 2 }');
  });
});
