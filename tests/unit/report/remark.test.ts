import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Report } from '../../../src/report/code.ts';
import { remarkOn } from '../../../src/report/remark.ts';

const zoe = { chapter: 2, choice: 2 };
const day = (more: Partial<Report>): Report => ({ first: zoe, mistakes: 3, ...more });

test.each<[string, Report]>([
  ['none', { mistakes: 0, order: [3, 1, 2, 0] }],
  ['one', day({ mistakes: 1 })],
  ['many', day({ mistakes: 6, order: [0, 1, 2, 3] })],
  ['all', day({ mistakes: 12 })],
  ['late', day({ first: { chapter: 6, choice: 0 } })],
  ['late', day({ first: { chapter: 7, choice: 2 }, mistakes: 2 })],
  ['stairs', day({ first: { chapter: 5, choice: 2 }, order: [1, 0, 2, 3] })],
  ['effort', day({ order: [0, 1, 2, 3] })],
  ['fairness', day({ order: [1, 0, 2, 3] })],
  ['fit', day({ order: [2, 1, 0, 3] })],
  ['honesty', day({ order: [3, 1, 2, 0], mistakes: 5 })],
  ['any', day({})],
])('Romy says "%s" of a day like %j', (remark, report) => {
  expect(remarkOn(report)).toBe(remark);
});

test('each remark has its words, and no words are unused', () => {
  const words: Record<string, string> = JSON.parse(readFileSync('locales/en/report.json', 'utf8'));
  const written = Object.keys(words).flatMap(key => /^pages\.report\.remark\.(.+)$/.exec(key)?.[1] ?? []);
  const said = [
    'none',
    'all',
    'one',
    'many',
    'late',
    'stairs',
    'effort',
    'fairness',
    'fit',
    'honesty',
    'any',
  ];
  expect(written.toSorted()).toEqual(said.toSorted());
});

test('the report names the strengths of the cards like the match day', () => {
  const words: Record<string, string> = JSON.parse(readFileSync('locales/en/report.json', 'utf8'));
  const strengths = [1, 2, 3, 4, 5, 6, 7].map(number => {
    const chapter: Record<string, string> = JSON.parse(
      readFileSync(`locales/en/chapter_${number}.json`, 'utf8'),
    );
    return chapter[`simulation.chapter_${number}.card.strength`];
  });
  expect(words['pages.report.cards']).toBe(strengths.join(', '));
});
