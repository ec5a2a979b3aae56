/**
 * What an organiser may know of a day: how many visits, how far they came, how many reached the end. Numbers by the
 * hour, on this machine alone; nothing about anybody. No function here throws.
 */

/** In the local storage. A clean visit leaves what begins with `wny-kiosk`. */
export const COUNTS_STORED = 'wny-kiosk-counts';
/** Hours that are kept, the latest: more than a tournament has. */
const HOURS = 1000;

export interface HourCount {
  /** by the machine's own clock: '2026-11-22 14:00' */
  readonly hour: string;
  readonly visits: number;
  /** by chapter, from 0: visits that came so far */
  readonly chapters: readonly number[];
  readonly finished: number;
}

/** Something that happened in a visit. */
export type Counted = 'visit' | 'finished' | { readonly chapter: number };

type Storage = () => Pick<globalThis.Storage, 'getItem' | 'setItem'>;

const two = (number: number) => String(number).padStart(2, '0');
const hourOf = (now: Date) =>
  `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())} ${two(now.getHours())}:00`;

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

function isHourCount(value: unknown): value is HourCount {
  if (typeof value !== 'object' || value === null) return false;
  const { hour, visits, chapters, finished }: Partial<Record<keyof HourCount, unknown>> = value;
  const isHour = typeof hour === 'string' && /^\d{4}-\d\d-\d\d \d\d:00$/.test(hour);
  return isHour && isCount(visits) && isCount(finished) && Array.isArray(chapters) && chapters.every(isCount);
}

/** What was counted so far, hour by hour; nothing where there is nothing, it is not to be read, or is none of ours. */
export function readCounts(storage: Storage): readonly HourCount[] {
  try {
    const stored: unknown = JSON.parse(storage().getItem(COUNTS_STORED) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isHourCount) : [];
  } catch {
    return [];
  }
}

/** The chapters that somebody came to in any hour, and those before them. */
export const chaptersOf = (counts: readonly HourCount[]): readonly number[] =>
  Array.from(
    { length: Math.max(0, ...counts.map(({ chapters }) => chapters.length)) },
    (_, chapter) => chapter,
  );

function add(count: HourCount, what: Counted): HourCount {
  if (what === 'visit') return { ...count, visits: count.visits + 1 };
  if (what === 'finished') return { ...count, finished: count.finished + 1 };
  const chapters = Array.from(
    { length: Math.max(count.chapters.length, what.chapter + 1) },
    (_, chapter) => (count.chapters[chapter] ?? 0) + (chapter === what.chapter ? 1 : 0),
  );
  return { ...count, chapters };
}

/** Counts what happened, in the hour of `now`. Where nothing can be stored, `log` is told and nothing is counted. */
export function count(what: Counted, storage: Storage, now: Date, log: (...about: unknown[]) => void): void {
  const hour = hourOf(now);
  const counts = readCounts(storage);
  const before = counts.find(other => other.hour === hour) ?? { hour, visits: 0, chapters: [], finished: 0 };
  const others = counts.filter(other => other !== before);
  try {
    storage().setItem(COUNTS_STORED, JSON.stringify([...others, add(before, what)].slice(-HOURS)));
  } catch (cause) {
    log('This visit is not counted', cause);
  }
}

/** As a file that a spreadsheet opens: a line of headings, then one for each hour. */
export function csvOf(counts: readonly HourCount[]): string {
  const all = chaptersOf(counts);
  const heading = ['hour', 'visits', ...all.map(chapter => `chapter ${chapter}`), 'finished'];
  const lines = counts.map(({ hour, visits, chapters, finished }) => [
    hour,
    visits,
    ...all.map(chapter => chapters[chapter] ?? 0),
    finished,
  ]);
  return [heading, ...lines].map(line => `${line.join(',')}\r\n`).join('');
}
