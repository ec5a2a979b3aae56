import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import words from '../../../locales/en/starter.json';
import { LICENCES } from '../../../src/facts/licences.ts';
import { factWords } from '../../../src/pages/starter/journey/factWords.ts';
import {
  parseAge,
  STATIONS,
  type StationId,
  whereToStart,
} from '../../../src/pages/starter/journey/journey.ts';
import { addWords, i18n } from '../../../src/words/i18n.ts';

addWords(words);
const station = (id: StationId) => STATIONS.find(s => s.id === id);
const { c_basic, d } = LICENCES;

describe('the stations', () => {
  it('each have a source, and words for every fact', () => {
    for (const { facts, sources, ...it } of STATIONS) {
      expect(sources.length).toBeGreaterThan(0);
      for (const fact of facts)
        expect(factWords({ facts, sources, ...it }, fact, i18n.t), `${it.id}, ${fact}`).not.toBe('');
    }
  });
  it('each name their minimum age, and the course that they require', () => {
    for (const one of STATIONS) {
      expect(one.facts.includes('min_age'), one.id).toBe(one.minAge !== undefined);
      if (one.minAge) expect(factWords(one, 'min_age', i18n.t)).toBe(`${one.minAge} years`);
      expect(one.facts.includes('requirement'), one.id).toBe(one.requires !== undefined);
      if (one.requires)
        expect(factWords(one, 'requirement', i18n.t)).toContain(
          i18n.t(`pages.starter.journey.${one.requires}.title`),
        );
    }
  });
});

const have = (...ids: StationId[]) => new Set(ids);

describe('the recommended station', () => {
  it('is the Introduction Course for a visitor without a course', () => {
    expect(whereToStart(45, have())).toEqual({ next: 'introduction', wait: 0, alsoD: false });
  });
  it('is C-BASIC after the Introduction Course, with the D Diploma as an alternative, each from its minimum age on', () => {
    const both = Math.max(c_basic.minAge, d.minAge);
    expect(whereToStart(both, have('introduction'))).toEqual({ next: 'c_basic', wait: 0, alsoD: true });
    expect(whereToStart(d.minAge - 1, have('introduction')).alsoD).toBe(false);
    expect(whereToStart(both, have('d')).alsoD).toBe(false);
  });
  it.each<[done: StationId[], next: StationId | undefined]>([
    [['c_basic'], 'uefa_c'],
    [['d'], 'introduction'],
    [['uefa_c'], 'd'],
    [['uefa_c', 'd'], undefined],
  ])('after %j is %s, since a course implies or requires others', (done, next) => {
    expect(whereToStart(30, have(...done))).toMatchObject({ next, wait: 0 });
  });
  it('is never a finished course, nor a course with a missing requirement; it names the years until its minimum age', () => {
    const ids = STATIONS.map(({ id }) => id);
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 110 }), fc.subarray(ids), (age, subset) => {
        const done = new Set(subset);
        const { next, wait } = whereToStart(age, done);
        if (!next) return;
        expect(done.has(next)).toBe(false);
        expect(wait).toBe(Math.max(0, (station(next)?.minAge ?? 0) - age));
        const requires = station(next)?.requires;
        const withImplied = new Set(done);
        if (withImplied.has('uefa_c')) withImplied.add('c_basic');
        if (withImplied.has('c_basic')) withImplied.add('introduction');
        if (requires) expect(withImplied.has(requires)).toBe(true);
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
