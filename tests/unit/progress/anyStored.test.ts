import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { IDLE, readKiosk } from '../../../src/device/kioskSettings.ts';
import { readCounts } from '../../../src/kiosk/counts.ts';
import { savedDraft } from '../../../src/pages/register/draft.ts';
import { EMPTY } from '../../../src/pages/register/registration.ts';
import { savedProgress } from '../../../src/progress/savedProgress.ts';
import { savedScroll } from '../../../src/ui/scrollRestoration.ts';
import { createRunner, story } from '../../../stage/index.ts';
import { viewOf } from '../../../stage/runner/viewOf.ts';

const VALUES = 2500;
const SETTINGS = { numRuns: VALUES, seed: 20_261_122 };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const codeUnits = fc.array(fc.nat({ max: 0xffff })).map(units => String.fromCharCode(...units));
const number = fc.oneof(fc.integer({ min: -9, max: 12 }), fc.double(), fc.bigInt());
const junk = fc.oneof(
  codeUnits,
  fc.string(),
  number.map(String),
  fc.json({ maxDepth: 2 }),
  fc.tuple(number, number).map(([n, m]) => `chapter_${n}_${m}`),
  fc.constantFrom(
    '',
    'null',
    'undefined',
    'NaN',
    '{}',
    '[]',
    '[null]',
    '"',
    '{"__proto__":{"x":1}}',
    ' 3',
    '٣',
    '9'.repeat(200_000),
  ),
  fc.nat({ max: 2000 }).map(length => '9'.repeat(length)),
);
const labels = new Set<string>(story.steps.map(({ label }) => label));
const mustNotRun = () => {
  throw new Error('nothing may be written or reported when values are read');
};

/** Like a stored `Day`, such as '2013.3.end'. */
const nearlyDay = fc
  .tuple(junk, number, fc.constantFrom('', '.end', '.', ' '))
  .map(([order, count, end]) => `${order}.${count}${end}`);

/** As tried answers are stored. */
const numbers = fc.array(number).map(all => all.join(' '));

test(`${VALUES} stored positions are each read as a step of an open chapter, with a picture and a valid day`, () => {
  const stored = [junk, junk, junk, fc.oneof(junk, nearlyDay), fc.oneof(junk, numbers)] as const;
  fc.assert(
    fc.property(...stored, (label, done, top, day, tried) => {
      const items: Record<string, string> = {
        'wny-simulation-current-label': label,
        'wny-simulation-current-chapter-done': done,
        'wny-simulation-top-choice': top,
        'wny-simulation-day': day,
        'wny-simulation-tried': tried,
      };
      const storage = {
        getItem: (key: string) => items[key] ?? null,
        setItem: mustNotRun,
        removeItem: mustNotRun,
      };
      const runner = createRunner(story, savedProgress(story, () => storage, mustNotRun).read(), () => 0.5);
      const progress = runner.progress.getState();
      const view = viewOf(story, progress);
      expect(labels).toContain(progress.label);
      expect(view.chapter).toBeLessThanOrEqual(progress.done);
      expect(view.tableau.length).toBeGreaterThan(0);
      const { mistakes, order = [0, 1, 2, 3], tried: given } = progress.day;
      expect(mistakes > 0).toBe(given.length > 0);
      expect(mistakes).toBeGreaterThanOrEqual(given.length);
      expect(given.length).toBeLessThanOrEqual(12);
      expect(order.toSorted()).toEqual([0, 1, 2, 3]);
    }),
    SETTINGS,
  );
});

const nearly = fc
  .dictionary(fc.constantFrom(...Object.keys(EMPTY), '__proto__', 'constructor'), fc.jsonValue())
  .map(draft => JSON.stringify(draft));

test(`${VALUES} stored drafts are each read as a form of texts, without consent`, () => {
  fc.assert(
    fc.property(fc.oneof(junk, nearly), text => {
      vi.stubGlobal('sessionStorage', { getItem: () => text });
      const { cgu, ...texts } = savedDraft();
      expect(cgu).toBe(false);
      expect([...Object.keys(texts), 'cgu'].toSorted()).toEqual(Object.keys(EMPTY).toSorted());
      for (const value of Object.values(texts)) expect(typeof value).toBe('string');
    }),
    SETTINGS,
  );
});

test(`${VALUES} stored kiosk settings are each read as an idle time within limits, or as none`, () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  fc.assert(
    fc.property(
      fc.oneof(
        junk,
        fc.tuple(junk, junk).map(pair => pair.join(' ')),
      ),
      text => {
        vi.stubGlobal('sessionStorage', { getItem: () => text, setItem: mustNotRun });
        const kiosk = readKiosk({ pathname: '/', search: '' });
        if (!kiosk) return;
        expect(kiosk.idleSeconds).toBeGreaterThanOrEqual(IDLE.least);
        expect(kiosk.idleSeconds).toBeLessThanOrEqual(IDLE.most);
      },
    ),
    SETTINGS,
  );
});

test(`${VALUES} stored counts are each read as a list of whole numbers`, () => {
  const counts = fc.array(
    fc.record({
      hour: junk,
      visits: number,
      chapters: fc.array(fc.jsonValue({ maxDepth: 1 }), { maxLength: 9 }),
      finished: number,
    }),
    { maxLength: 4 },
  );
  const text = counts.map(all =>
    JSON.stringify(all, (_, value) => (typeof value === 'bigint' ? `${value}` : value)),
  );
  fc.assert(
    fc.property(fc.oneof(junk, text), stored => {
      vi.stubGlobal('localStorage', { getItem: () => stored, setItem: mustNotRun });
      const sum = readCounts().flatMap(({ visits, chapters, finished }) => [visits, ...chapters, finished]);
      expect(sum.every(Number.isInteger)).toBe(true);
    }),
    SETTINGS,
  );
});

test('an invalid stored scroll position is ignored', () => {
  vi.stubGlobal('sessionStorage', { getItem: () => '{"a":"7","b":null,"c":1e999,"d":70}' });
  expect(['a', 'b', 'c', 'd'].map(savedScroll)).toEqual([undefined, undefined, undefined, 70]);
});
