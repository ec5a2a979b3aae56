import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { savedProgress } from '../../../src/progress/savedProgress.ts';
import { NEW_DAY } from '../../../stage/runner/day.ts';
import type { Saved } from '../../../stage/runner/progress.ts';
import { defineChapter } from '../../../stage/story/defineChapter.ts';
import { buildStory } from '../../../stage/story/story.ts';
import { smallStory as story, wordsOf } from '../runner/smallStory.ts';
import { memoryStorage } from './memoryStorage.ts';

const LABEL = 'wny-simulation-current-label';
const DONE = 'wny-simulation-current-chapter-done';
const TOP = 'wny-simulation-top-choice';

const silent = () => {};
const withDay = (saved: Omit<Saved, 'day'>): Saved => ({ ...saved, day: NEW_DAY });

const read = (kept: Readonly<Record<string, string>>) =>
  savedProgress(story, () => memoryStorage(kept), silent).read();

describe('saved progress', () => {
  test('is plain text under the two keys of the specification', () => {
    const storage = memoryStorage();
    savedProgress(story, () => storage, silent).write(withDay({ label: 'chapter_3_4', done: 3, tops: {} }));
    expect(Object.fromEntries(storage.items)).toStrictEqual({ [LABEL]: 'chapter_3_4', [DONE]: '3' });
  });

  test('is the same after writing and reading, for every label', () => {
    const storage = memoryStorage();
    const saved = savedProgress(story, () => storage, silent);
    for (const { label, chapter: done } of story.steps) {
      const progress = { label, done, tops: { 1: done % 4 } };
      saved.write(withDay(progress));
      expect(saved.read()).toStrictEqual(progress);
    }
  });

  test('contains the choice that is ranked first, once the ranking is answered', () => {
    const storage = memoryStorage();
    savedProgress(story, () => storage, silent).write(
      withDay({ label: 'chapter_1_3', done: 1, tops: { 1: 2 } }),
    );
    expect(storage.items.get(TOP)).toBe('2');
    expect(read({ [TOP]: '2' })).toStrictEqual({ tops: { 1: 2 } });
  });

  test('is read with the order of the ranking, and with only the wrong answers that exist in the story', () => {
    const day = { tried: [{ chapter: 2, choice: 1 }], mistakes: 4, order: [2, 0, 1, 3], finished: false };
    const stored = { [LABEL]: 'chapter_0_2', 'wny-simulation-day': '2013.4' };
    // chapter 0 has no question, and chapter 99 does not exist: neither is kept
    for (const tried of ['21', '01 21', '991 21'])
      expect(read({ ...stored, 'wny-simulation-tried': tried })).toStrictEqual({ label: 'chapter_0_2', day });
  });

  test('is empty on a first visit', () => {
    expect(read({})).toStrictEqual({});
  });

  test('contains the choice that is ranked first only in a story with a ranking', () => {
    const plain = buildStory(story.chapters.slice(0, 1));
    expect(savedProgress(plain, () => memoryStorage({ [TOP]: '2' }), silent).read()).toStrictEqual({});
  });
});

describe('in a story of more than nine chapters', () => {
  const longStory = buildStory(
    Array.from({ length: 120 }, (_, number) =>
      defineChapter({
        number,
        words: wordsOf(number, ...Array.from({ length: 12 }, (_, i) => `text_line${i}`)),
        places: { yard: { bubble: { md: [0, 0, 1, 1], sm: [0, 0, 1, 1] }, mouths: {}, elements: {} } },
        lines: {},
      }),
    ),
  );

  test.each([
    { label: 'chapter_9_0', done: 9 },
    { label: 'chapter_10_10', done: 10 },
    { label: 'chapter_119_12', done: 119 },
  ] as const)('$label is the same after writing and reading', ({ label, done }) => {
    const storage = memoryStorage();
    const saved = savedProgress(longStory, () => storage, silent);
    saved.write(withDay({ label, done, tops: {} }));
    expect(saved.read()).toStrictEqual({ label, done });
  });
});

describe('a stored label', () => {
  test.each([
    '',
    'junk',
    'end',
    'chapter_1',
    'chapter_-1_0',
    'chapter_1_-1',
    'chapter_1.5_0',
    'chapter_1_0.5',
    'chapter_9_0',
    'chapter_999_0',
    'chapter_1000_0',
    'chapter_1e1_0',
    ' chapter_1_1',
    'chapter_1_1 ',
    'chapter_1_1\n',
    '"chapter_1_1"',
    'chapter_١_1',
    'chapter_1_1_1',
    'null',
    'undefined',
    '[object Object]',
  ])('of %j is ignored', text => {
    expect(read({ [LABEL]: text })).toStrictEqual({});
  });

  test('of a step that no longer exists is read as the nearest step before it', () => {
    expect(read({ [LABEL]: 'chapter_0_50' })).toStrictEqual({ label: 'chapter_0_2' });
    expect(read({ [LABEL]: `chapter_0_${'9'.repeat(400)}` })).toStrictEqual({ label: 'chapter_0_2' });
  });
});

describe('a stored label of a chapter that is not open', () => {
  test.each([
    ['chapter_3_4', '2', 'chapter_2_0', 2],
    ['chapter_8_1', '7', 'chapter_7_0', 7],
    ['chapter_3_4', '0', 'chapter_0_0', 0],
  ] as const)('%s is limited by the done count %s', (label, text, expected, done) => {
    expect(read({ [LABEL]: label, [DONE]: text })).toStrictEqual({ label: expected, done });
  });

  test.each(['', 'junk', '-7'])('is limited to the first step if the done count is %j', text => {
    expect(read({ [LABEL]: 'chapter_3_4', [DONE]: text })).toStrictEqual({ label: 'chapter_0_0' });
  });
});

describe('two tabs', () => {
  const progress = { label: 'chapter_1_2', done: 1, tops: {} } as const;

  test('keep the larger done count, and the label of the tab that moved last', () => {
    const storage = memoryStorage({ [LABEL]: 'chapter_6_0', [DONE]: '6' });
    const saved = savedProgress(story, () => storage, silent);
    saved.write(withDay(progress));
    expect(saved.read()).toStrictEqual({ label: 'chapter_1_2', done: 6 });
    saved.write(withDay({ ...progress, done: 7 }));
    expect(saved.read()).toMatchObject({ done: 7 });
  });

  test.each(['junk', '9', '-1', '1e3'])(
    'an invalid stored done count of %j is replaced by the count of the tab',
    text => {
      const storage = memoryStorage({ [DONE]: text });
      savedProgress(story, () => storage, silent).write(withDay(progress));
      expect(storage.items.get(DONE)).toBe('1');
    },
  );

  test('if the storage fails after any of its writes, the stored progress is valid', () => {
    for (let writes = 0; writes < 3; writes += 1) {
      const storage = memoryStorage({ [LABEL]: 'chapter_1_2', [DONE]: '1' });
      let remaining = writes;
      const setItem = (key: string, value: string) => {
        if (remaining === 0) throw new DOMException('full', 'QuotaExceededError');
        remaining -= 1;
        storage.setItem(key, value);
      };
      savedProgress(story, () => ({ ...storage, setItem }), silent).write(
        withDay({ label: 'chapter_2_0', done: 2, tops: {} }),
      );
      expect(savedProgress(story, () => storage, silent).read().label).toBe(
        writes < 2 ? 'chapter_1_2' : 'chapter_2_0',
      );
    }
  });
});

describe('a stored done count', () => {
  test.each(['0', '3', '8'])('is the whole number %s', text => {
    expect(read({ [DONE]: text })).toStrictEqual({ done: Number(text) });
  });

  test.each([
    '',
    ' ',
    'junk',
    '-1',
    '-0',
    '9',
    '999',
    '1e3',
    '1.5',
    '3.0',
    '+3',
    '0x3',
    'NaN',
    'Infinity',
    '٣',
    '3 ',
    '9007199254740993',
    '1'.repeat(400),
    'true',
    'null',
    '[3]',
  ])('of %j is ignored', text => {
    expect(read({ [DONE]: text })).toStrictEqual({});
  });

  test('that is invalid does not affect a valid label, and vice versa', () => {
    expect(read({ [LABEL]: 'chapter_0_2', [DONE]: '-7' })).toStrictEqual({ label: 'chapter_0_2' });
    expect(read({ [LABEL]: 'chapter_x', [DONE]: '7' })).toStrictEqual({ done: 7 });
  });
});

test.each(['4', '-1', '1.5', 'x', ''])(
  'a stored choice that is ranked first, but does not exist, is ignored: %j',
  text => {
    expect(read({ [TOP]: text })).toStrictEqual({});
  },
);

test('any stored values are read as valid values or ignored', () => {
  const codeUnits = fc.array(fc.nat({ max: 0xffff })).map(units => String.fromCharCode(...units));
  const junk = fc.oneof(
    codeUnits,
    fc.string(),
    fc.double().map(String),
    fc.bigInt().map(String),
    fc.integer({ min: -3, max: 12 }).map(String),
    fc.tuple(fc.integer(), fc.integer()).map(([n, m]) => `chapter_${n}_${m}`),
    fc
      .tuple(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 12 }))
      .map(([n, m]) => `chapter_${n}_${m}`),
  );
  const labels = new Set(story.steps.map(step => step.label));
  const whole = (most: number) => Array.from({ length: most + 1 }, (_, i) => i);
  const isKnown = ({ label, done, tops }: Partial<Saved>) =>
    (label === undefined || labels.has(label)) &&
    (done === undefined || whole(8).includes(done)) &&
    (tops === undefined || whole(3).includes(tops[1] ?? -1));
  const complain = () => {
    throw new Error('nothing may be logged: the storage has not failed');
  };
  fc.assert(
    fc.property(junk, junk, junk, (label, done, top) => {
      const storage = memoryStorage({ [LABEL]: label, [DONE]: done, [TOP]: top });
      return isKnown(savedProgress(story, () => storage, complain).read());
    }),
    { numRuns: 200 },
  );
});

describe('a storage that throws', () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const blocked = { ...memoryStorage({ [LABEL]: 'chapter_3_4' }), getItem: denied, setItem: denied };
  const progress = { label: 'chapter_1_2', done: 1, tops: { 1: 0 } } as const;

  test.each([
    ['on access', denied],
    ['on use', () => blocked],
  ])('%s is logged once and ignored', (_, storage) => {
    const log = vi.fn();
    const saved = savedProgress(story, storage, log);
    expect(saved.read()).toStrictEqual({});
    saved.write(withDay(progress));
    saved.write(withDay(progress));
    expect(saved.read()).toStrictEqual({});
    expect(log).toHaveBeenCalledTimes(1);
    expect(log).toHaveBeenCalledWith('Progress cannot be saved in this browser', expect.any(DOMException));
  });

  test('only when it is written, because it is full, is read as usual', () => {
    const storage = { ...memoryStorage({ [LABEL]: 'chapter_3_4', [DONE]: '3' }), setItem: denied };
    const log = vi.fn();
    const saved = savedProgress(story, () => storage, log);
    saved.write(withDay(progress));
    expect(saved.read()).toStrictEqual({ label: 'chapter_3_4', done: 3 });
    expect(log).toHaveBeenCalledTimes(1);
  });

  test('at first, and works later, accepts the next progress', () => {
    const storage = memoryStorage();
    let open = false;
    const saved = savedProgress(story, () => (open ? storage : denied()), silent);
    saved.write(withDay(progress));
    open = true;
    saved.write(withDay(progress));
    expect(saved.read()).toStrictEqual(progress);
  });
});
