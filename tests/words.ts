/** The texts of `locales/en` for tests, by key, so that a changed sentence changes no test. */
import { readdirSync, readFileSync } from 'node:fs';
import type { WordKey } from '../src/i18n.ts';

const LOCALE = new URL('../locales/en/', import.meta.url);

const texts = new Map(
  readdirSync(LOCALE).flatMap(file =>
    Object.entries<string>(JSON.parse(readFileSync(new URL(file, LOCALE), 'utf8'))),
  ),
);

/** Key of the description of a step's picture, or of the picture after a wrong answer. */
type PictureKey = `pictures.chapter_${number}.${string}`;
type Values = Readonly<Record<string, string | number>>;

/** Returns the text of a key as a page shows it: no markup, `values` filled in. Throws if key or value is missing. */
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

/** Returns a pattern for every text that contains the text of a key. */
export const partOf = (key: WordKey, values?: Values) =>
  new RegExp(textOf(key, values).replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
