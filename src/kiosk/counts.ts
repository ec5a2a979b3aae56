/**
 * Hourly counts for the organiser of a kiosk: visits, the chapters that visits reached, and finished visits. The counts
 * stay on this machine and hold no personal data. No function here throws.
 */
import { keep, kept } from '../device/kept.ts';

const COUNTS_KEY = 'wny-kiosk-counts';
/** Maximum number of stored hours; older hours are dropped. A tournament is shorter than 1000 hours. */
const MAX_HOURS = 1000;

export interface HourCount {
  /** in the machine's local time: '2026-11-22 14:00' */
  readonly hour: string;
  readonly visits: number;
  /** number of visits that reached each chapter; the index is the chapter's number */
  readonly chapters: readonly number[];
  readonly finished: number;
}

/** `finished`: the visit reaches the finale */
export type VisitEvent = 'visit' | 'finished' | { readonly chapter: number };

const twoDigits = (number: number) => String(number).padStart(2, '0');
const hourOf = (now: Date) =>
  `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())} ${twoDigits(now.getHours())}:00`;

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

function isHourCount(value: unknown): value is HourCount {
  if (typeof value !== 'object' || value === null) return false;
  const { hour, visits, chapters, finished }: Partial<Record<keyof HourCount, unknown>> = value;
  const isHour = typeof hour === 'string' && /^\d{4}-\d\d-\d\d \d\d:00$/.test(hour);
  return isHour && isCount(visits) && isCount(finished) && Array.isArray(chapters) && chapters.every(isCount);
}

export function readCounts(): readonly HourCount[] {
  try {
    const stored: unknown = JSON.parse(kept('localStorage', COUNTS_KEY));
    return Array.isArray(stored) ? stored.filter(isHourCount) : [];
  } catch {
    return [];
  }
}

export const chaptersOf = (counts: readonly HourCount[]): readonly number[] => [
  ...Array(Math.max(0, ...counts.map(({ chapters }) => chapters.length))).keys(),
];

function add(count: HourCount, what: VisitEvent): HourCount {
  if (what === 'visit') return { ...count, visits: count.visits + 1 };
  if (what === 'finished') return { ...count, finished: count.finished + 1 };
  const chapters = Array.from(
    { length: Math.max(count.chapters.length, what.chapter + 1) },
    (_, chapter) => (count.chapters[chapter] ?? 0) + (chapter === what.chapter ? 1 : 0),
  );
  return { ...count, chapters };
}

export function count(what: VisitEvent): void {
  const hour = hourOf(new Date());
  const counts = readCounts();
  const before = counts.find(other => other.hour === hour) ?? { hour, visits: 0, chapters: [], finished: 0 };
  const others = counts.filter(other => other !== before);
  keep('localStorage', COUNTS_KEY, JSON.stringify([...others, add(before, what)].slice(-MAX_HOURS)));
}

/** Returns the counts as lines of cells: hour, visits, each chapter that any hour has reached, finished. */
export function linesOf(counts: readonly HourCount[]): readonly (readonly (string | number)[])[] {
  const all = chaptersOf(counts);
  return counts.map(({ hour, visits, chapters, finished }) => [
    hour,
    visits,
    ...all.map(chapter => chapters[chapter] ?? 0),
    finished,
  ]);
}

/**
 * Returns the counts as CSV: a line of headings, then one line per hour. The byte-order mark and the semicolons are for
 * spreadsheets with Swiss settings. No value needs quotes: all are numbers, or hours that `readCounts` has checked.
 */
export function csvOf(counts: readonly HourCount[]): string {
  const chapters = chaptersOf(counts).map(chapter => `chapter ${chapter}`);
  const heading = ['hour', 'visits', ...chapters, 'finished'];
  return `\uFEFF${[heading, ...linesOf(counts)].map(line => `${line.join(';')}\r\n`).join('')}`;
}
