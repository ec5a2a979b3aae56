/** The words of `locales/en` for tests: by key, so that a changed sentence never changes a test. */
import { readdirSync, readFileSync } from 'node:fs';
import type { WordKey } from '../src/i18n.ts';

const LOCALE = new URL('../locales/en/', import.meta.url);

const texts = new Map(
  readdirSync(LOCALE).flatMap(file =>
    Object.entries<string>(JSON.parse(readFileSync(new URL(file, LOCALE), 'utf8'))),
  ),
);

/** The description of a step's picture, or of a wrong answer's. */
type PictureKey = `pictures.chapter_${number}.${string}`;
type Values = Readonly<Record<string, string | number>>;

/** The text of a key as a page shows it: without markup, with `values` filled in. Throws if a word or a value is missing. */
export function textOf(key: WordKey | PictureKey, values: Values = {}): string {
  const text = texts.get(key);
  if (text === undefined) throw new Error(`No file in locales/en has the key ${key}`);
  return text
    .replace(/<br\/>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`${key} needs a value for ${name}`);
      return String(value);
    });
}

/** Matches a text that holds the words of a key. */
export const partOf = (key: WordKey, values?: Values) =>
  new RegExp(textOf(key, values).replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
