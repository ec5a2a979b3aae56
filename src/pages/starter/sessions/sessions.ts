/**
 * The organisers' dates, in the file that site.config.json names; its schema is training-sessions.schema.json. A single
 * invalid session is left out, so that its mistake does not hide the other sessions.
 */
import * as v from 'valibot';
import { isRealDate } from '../../../facts/dates.ts';
import { STATION_IDS } from '../journey/journey.ts';

const words = (longest: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(longest));
/** A local time where the course takes place, such as '2025-10-04T18:30', or a whole day, such as '2025-10-04'. */
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

export function parseSessions(file: unknown): Session[] | undefined {
  const parsed = v.safeParse(File, file);
  if (!parsed.success) return undefined;
  return parsed.output.sessions.flatMap(row => {
    const session = v.safeParse(Session, row);
    return session.success ? [session.output] : [];
  });
}

/** Time zone of the courses. The page shows their times in this zone, whatever the visitor's own time zone is. */
export const ZONE = 'Europe/Zurich';
// the locale is Swedish ('sv'), because its date format is YYYY-MM-DD
const DAY = new Intl.DateTimeFormat('sv', { timeZone: ZONE, dateStyle: 'short' });

export const upcoming = (sessions: readonly Session[], now: Date): Session[] =>
  sessions
    .filter(({ start }) => start.slice(0, 10) >= DAY.format(now))
    .sort((a, b) => a.start.localeCompare(b.start));

export const districtsOf = (sessions: readonly Session[]): string[] =>
  [...new Set(sessions.map(({ district }) => district))].sort((a, b) => a.localeCompare(b, 'en'));

export type LoadState = { status: 'loading' | 'failed' } | { status: 'ready'; sessions: Session[] };

export async function loadSessions(file: string, signal: AbortSignal): Promise<LoadState> {
  try {
    const answer = await fetch(`/${file}`, { signal, cache: 'no-cache' });
    if (!answer.ok) return { status: 'failed' };
    const sessions = parseSessions(await answer.json());
    return sessions ? { status: 'ready', sessions } : { status: 'failed' };
  } catch {
    return { status: 'failed' };
  }
}
