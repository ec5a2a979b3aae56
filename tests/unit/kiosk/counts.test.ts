import { expect, test, vi } from 'vitest';
import { COUNTS_KEY, count, csvOf, readCounts, type VisitEvent } from '../../../src/kiosk/counts.ts';
import { countVisit } from '../../../src/simulation/countVisit.ts';
import { createRunner, story } from '../../../stage/index.ts';

/** Returns a storage with this text under the key of the counts. Without a text, the storage is empty. */
function storageWith(text?: string) {
  const items = new Map(text === undefined ? [] : [[COUNTS_KEY, text]]);
  const area = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
  return { items, storage: () => area };
}
const at = (hour: number, minute = 0) => new Date(2026, 10, 22, hour, minute);
const log = vi.fn();

test('visits, chapters and ends are counted by the hour, and no finer time is stored', () => {
  const { items, storage } = storageWith();
  const counted = (what: VisitEvent, when: Date) => count(what, storage, when, log);
  counted('visit', at(9, 5));
  counted({ chapter: 0 }, at(9, 5));
  counted({ chapter: 2 }, at(9, 59));
  counted('visit', at(14, 1));
  counted('finished', at(14, 30));
  expect(readCounts(storage)).toEqual([
    { hour: '2026-11-22 09:00', visits: 1, chapters: [1, 0, 1], finished: 0 },
    { hour: '2026-11-22 14:00', visits: 1, chapters: [], finished: 1 },
  ]);
  expect([...items.keys()]).toEqual(['wny-kiosk-counts']);
  expect(items.get(COUNTS_KEY)).not.toMatch(/09:05|59|30/);
});

test('the latest 1000 hours are kept', () => {
  const { storage } = storageWith();
  for (let hour = 0; hour < 1010; hour++) count('visit', storage, at(hour), log);
  const counts = readCounts(storage);
  expect(counts).toHaveLength(1000);
  expect(counts.at(-1)?.hour).toBe(`2027-01-03 01:00`);
});

test('invalid stored counts are ignored, and a storage that refuses access is logged', () => {
  for (const text of [
    '',
    '{',
    'null',
    '7',
    '{"hour":"x"}',
    '[1,null,{"hour":"2026-11-22 09:00","visits":-1}]',
  ])
    expect(readCounts(storageWith(text).storage)).toEqual([]);
  const refuse = () => {
    throw new Error('full');
  };
  expect(readCounts(refuse)).toEqual([]);
  count('visit', refuse, at(9), log);
  expect(log).toHaveBeenCalledWith('This visit is not counted', expect.any(Error));
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
  const counted: VisitEvent[] = [];
  const stop = countVisit(runner, what => counted.push(what));
  const go = (chapter: number) =>
    runner.progress.setState({ label: `chapter_${chapter}_0`, done: chapter, status: 'ready' });
  go(1);
  go(0);
  go(1);
  expect(counted).toEqual(['visit', { chapter: 0 }, { chapter: 1 }]);
  const last = story.steps.at(-1);
  if (last) for (let i = 0; i < 2; i++) runner.progress.setState({ label: last.label, choice: i });
  expect(counted.slice(3)).toEqual([{ chapter: story.last }, 'finished']);
  stop();
  go(2);
  expect(counted).toHaveLength(5);
});
