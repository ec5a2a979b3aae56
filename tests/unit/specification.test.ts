/**
 * Checks that the product has the chapters, answers and facts of the specification. Most other tests read these from
 * the product, so that a new chapter, answer or fact changes few other tests.
 */
import { COUNTS } from 'virtual:counts';
import { describe, expect, it, test } from 'vitest';
import starter from '../../locales/en/starter.json';
import { factWords } from '../../src/pages/starter/journey/factWords.ts';
import { type Fact, STATION_IDS, STATIONS, type StationId } from '../../src/pages/starter/journey/journey.ts';
import { addWords, i18n } from '../../src/words/i18n.ts';
import { chaptersWithCard, PACKS, story } from '../../stage/index.ts';
import { wrongAnswers } from './motion/testStage.ts';
import '../../src/simulation/shellWords.ts';
import '../../src/simulation/storyWords.ts';

const kindsOf = (chapter: number) => story.stepsOf(chapter).map(({ kind }) => kind);

test('the story has the chapters 0 to 8', () => {
  expect(story.chapters.map(({ number }) => number)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
});

test('chapter 0 has a scene and bubbles', () => {
  expect(kindsOf(0).join(' ')).toMatch(/^scene( bubble)+$/);
});

test.each([1, 2, 3, 4, 5, 6, 7])('chapter %i has title, scene, bubbles, question, bubbles, card', chapter => {
  expect(kindsOf(chapter).join(' ')).toMatch(/^title scene( bubble)+ question( bubble)+ card$/);
});

test('chapter 8 has title, scene, bubbles and the call to action', () => {
  expect(kindsOf(8).join(' ')).toMatch(/^title scene( bubble)+ finale$/);
});

test('the chapters ask the seven questions of the specification', () => {
  const asked = story.chapters.map(({ question }) => {
    if (!question) return 'none';
    return question.kind === 'drag'
      ? `drag ${question.choices}`
      : `select ${question.choices}: ${question.answer}`;
  });
  expect(asked).toEqual([
    'none',
    'drag 4',
    'select 3: 0',
    'select 3: 2',
    'select 3: 0',
    'select 3: 1',
    'select 3: 1',
    'select 3: 0',
    'none',
  ]);
});

test('the story has seven cards and twelve wrong answers', () => {
  expect(chaptersWithCard(story)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(wrongAnswers(story)).toHaveLength(12);
});

test('the drawings of a layout come in four packs', () => {
  for (const packs of Object.values(PACKS)) expect(packs).toHaveLength(4);
});

test('the texts name the counts of the story', () => {
  expect(COUNTS).toEqual({
    cards: 7,
    questions: 7,
    chapters: 9,
    strengths: 'Fairness, Welcome, Calm, Focus, Listening, Noticing, Trust',
  });
  expect(i18n.t('pages.home.cards.title')).toBe('Seven decisions, seven cards');
  expect(i18n.t('ui.card.collection', { count: 3 })).toBe('Your cards: 3 of 7');
  expect(i18n.t('simulation.finale.summary.title')).toBe('Seven cards, one match day, no chickenpox');
  expect(i18n.t('simulation.finale.summary.text')).toBe(
    'Fairness, Welcome, Calm, Focus, Listening, Noticing, Trust. You just used all seven.',
  );
});

addWords(starter);
const station = (id: StationId) => STATIONS.find(s => s.id === id);
const say = (id: StationId, fact: Fact) => {
  const one = station(id);
  return one ? factWords(one, fact, i18n.t) : '';
};

describe('the licence facts', () => {
  it('are about the owner’s four courses, in this order: Introduction Course, C-BASIC, D, UEFA C', () => {
    expect(STATION_IDS).toEqual(['introduction', 'c_basic', 'd', 'uefa_c']);
  });
  it('Introduction Course: 16 years, 3-4 hours with 2 in person, no practical lessons, 16-36 people, a certificate, and no requirement, because the specification gives none', () => {
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
  it('D: 17 years, children of 5-10, in 1, 2 or 3 modules, written and field exam, and no requirement, because the specification gives none', () => {
    expect(station('d')?.minAge).toBe(17);
    expect(station('d')?.requires).toBeUndefined();
    expect(station('d')?.facts).not.toContain('requirement');
    expect(i18n.t('pages.starter.journey.d.summary')).toMatch(/children aged 5 to 10,/);
    expect(say('d', 'duration')).toMatch(/1, 2 or 3 modules/);
    expect(say('d', 'exam')).toMatch(/Written exam and field exam/);
  });
  it('UEFA C: after a valid C-BASIC, 6 days in two modules of 3, lesson preparation and field exam, and no minimum age, because the specification gives none', () => {
    expect(station('uefa_c')?.requires).toBe('c_basic');
    expect(station('uefa_c')?.minAge).toBeUndefined();
    expect(station('uefa_c')?.facts).not.toContain('min_age');
    expect(say('uefa_c', 'requirement')).toMatch(/Valid C-BASIC/);
    expect(say('uefa_c', 'duration')).toMatch(/6 days, in two modules of 3 days/);
    expect(say('uefa_c', 'exam')).toMatch(/Written lesson preparation and field exam/);
  });
});
