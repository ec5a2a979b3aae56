import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { TYPED, WRITTEN } from '../../../assets/site/fonts.ts';
import { WORD_FILES } from '../../wordFiles.ts';

const words = WORD_FILES.flatMap(file =>
  Object.entries<string>(JSON.parse(readFileSync(file, 'utf8')))
    .filter(([key]) => !key.endsWith('.meta.title')) // the browser shows the titles of pages in its own font
    .map(([, text]) => text),
);

test('every character of the site’s words is in the font file that each page waits for', () => {
  const markup = /\{\{.*?\}\}|<.*?>/g; // {{...}} is ignored: its values have only characters that other texts have
  const written = new Set(words.join('').replace(markup, ''));
  written.add('%'); // the loading screen shows a percentage
  expect([...written].filter(letter => !WRITTEN.includes(letter))).toEqual([]);
});

test('the style sheet lists all characters of the second font file, and none of the first', () => {
  const css = readFileSync('src/styles/base.css', 'utf8');
  const faces = [...css.matchAll(/archivo-typed[^}]*unicode-range: ([^;]+);/g)].map(([, ranges = '']) =>
    ranges.split(', ').map(range =>
      range
        .slice(2)
        .split('-')
        .map(code => Number.parseInt(code, 16)),
    ),
  );
  expect(faces).toHaveLength(2);
  for (const ranges of faces) {
    const isNamed = (letter: string) =>
      ranges.some(([first = 0, last = first]) => {
        const code = letter.charCodeAt(0);
        return first <= code && code <= last;
      });
    expect([...TYPED].filter(letter => !isNamed(letter))).toEqual([]);
    expect([...WRITTEN].filter(isNamed)).toEqual([]);
  }
});
