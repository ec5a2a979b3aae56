import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import words from '../../../locales/en/starter.json';
import {
  parseAge,
  STATION_IDS,
  STATIONS,
  type StationId,
  whereToStart,
} from '../../../src/pages/starter/journey.ts';

const key = (id: string, fact: string) => `pages.starter.journey.${id}.${fact}`;
const say = (id: string, fact: string) => new Map(Object.entries(words)).get(key(id, fact)) ?? '';
const station = (id: StationId) => STATIONS.find(s => s.id === id);

describe('the licence facts', () => {
  it('are the four of the specification, in order', () => {
    expect(STATION_IDS).toEqual(['introduction', 'c_basic', 'd', 'uefa_c']);
    expect(STATIONS.map(({ id }) => id)).toEqual(STATION_IDS);
  });
  it('Introduction Course: 16 years, 3-4 hours with 2 in person, no practical lessons, 16-36 people, a certificate, no stated requirement', () => {
    expect(station('introduction')?.facts).not.toContain('requirement');
    expect(station('introduction')?.minAge).toBe(16);
    expect(say('introduction', 'min_age')).toContain('16');
    expect(say('introduction', 'duration')).toMatch(/3 to 4 hours.*2.*in person/);
    expect(say('introduction', 'format')).toMatch(/No practical lessons/);
    expect(say('introduction', 'group')).toMatch(/16 to 36/);
    expect(say('introduction', 'exam')).toMatch(/participation certificate only/);
  });
  it('C-BASIC: 17 years, after the Introduction Course, 6 days in 1, 2 or 3 modules, written exam, pass or fail', () => {
    expect(station('c_basic')).toMatchObject({ minAge: 17, requires: 'introduction' });
    expect(say('c_basic', 'min_age')).toContain('17');
    expect(say('c_basic', 'requirement')).toBe('Introduction Course');
    expect(say('c_basic', 'duration')).toMatch(/6 days, in 1, 2 or 3 modules/);
    expect(say('c_basic', 'exam')).toMatch(/Written exam, pass or fail/);
  });
  it('D: 17 years, children of 5-10, the same modules, written and field exam, no stated requirement', () => {
    expect(station('d')?.minAge).toBe(17);
    expect(station('d')?.requires).toBeUndefined();
    expect(station('d')?.facts).not.toContain('requirement');
    expect(say('d', 'summary')).toMatch(/5 to 10/);
    expect(say('d', 'duration')).toMatch(/1, 2 or 3 modules/);
    expect(say('d', 'exam')).toMatch(/Written exam and field exam/);
  });
  it('UEFA C: after a valid C-BASIC, 6 days in two modules of 3, lesson preparation and field exam, no stated age', () => {
    expect(station('uefa_c')?.requires).toBe('c_basic');
    expect(station('uefa_c')?.minAge).toBeUndefined();
    expect(station('uefa_c')?.facts).not.toContain('min_age');
    expect(say('uefa_c', 'requirement')).toMatch(/Valid C-BASIC/);
    expect(say('uefa_c', 'duration')).toMatch(/6 days, in two modules of 3 days/);
    expect(say('uefa_c', 'exam')).toMatch(/Written lesson preparation and field exam/);
  });
  it('all have words and a source', () => {
    for (const { id, facts, sources } of STATIONS) {
      expect(sources.length).toBeGreaterThan(0);
      for (const fact of facts) expect(say(id, fact), key(id, fact)).not.toBe('');
    }
  });
});

const have = (...ids: StationId[]) => new Set(ids);

describe('where to start', () => {
  it('without a course: the Introduction Course, from 16', () => {
    expect(whereToStart(16, have())).toEqual({ next: 'introduction', wait: 0, alsoD: false });
    expect(whereToStart(45, have()).next).toBe('introduction');
  });
  it('too young: the missing years', () => {
    expect(whereToStart(14, have())).toMatchObject({ next: 'introduction', wait: 2 });
    expect(whereToStart(16, have('introduction'))).toMatchObject({ next: 'c_basic', wait: 1 });
  });
  it('after the Introduction Course: C-BASIC from 17, and the D Diploma for coaches of small children', () => {
    expect(whereToStart(17, have('introduction'))).toEqual({ next: 'c_basic', wait: 0, alsoD: true });
  });
  it('after C-BASIC, which implies the Introduction Course: UEFA C', () => {
    expect(whereToStart(20, have('c_basic')).next).toBe('uefa_c');
  });
  it('with only the D Diploma: the Introduction Course, which C-BASIC requires', () => {
    expect(whereToStart(20, have('d'))).toEqual({ next: 'introduction', wait: 0, alsoD: false });
  });
  it('after UEFA C only the D Diploma is left, after all four nothing', () => {
    expect(whereToStart(30, have('uefa_c')).next).toBe('d');
    expect(whereToStart(30, have('uefa_c', 'd')).next).toBeUndefined();
  });
  it('never names a finished course or one with a missing requirement, and gives the years until its minimum age', () => {
    const ids = STATIONS.map(({ id }) => id);
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 110 }), fc.subarray(ids), (age, subset) => {
        const done = new Set(subset);
        const { next, wait } = whereToStart(age, done);
        if (!next) return;
        expect(done.has(next)).toBe(false);
        expect(wait).toBe(Math.max(0, (station(next)?.minAge ?? 0) - age));
        const requires = station(next)?.requires;
        const closed = new Set(done);
        if (closed.has('uefa_c')) closed.add('c_basic');
        if (closed.has('c_basic')) closed.add('introduction');
        if (requires) expect(closed.has(requires)).toBe(true);
      }),
    );
  });
});

describe('an age', () => {
  it('is a whole number of years from 5 to 110', () => {
    expect(['16', ' 17 ', '99'].map(parseAge)).toEqual([16, 17, 99]);
  });
  it('is undefined for any other text', () => {
    for (const typed of ['', 'x', '-3', '4', '16.5', '1e2', '111', '0016', '十六'])
      expect(parseAge(typed)).toBeUndefined();
  });
});
