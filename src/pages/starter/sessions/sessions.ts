/**
 * The organisers' dates: public/data/training-sessions.json, or what site.config.json names, described by
 * training-sessions.schema.json beside it.
 * A file of another form is an error; a row that is wrong is left out, so that one slip does not hide the rest.
 */
import * as v from 'valibot';
import { STATION_IDS } from '../journey.ts';

/** JavaScript reads the 30th of February as a day in March. */
const isRealDate = (text: string) => {
  const date = new Date(text);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text.slice(0, 10));
};
const words = (longest: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(longest));
/** Wall-clock time where the course takes place: '2025-10-04T18:30', or a whole day: '2025-10-04'. */
const moment = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2})?$/),
  v.check(text => isRealDate(text.includes('T') ? `${text}Z` : text)),
);

const Session = v.pipe(
  v.object({
    licence: v.picklist(STATION_IDS),
    district: words(80),
    place: words(120),
    start: moment,
    end: v.optional(moment),
  }),
  v.check(({ start, end }) => end === undefined || end >= start),
);
const File = v.object({ sessions: v.pipe(v.array(v.unknown()), v.maxLength(2000)) });

export type Session = v.InferOutput<typeof Session>;

/** The valid sessions of a parsed file; undefined when it is not such a file at all. */
export function parseSessions(file: unknown): Session[] | undefined {
  const parsed = v.safeParse(File, file);
  if (!parsed.success) return undefined;
  return parsed.output.sessions.flatMap(row => {
    const session = v.safeParse(Session, row);
    return session.success ? [session.output] : [];
  });
}

/** Where the courses are, wherever she is when she reads of them. */
export const ZONE = 'Europe/Zurich';
// Swedish days are written from the year to the day
const DAY = new Intl.DateTimeFormat('sv', { timeZone: ZONE, dateStyle: 'short' });

/** Those still to come (a session counts until its first day is over), soonest first. */
export const upcoming = (sessions: readonly Session[], now: Date): Session[] =>
  sessions
    .filter(({ start }) => start.slice(0, 10) >= DAY.format(now))
    .sort((a, b) => a.start.localeCompare(b.start));

export const districtsOf = (sessions: readonly Session[]): string[] =>
  [...new Set(sessions.map(({ district }) => district))].sort((a, b) => a.localeCompare(b, 'en'));

/** What loading the dates can come to. */
export type Loaded = { status: 'loading' | 'failed' } | { status: 'ready'; sessions: Session[] };

/** Fetches and checks the dates in `file`, below the site's root. Never throws: whatever goes wrong is 'failed'. */
export async function loadSessions(file: string, signal: AbortSignal): Promise<Loaded> {
  try {
    const answer = await fetch(`/${file}`, { signal, cache: 'no-cache' });
    if (!answer.ok) return { status: 'failed' };
    const sessions = parseSessions(await answer.json());
    return sessions ? { status: 'ready', sessions } : { status: 'failed' };
  } catch {
    return { status: 'failed' };
  }
}
