import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import words from '../../../locales/en/home.json';

const css = readFileSync('src/pages/home/crowd.css', 'utf8');
const all = (name: string) =>
  [...css.matchAll(new RegExp(`--${name}: (\\d+);`, 'g'))].map(([, n]) => Number(n));
const numberIn = (text: string) => Number(/\d[\d,]*/.exec(text)?.[0].replaceAll(',', ''));

test('at every window width, the home page draws as many dots as its text says', () => {
  const [players, coaches, each] = [
    numberIn(words['pages.home.section_3.stat_players']),
    numberIn(words['pages.home.section_3.stat_coaches']),
    numberIn(words['pages.home.section_3.stat_dots']),
  ];
  const rows = all('rows');
  const crowds = all('columns').map((columns, i) => columns * (rows[i] ?? 0) * each);
  expect(crowds).toEqual([players, players]);
  expect(all('dots').map(dots => dots * each)).toEqual([coaches]);
  // the text below the drawing has the same numbers as the drawing
  for (const key of ['stat_players', 'stat_coaches'] as const)
    expect(words['pages.home.section_3.stat']).toContain(words[`pages.home.section_3.${key}`]);
});
