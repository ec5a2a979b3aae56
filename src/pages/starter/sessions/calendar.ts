import { type Session, ZONE } from './sessions.ts';

/** Escapes a text for a calendar file (RFC 5545, 3.3.11): backslashes, semicolons, commas and line ends. */
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');

/**
 * Breaks a line of a calendar file into lines of at most 75 bytes. Each continuation line begins with a space (RFC
 * 5545, 3.1). Never splits a character.
 */
function fold(line: string): string {
  const bytes = new TextEncoder();
  let out = '';
  let bytesLeft = 75;
  for (const letter of line) {
    const size = bytes.encode(letter).length;
    if (size > bytesLeft) {
      out += '\r\n ';
      bytesLeft = 74;
    }
    out += letter;
    bytesLeft -= size;
  }
  return out;
}

const stamp = (date: Date) => `${date.toISOString().replace(/[-:]|\.\d{3}/g, '')}`;

const WALL_TIME = new Intl.DateTimeFormat('sv', { timeZone: ZONE, dateStyle: 'short', timeStyle: 'medium' });
/** Returns how far the courses' time zone is ahead of UTC, in ms. `time` is the moment, in ms since 1970. */
const utcOffset = (time: number) => Date.parse(`${WALL_TIME.format(time).replace(' ', 'T')}Z`) - time;

/**
 * `moment` is a day, such as '2025-10-04', or a time in the courses' zone, such as '2025-10-04T18:30'. The file has
 * times in UTC, so that every calendar program shows the right moment in its own time zone.
 */
function momentLine(name: string, moment: string): string {
  if (!moment.includes('T')) return `${name};VALUE=DATE:${moment.replaceAll('-', '')}`;
  const wall = Date.parse(`${moment}Z`);
  return `${name}:${stamp(new Date(wall - utcOffset(wall - utcOffset(wall))))}`;
}

export function calendarFile(session: Session, title: string, note: string, now: Date): string {
  const { licence, district, place, start, end } = session;
  const id = `${licence}-${start}-${district}-${place}`.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  // DTSTART and DTEND must both be days or both be times; if a session has one of each, DTEND is left out
  const isSameKind = end !== undefined && end.includes('T') === start.includes('T');
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Why Not You//Training sessions//EN',
    'BEGIN:VEVENT',
    `UID:${id}@why-not-you`,
    `DTSTAMP:${stamp(now)}`,
    momentLine('DTSTART', start),
    ...(isSameKind ? [momentLine('DTEND', start.includes('T') ? end : dayAfter(end))] : []),
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

/** In a calendar file, DTEND of an event in whole days is the day after its last day. */
function dayAfter(day: string): string {
  const date = new Date(`${day}T00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}
