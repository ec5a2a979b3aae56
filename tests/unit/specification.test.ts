/**
 * The numbers of the specification's nine chapters, in this one place. Everything else counts the story: a new chapter
 * or a new answer changes this file and no other test.
 */
import { COUNTS } from 'virtual:counts';
import { expect, test } from 'vitest';
import { i18n } from '../../src/i18n.ts';
import { cardsOf, PACKS, story } from '../../stage/index.ts';
import { wrongAnswers } from './motion/still.ts';
import '../../src/pages/simulation/shellWords.ts';
import '../../src/pages/simulation/words.ts';

const kindsOf = (chapter: number) => story.stepsOf(chapter).map(({ kind }) => kind);

test('the story has the chapters 0 to 8', () => {
  expect(story.chapters.map(({ number }) => number)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
});

test('chapter 0 is a scene and bubbles', () => {
  expect(kindsOf(0).join(' ')).toMatch(/^scene( bubble)+$/);
});

test.each([1, 2, 3, 4, 5, 6, 7])('chapter %i is title, scene, bubbles, question, bubbles, card', chapter => {
  expect(kindsOf(chapter).join(' ')).toMatch(/^title scene( bubble)+ question( bubble)+ card$/);
});

test('chapter 8 is title, scene, bubbles and the call to action', () => {
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

test('seven cards are won, and twelve answers are wrong', () => {
  expect(cardsOf(story)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(wrongAnswers(story)).toHaveLength(12);
});

test('the drawings of a layout come in four packs', () => {
  for (const packs of Object.values(PACKS)) expect(packs).toHaveLength(4);
});

test('the texts count the story in words', () => {
  expect(COUNTS).toEqual({
    cardCount: '7',
    cards: 'seven',
    Cards: 'Seven',
    questions: 'seven',
    Questions: 'Seven',
    chapters: 'nine',
    strengths: 'Fairness, Welcome, Composure, Focus, Listening, Noticing, Trust',
  });
  expect(i18n.t('pages.home.cards.title')).toBe('Seven decisions, seven cards');
  expect(i18n.t('ui.card.collection', { count: 3 })).toBe('Your cards: 3 of 7');
  expect(i18n.t('simulation.finale.summary.title')).toBe('Seven cards, one match day, no chickenpox');
  expect(i18n.t('simulation.finale.summary.text')).toBe(
    'Fairness, Welcome, Composure, Focus, Listening, Noticing, Trust. You just used all seven.',
  );
});
