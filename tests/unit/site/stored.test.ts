/** Checks that the terms of use describe everything that the code stores in the browser. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { textOf } from '../../texts.ts';

/** For each storage key and each cache name: the words in the terms of use that describe it to visitors. */
const DESCRIBED: Readonly<Record<string, string>> = {
  'wny-simulation-current-label': 'your place in the story',
  'wny-simulation-current-chapter-done': 'your place in the story',
  'wny-simulation-top-choice': 'your order for the list',
  'wny-simulation-tried': 'which wrong answers you tried',
  'wny-simulation-day': 'how many there were and whether you reached the end',
  'wny-comfort': 'How you like to read',
  'wny-files': 'a copy of the site',
  'wny-scroll': 'how far down a page you were',
  'wny-offline-later': 'an offer you put off',
  'wny-reloaded-': 'a page that had to load twice',
  'wny-registration': 'What you type stays in this tab',
};
/** Prefix of the storage keys of a kiosk. A kiosk keeps their values between visits. */
const KIOSK = 'wny-kiosk';
/** The sentence in the terms of use that describes all storage keys with the prefix `KIOSK`. */
const OF_KIOSK = 'A kiosk keeps its settings and notes of its own, such as visits by the hour';

const sources = ['src', 'stage']
  .flatMap(folder => readdirSync(folder, { recursive: true }).map(file => join(folder, String(file))))
  .filter(file => /\.tsx?$/.test(file) && file !== 'src/device/kept.ts') // the type of its keys has the prefix KIOSK
  .map(file => ({ file, code: readFileSync(file, 'utf8') }));

/**
 * Returns the text of an expression in a file. The expression is a literal, or the name of a constant of this file. For
 * a template literal, returns only the text before the first `${`.
 */
function textIn(expression: string, { file, code }: (typeof sources)[number]): string {
  const constant = new RegExp(`const ${expression} = (['\`].*['\`]);`).exec(code)?.[1];
  const text = /^['`](.*?)(?:\$\{.*)?['`]$/.exec(constant ?? expression)?.[1];
  if (!text) throw new Error(`${file}: ${expression} is no constant text of this file`);
  return text;
}

const keys = sources.flatMap(source =>
  [...source.code.matchAll(/\.setItem\(\s*([^,]+?),|caches\.open\(([^)]+)\)/g)].map(([, item, cache]) =>
    textIn(item ?? cache ?? '', source),
  ),
);

it('the terms describe every key and cache that the code uses, and no others', () => {
  const ofVisits = keys.filter(key => !key.startsWith(KIOSK));
  expect([...new Set(ofVisits)].sort()).toEqual(Object.keys(DESCRIBED).sort());
  expect(ofVisits.length).toBeLessThan(keys.length);
  const site = textOf('pages.register.terms.site.text');
  const terms = `${site} ${textOf('pages.register.terms.how_long.text')}`;
  for (const words of [...Object.values(DESCRIBED), OF_KIOSK]) expect(terms).toContain(words);
});

it('the code uses no cookies, IndexedDB or browser file system, and assigns no property of localStorage', () => {
  const other =
    /\bindexedDB\b|document\.cookie|cookieStore|getDirectory\(|localStorage\.(?!get|set|remove)\w+ =/;
  expect(sources.filter(({ code }) => other.test(code)).map(({ file }) => file)).toEqual([]);
});
