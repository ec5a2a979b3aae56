import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { STATION_IDS } from '../../../src/pages/starter/journey/journey.ts';
import { calendarFile } from '../../../src/pages/starter/sessions/calendar.ts';
import {
  districtsOf,
  parseSessions,
  type Session,
  upcoming,
} from '../../../src/pages/starter/sessions/sessions.ts';

const good: Session = {
  licence: 'introduction',
  district: 'Zürich (FVRZ)',
  place: 'Sportanlage, Winterthur; Halle 2',
  start: '2025-10-04T18:30',
  end: '2025-10-04T22:00',
};

describe("the organisers' file", () => {
  it('is empty and valid as shipped', () => {
    const shipped: unknown = JSON.parse(readFileSync('public/data/training-sessions.json', 'utf8'));
    expect(parseSessions(shipped)).toEqual([]);
  });
  it('has a schema with the stations of the journey', () => {
    const schema = JSON.parse(readFileSync('public/data/training-sessions.schema.json', 'utf8'));
    expect(schema.properties.sessions.items.properties.licence.enum).toEqual(STATION_IDS);
  });
  it('is undefined if it has another structure', () => {
    for (const file of [null, 7, 'x', [], {}, { sessions: {} }, { sessions: 'none' }]) {
      expect(parseSessions(file)).toBeUndefined();
    }
  });
  it('is undefined if it has more than 2000 sessions', () => {
    expect(parseSessions({ sessions: Array.from({ length: 2001 }, () => good) })).toBeUndefined();
    expect(parseSessions({ sessions: Array.from({ length: 2000 }, () => good) })).toHaveLength(2000);
  });
  it('is read without invalid rows', () => {
    const wrong = [
      null,
      7,
      {},
      { ...good, licence: 'uefa_pro' },
      { ...good, district: '' },
      { ...good, district: 8 },
      { ...good, place: 'x'.repeat(121) },
      { ...good, start: 'soon' },
      { ...good, start: '2025-02-30' },
      { ...good, start: '2025-10-04T25:00' },
      { ...good, end: '2025-10-03' },
    ];
    expect(parseSessions({ sessions: [...wrong, good] })).toEqual([good]);
  });
});

describe('the list', () => {
  const on = (start: string, district = 'A'): Session => ({
    licence: 'd',
    district,
    place: 'Somewhere',
    start,
  });
  it('starts with the next session, and leaves out sessions of earlier days', () => {
    const sessions = [on('2025-12-01'), on('2025-06-30T19:00'), on('2025-07-02'), on('2025-07-01T08:00')];
    const now = new Date('2025-07-01T18:00Z');
    expect(upcoming(sessions, now).map(({ start }) => start)).toEqual([
      '2025-07-01T08:00',
      '2025-07-02',
      '2025-12-01',
    ]);
  });
  it('keeps a session until the end of its day in Swiss time', () => {
    const today = [on('2025-07-01')];
    expect(upcoming(today, new Date('2025-07-01T21:59Z'))).toEqual(today);
    expect(upcoming(today, new Date('2025-07-01T22:00Z'))).toEqual([]);
  });
  it('names each district once, in order', () => {
    expect(
      districtsOf([on('2025-07-01', 'Zürich'), on('2025-07-01', 'Bern'), on('2025-07-02', 'Zürich')]),
    ).toEqual(['Bern', 'Zürich']);
  });
});

describe('the calendar entry', () => {
  const now = new Date(Date.UTC(2025, 6, 1, 8, 5, 9));
  const file = calendarFile(good, 'Introduction Course', 'One; two, three\nfour', now);

  it('has the required fields', () => {
    expect(file.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n')).toBe(true);
    expect(file.endsWith('END:VEVENT\r\nEND:VCALENDAR\r\n')).toBe(true);
    expect(file).toContain('DTSTAMP:20250701T080509Z');
    expect(file).toContain('DTSTART:20251004T163000Z\r\nDTEND:20251004T200000Z');
    expect(file.replaceAll('\r\n ', '')).toMatch(/UID:introduction-[a-z0-9-]+@why-not-you/);
  });
  it.each([
    ['in winter', '2025-12-01T18:30', '20251201T173000Z'],
    ['in summer', '2025-07-01T00:15', '20250630T221500Z'],
    ['before summer time starts', '2025-03-30T01:59', '20250330T005900Z'],
    ['after summer time has started', '2025-03-30T03:00', '20250330T010000Z'],
    ['after summer time has ended', '2025-10-26T03:00', '20251026T020000Z'],
  ])('has the start of the course in UTC, converted from Swiss time: %s', (_, start, utc) => {
    const { end: __, ...open } = good;
    expect(calendarFile({ ...open, start }, 'C', 'n', now)).toContain(`DTSTART:${utc}\r\n`);
  });
  it('escapes commas, semicolons and line breaks', () => {
    expect(file).toContain('LOCATION:Sportanlage\\, Winterthur\\; Halle 2\\, Zürich (FVRZ)');
    expect(file).toContain('DESCRIPTION:One\\; two\\, three\\nfour');
  });
  it('has no line of more than 75 octets, and splits no character', () => {
    const long = calendarFile({ ...good, place: 'ü'.repeat(110) }, 'Course', 'x'.repeat(300), now);
    for (const line of long.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(long.replaceAll('\r\n ', '')).toContain('ü'.repeat(110));
  });
  it('writes whole days as dates, with the next day as the end', () => {
    const days = calendarFile({ ...good, start: '2025-12-30', end: '2025-12-31' }, 'C', 'n', now);
    expect(days).toContain('DTSTART;VALUE=DATE:20251230\r\nDTEND;VALUE=DATE:20260101');
  });
  it('leaves out an end without a time if the start has a time', () => {
    expect(calendarFile({ ...good, end: '2025-10-05' }, 'C', 'n', now)).not.toContain('DTEND');
  });
});
