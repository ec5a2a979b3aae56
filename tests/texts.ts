/** Gives tests the words of `locales/en` by key, so that a changed sentence does not break these tests. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInstance } from 'i18next';
import { LICENCES } from '../src/facts/licences.ts';
import { COUNTS } from '../src/prerender/matchDay.ts';
import { addFormats } from '../src/words/formats.ts';
import type { WordKey } from '../src/words/i18n.ts';
import { WORD_FILES } from './wordFiles.ts';

const ROOT = join(import.meta.dirname, '..');

const words = Object.fromEntries(
  WORD_FILES.flatMap(file => Object.entries<string>(JSON.parse(readFileSync(join(ROOT, file), 'utf8')))),
);

/** Translates as the site does, but has the words of every page, and throws if a value is missing. */
const i18n = createInstance();
void i18n.init({
  lng: 'en',
  keySeparator: false,
  nsSeparator: false,
  initAsync: false,
  interpolation: { escapeValue: false, defaultVariables: { ...LICENCES, ...COUNTS } },
  missingInterpolationHandler: (text: string, [, name = '']: RegExpExecArray) => {
    throw new Error(`"${text}" needs a value for ${name}`);
  },
  resources: { en: { translation: words } },
});
addFormats(i18n);

type Values = Readonly<Record<string, string | number>>;

/** Returns a key's text as a page shows it: without markup, with `values`. Throws if the key or a value is missing. */
export function textOf(key: WordKey, values: Values = {}): string {
  if (!i18n.exists(key)) throw new Error(`No file in locales/en has the key ${key}`);
  return i18n
    .t(key, { ...values })
    .replace(/<br\/>/g, ' ')
    .replace(/<[^>]*>/g, '');
}

/** Returns a pattern that matches every text that contains the words of this key. */
export const patternOf = (key: WordKey, values?: Values) =>
  new RegExp(textOf(key, values).replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
