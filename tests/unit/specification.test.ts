/** What the specification says in figures and names. All other tests take these from the product, whatever they are. */
import { describe, expect, it } from 'vitest';
import words from '../../locales/en/starter.json';
import { addWords, i18n } from '../../src/i18n.ts';
import { factWords } from '../../src/pages/starter/factWords.ts';
import { type Fact, STATION_IDS, STATIONS, type StationId } from '../../src/pages/starter/journey.ts';

addWords(words);
const station = (id: StationId) => STATIONS.find(s => s.id === id);
const say = (id: StationId, fact: Fact) => {
  const one = station(id);
  return one ? factWords(one, fact, i18n.t) : '';
};

describe('the licence facts', () => {
  it('are the four of the owner, in their order', () => {
    expect(STATION_IDS).toEqual(['introduction', 'c_basic', 'd', 'uefa_c']);
  });
  it('Introduction Course: 16 years, 3-4 hours with 2 in person, no practical lessons, 16-36 people, a certificate, and no requirement that nobody gave', () => {
    expect(station('introduction')?.facts).not.toContain('requirement');
    expect(station('introduction')?.minAge).toBe(16);
    expect(say('introduction', 'min_age')).toContain('16');
    expect(say('introduction', 'duration')).toMatch(/3 to 4 hours.*2.*in person/);
    expect(say('introduction', 'format')).toMatch(/No practical lessons/);
    expect(say('introduction', 'group')).toMatch(/16 to 36/);
    expect(say('introduction', 'exam')).toMatch(/participation certificate only/);
  });
  it('C-BASIC: 17 years, after the Introduction Course, 6 days in 1, 2 or 3 modules, written, pass or fail', () => {
    expect(station('c_basic')).toMatchObject({ minAge: 17, requires: 'introduction' });
    expect(say('c_basic', 'min_age')).toContain('17');
    expect(say('c_basic', 'requirement')).toBe('Introduction Course');
    expect(say('c_basic', 'duration')).toMatch(/6 days, in 1, 2 or 3 modules/);
    expect(say('c_basic', 'exam')).toMatch(/Written exam, pass or fail/);
  });
  it('D: 17 years, children of 5-10, the same layouts, written and field exam, and no requirement that nobody gave', () => {
    expect(station('d')?.minAge).toBe(17);
    expect(station('d')?.requires).toBeUndefined();
    expect(station('d')?.facts).not.toContain('requirement');
    expect(i18n.t('pages.starter.journey.d.summary')).toMatch(/children aged 5 to 10,/);
    expect(say('d', 'duration')).toMatch(/1, 2 or 3 modules/);
    expect(say('d', 'exam')).toMatch(/Written exam and field exam/);
  });
  it('UEFA C: after a valid C-BASIC, 6 days in two modules of 3, lesson preparation and field exam, and no age that nobody gave', () => {
    expect(station('uefa_c')?.requires).toBe('c_basic');
    expect(station('uefa_c')?.minAge).toBeUndefined();
    expect(station('uefa_c')?.facts).not.toContain('min_age');
    expect(say('uefa_c', 'requirement')).toMatch(/Valid C-BASIC/);
    expect(say('uefa_c', 'duration')).toMatch(/6 days, in two modules of 3 days/);
    expect(say('uefa_c', 'exam')).toMatch(/Written lesson preparation and field exam/);
  });
});
