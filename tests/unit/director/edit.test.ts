/** Tests how the director changes the text of a story file. */
import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { edited, merged, type Numbers, withOwn } from '../../../director/edit.ts';
import { tagged } from '../../../director/tag.ts';

/** Changes numbers in the part `of` of a text. Returns the new text, or the reason for which the change is refused. */
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
  test('replaces only itself: comments, spaces and other numbers do not change', () => {
    const text = change(STORY, '{ x: 614, y: 668 }', { x: 614, y: 668 }, { x: 620 });
    expect(text).toBe(STORY.replace('614', '620'));
  });
  test('may be negative, and has at most three decimals', () => {
    const was = { x: 172, y: -4.5, k: 0.94 };
    const text = change(STORY, '{ x: 172, y: -4.5, k: 0.94 }', was, { y: 7, k: 1.23456 });
    expect(text).toBe(STORY.replace('y: -4.5, k: 0.94', 'y: 7, k: 1.235'));
  });
  test('is added at the end of an object that lacks it, or has it only from a spread', () => {
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
  test('and so is a position in the file without a value', () => {
    expect(change(STORY, 'comment', {}, { x: 1 })).toContain('not known');
  });
});

describe('a step gets a shot or an area of its own:', () => {
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
   * Returns the lines that differ after a change, in the project's format, or the reason for which the change is
   * refused.
   */
  const lines = (
    path: string,
    property: string,
    boxes: Parameters<typeof withOwn>[1]['boxes'],
    key = 'sm',
  ) => {
    const result = withOwn(CHAPTER, { path: path.split('.'), property, boxes, key });
    if ('refused' in result) return result.refused;
    const biome = [
      'node_modules/@biomejs/biome/bin/biome',
      'format',
      '--stdin-file-path=stage/story/chapters/chapter3.ts',
    ];
    const formatted = spawnSync(process.execPath, biome, { input: result.text, encoding: 'utf8' }).stdout;
    const old = new Set(CHAPTER.split('\n'));
    return formatted.split('\n').filter(line => !old.has(line));
  };
  test.each([
    ['area in a new line', 'lines.pen', 'bubble', { sm: BOX }, '      bubble: { sm: [5, 6, 7, 8] },'],
    [
      'shot after a constant',
      'lines.pen',
      'shot',
      { sm: BOX },
      '      shot: { ...WITH_ALMA, sm: [5, 6, 7, 8] },',
    ],
    [
      'area for the other layout',
      'lines.goal',
      'bubble',
      { sm: BOX },
      "    goal: { speaker: 'ambassador', bubble: { md: [1, 2, 3, 4], sm: [5, 6, 7, 8] } }, // a comment",
    ],
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
      "  question: { kind: 'drag', after: 'pen', room: [5, 6, 7, 8], wrong: { 0: { change: {} } } },",
    ],
    [
      'shot of a reaction',
      'question.wrong.0',
      'shot',
      { sm: BOX },
      "  question: { kind: 'drag', after: 'pen', wrong: { 0: { shot: { sm: [5, 6, 7, 8] }, change: {} } } },",
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
  test('only once, and only where the file defines the step', () => {
    expect(lines('lines.goal', 'bubble', { md: BOX }, 'md')).toContain('already');
    expect(lines('finale', 'shot', { sm: BOX })).toBe('write it into finale by hand');
  });
});

describe('a text that both the director and an editor have changed', () => {
  const base = 'const A = { x: 1, y: 2 };\nconst B = { x: 3, y: 4 };\nconst C = [5, 6];\n';
  test.each([
    ['has both changes', ['x: 3', 'x: 30'], ['[5, 6]', '[5, 60]'], ['x: 30, y: 4', '[5, 60]']],
    ['has both, if they are numbers of one line', ['x: 3', 'x: 30'], ['y: 4', 'y: 40'], ['x: 30, y: 40']],
    [
      'has the number of the director, if both have changed it',
      ['x: 3', 'x: 30'],
      ['x: 3', 'x: 9'],
      ['x: 30,'],
    ],
    [
      'has a number in its line, if the editor has moved the line',
      ['x: 3', 'x: 30'],
      ['const A', '// more\n\nconst A'],
      ['// more\n\nconst A', 'x: 30'],
    ],
    [
      'has both, if the editor has added a line above',
      ['x: 3', 'x: 30'],
      ['const B', 'const N = 9;\nconst B'],
      ['9;\nconst B = { x: 30, y: 4 }'],
    ],
    [
      'is the editor’s, if the editor has removed the number',
      ['x: 3', 'x: 30'],
      ['const B = { x: 3, y: 4 };\n', ''],
      ['y: 2 };\nconst C'],
    ],
  ])('%s', (_, [mine = '', here = ''], [their = '', there = ''], expected) => {
    const text = merged(base.replace(mine, here), base, base.replace(their, there));
    for (const part of expected) expect(text).toContain(part);
  });
});

describe('a file whose numbers are tagged with their origins', () => {
  const tags = tagged(STORY, 'stage/story/a.ts', imported => imported);
  test('names file, line and constant of every placement, box and call', () => {
    expect(tags).toContain('tag.literal({ x: 614, y: 668 }, {"file":"stage/story/a.ts"');
    expect(tags).toMatch(/"line":2,"name":"ROMY"/);
    expect(tags).toMatch(/tag\.call\(stand\(FIELD, .*"line":10,"name":"ALMA"/);
  });
  test('has no tag in a function that is called with arguments, because none of its numbers is fixed', () => {
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
