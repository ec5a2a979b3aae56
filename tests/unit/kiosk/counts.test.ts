import { afterEach, expect, test, vi } from 'vitest';
import { count, csvOf, readCounts, type VisitEvent } from '../../../src/kiosk/counts.ts';
import { countVisit } from '../../../src/simulation/countVisit.ts';
import { createRunner, story } from '../../../stage/index.ts';
import { storesInMemory, storesNothing } from './storage.ts';

const KEY = 'wny-kiosk-counts';
const counted = (what: VisitEvent, hour: number, minute = 0) => {
  vi.setSystemTime(new Date(2026, 10, 22, hour, minute));
  count(what);
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('visits, chapters and ends are counted by the hour, and no finer time is stored', () => {
  const items = storesInMemory();
  counted('visit', 9, 5);
  counted({ chapter: 0 }, 9, 5);
  counted({ chapter: 2 }, 9, 59);
  counted('visit', 14, 1);
  counted('finished', 14, 30);
  expect(readCounts()).toEqual([
    { hour: '2026-11-22 09:00', visits: 1, chapters: [1, 0, 1], finished: 0 },
    { hour: '2026-11-22 14:00', visits: 1, chapters: [], finished: 1 },
  ]);
  expect([...items.keys()]).toEqual([KEY]);
  expect(items.get(KEY)).not.toMatch(/09:05|59|30/);
});

test('the latest 1000 hours are kept', () => {
  const hour = { hour: '2026-11-21 09:00', visits: 1, chapters: [], finished: 0 };
  storesInMemory().set(KEY, JSON.stringify(Array(1000).fill(hour)));
  counted('visit', 9);
  const counts = readCounts();
  expect(counts).toHaveLength(1000);
  expect(counts.at(-1)?.hour).toBe('2026-11-22 09:00');
});

test('invalid stored counts are ignored, and a storage that refuses access keeps none', () => {
  const items = storesInMemory();
  const hour = '[1,null,{"hour":"2026-11-22 09:00","visits":-1}]';
  for (const text of ['', '{', 'null', '7', '{"hour":"x"}', hour]) {
    items.set(KEY, text);
    expect(readCounts()).toEqual([]);
  }
  storesNothing();
  counted('visit', 9);
  expect(readCounts()).toEqual([]);
});

test('the CSV has one line for each hour, and a byte-order mark and semicolons for Swiss spreadsheets', () => {
  const counts = [
    { hour: '2026-11-22 09:00', visits: 3, chapters: [3, 1], finished: 1 },
    { hour: '2026-11-22 10:00', visits: 2, chapters: [2, 0, 1], finished: 0 },
  ];
  expect(csvOf(counts)).toBe(
    '\uFEFFhour;visits;chapter 0;chapter 1;chapter 2;finished\r\n' +
      '2026-11-22 09:00;3;3;1;0;1\r\n2026-11-22 10:00;2;2;0;1;0\r\n',
  );
  expect(csvOf([])).toBe('\uFEFFhour;visits;finished\r\n');
});

test('a visit, each of its chapters and its end are counted once', () => {
  const runner = createRunner(story, {}, () => 0);
  const events: VisitEvent[] = [];
  const stop = countVisit(runner, what => events.push(what));
  const go = (chapter: number) =>
    runner.progress.setState({ label: `chapter_${chapter}_0`, done: chapter, status: 'ready' });
  go(1);
  go(0);
  go(1);
  expect(events).toEqual(['visit', { chapter: 0 }, { chapter: 1 }]);
  const last = story.steps.at(-1);
  if (last) for (let i = 0; i < 2; i++) runner.progress.setState({ label: last.label, choice: i });
  expect(events.slice(3)).toEqual([{ chapter: story.last }, 'finished']);
  stop();
  go(2);
  expect(events).toHaveLength(5);
});
