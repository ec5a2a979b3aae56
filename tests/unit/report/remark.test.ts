import { readFileSync } from 'node:fs';
import { MISTAKES } from 'virtual:mistakes';
import { expect, test } from 'vitest';
import type { Report } from '../../../src/progress/reportCode.ts';
import { remarkOn } from '../../../src/report/remark.ts';
import { altTextOf, wordsOf } from '../../../src/report/reportWords.ts';
import { i18n } from '../../../src/words/i18n.ts';
import { chaptersWithCard, story, words } from '../../../stage/index.ts';

const zoe = { chapter: 2, choice: 2 };
const ALL = Object.keys(MISTAKES).length;
const day = (more: Partial<Report>): Report => ({ first: zoe, mistakes: 3, ...more });

const DAYS: readonly (readonly [string, Report])[] = [
  ['none', { mistakes: 0, order: [3, 1, 2, 0] }],
  ['one', day({ mistakes: 1 })],
  ['many', day({ mistakes: 6, order: [0, 1, 2, 3] })],
  ['all', day({ mistakes: ALL, different: ALL })],
  ['many', day({ mistakes: ALL, different: 1 })],
  ['many', day({ mistakes: ALL })],
  ['late', day({ first: { chapter: 6, choice: 0 } })],
  ['late', day({ first: { chapter: 7, choice: 2 }, mistakes: 2 })],
  ['stairs', day({ first: { chapter: 5, choice: 2 }, order: [1, 0, 2, 3] })],
  ['effort', day({ order: [0, 1, 2, 3] })],
  ['fairness', day({ order: [1, 0, 2, 3] })],
  ['fit', day({ order: [2, 1, 0, 3] })],
  ['honesty', day({ order: [3, 1, 2, 0], mistakes: 5 })],
  ['any', day({})],
];
test.each(DAYS)('Romy’s remark is "%s" for the day %j', (remark, report) => {
  expect(remarkOn(report)).toBe(remark);
});

test('locales/en/report.json has words for exactly these remarks', () => {
  const report: Record<string, string> = JSON.parse(readFileSync('locales/en/report.json', 'utf8'));
  const written = Object.keys(report).flatMap(key => /^pages\.report\.remark\.(.+)$/.exec(key)?.[1] ?? []);
  expect(written.toSorted()).toEqual([...new Set(DAYS.map(([remark]) => remark))].toSorted());
});

test('the report names each card of the match day by its strength', () => {
  const strengths = chaptersWithCard(story).map(
    number => words[`simulation.chapter_${number}.card.strength`],
  );
  const said = wordsOf(day({}), i18n.t, 'whynotyou.example');
  expect(said.strengths).toEqual(strengths);
  expect(altTextOf(said, i18n.t)).toContain(`: ${strengths.join(', ')}.`);
});
