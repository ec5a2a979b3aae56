import { type Session, ZONE } from './sessions.ts';

/** RFC 5545: commas, semicolons, backslashes and line ends mean something in a text. */
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');

/** A line holds 75 octets; what is longer goes on in the next, after a space. Never cuts a letter in two. */
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
/** Milliseconds by which the clocks where the course is are ahead of UTC at this time. */
const ahead = (time: number) => Date.parse(`${WALL.format(time).replace(' ', 'T')}Z`) - time;

/** A day stays a day. A time is given in UTC: whatever zone her calendar is in, it is the time where the course is. */
function at(name: string, moment: string): string {
  if (!moment.includes('T')) return `${name};VALUE=DATE:${moment.replaceAll('-', '')}`;
  const wall = Date.parse(`${moment}Z`);
  return `${name}:${stamp(new Date(wall - ahead(wall - ahead(wall))))}`;
}

/** A calendar file with one entry. `title` and `note` are words; `now` is when it was made. */
export function calendarFile(session: Session, title: string, note: string, now: Date): string {
  const { licence, district, place, start, end } = session;
  const id = `${licence}-${start}-${district}-${place}`.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  // an end on another kind of clock than the start would not be valid
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

/** The end of whole days is the morning after. */
function dayAfter(day: string): string {
  const date = new Date(`${day}T00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}
