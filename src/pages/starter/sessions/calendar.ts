import { type Session, ZONE } from './sessions.ts';

/** Escapes a text for a calendar file (RFC 5545, 3.3.11): backslashes, semicolons, commas and line ends. */
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');

/**
 * Folds a line after at most 75 bytes; continuation lines begin with a space (RFC 5545, 3.1). Never splits a character.
 */
function fold(line: string): string {
  const bytes = new TextEncoder();
  let out = '';
  let room = 75;
  for (const letter of line) {
    const size = bytes.encode(letter).length;
    if (size > room) {
      out += '\r\n ';
      room = 74;
    }
    out += letter;
    room -= size;
  }
  return out;
}

const stamp = (date: Date) => `${date.toISOString().replace(/[-:]|\.\d{3}/g, '')}`;

const WALL = new Intl.DateTimeFormat('sv', { timeZone: ZONE, dateStyle: 'short', timeStyle: 'medium' });
/** Returns the offset of the courses' time zone from UTC, in ms. `time` is in ms since 1970. */
const ahead = (time: number) => Date.parse(`${WALL.format(time).replace(' ', 'T')}Z`) - time;

/**
 * Returns a line of the calendar file: the property `name` with a day or a time, see `moment` in sessions.ts. Converts
 * times to UTC, so that every calendar shows the right moment in its own time zone.
 */
function at(name: string, moment: string): string {
  if (!moment.includes('T')) return `${name};VALUE=DATE:${moment.replaceAll('-', '')}`;
  const wall = Date.parse(`${moment}Z`);
  return `${name}:${stamp(new Date(wall - ahead(wall - ahead(wall))))}`;
}

/** Returns a calendar file (iCalendar) with one event. `title` and `note` are its texts, `now` its time of creation. */
export function calendarFile(session: Session, title: string, note: string, now: Date): string {
  const { licence, district, place, start, end } = session;
  const id = `${licence}-${start}-${district}-${place}`.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  // DTSTART and DTEND must be both days or both times: otherwise DTEND is left out
  const sameKind = end !== undefined && end.includes('T') === start.includes('T');
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Why Not You//Training sessions//EN',
    'BEGIN:VEVENT',
    `UID:${id}@why-not-you`,
    `DTSTAMP:${stamp(now)}`,
    at('DTSTART', start),
    ...(sameKind ? [at('DTEND', start.includes('T') ? end : dayAfter(end))] : []),
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(`${place}, ${district}`)}`,
    `DESCRIPTION:${escaped(note)}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(fold)
    .join('\r\n');
}

/** Returns the next day. DTEND of a session in whole days is the day after its last day. */
function dayAfter(day: string): string {
  const date = new Date(`${day}T00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}
