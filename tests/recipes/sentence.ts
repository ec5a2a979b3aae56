import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORD_FILES } from '../wordFiles.ts';
import type { Recipe } from './recipe.ts';

const ROOT = join(import.meta.dirname, '../..');

/**
 * Matches the keys whose texts are not changed:
 * - the texts and licence facts of the specification
 * - the terms of use, because a change also needs a new date in src/pages/register/send.ts
 */
const PINNED =
  /question\.(error_title|instruction)$|starter\.journey\.|register\.(terms\.|cgu)|footer\.made$/;
const MARKUP = /(<[^>]*>|\{\{.*?\}\})/;

const isSentence = (text: string) => {
  const count = text.split(' ').length;
  return count >= 7 || (count >= 5 && /[.!?:]$/.test(text));
};

/** Reverses every lower-case word of four or more letters, so that the length of the text stays the same. */
const changed = (text: string) =>
  text
    .split(MARKUP)
    .map(part =>
      MARKUP.test(part) ? part : part.replace(/\b[a-z]{4,}\b/g, word => [...word].reverse().join('')),
    )
    .join('');

/** Returns the JSON text of a locale file with changed sentences. A text stays as it is if its key matches `PINNED`. */
const rewritten = (json: string) => {
  const words: Record<string, string> = JSON.parse(json);
  const entries = Object.entries(words).map(([key, text]) => [
    key,
    PINNED.test(key) || !isSentence(text) ? text : changed(text),
  ]);
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
};

const FILES = WORD_FILES.filter(path => {
  const json = readFileSync(join(ROOT, path), 'utf8');
  return rewritten(json) !== json;
});

/** Changes the sentences of the story and of the pages, except the texts whose keys match `PINNED`. */
export const sentence: Recipe = {
  name: 'A sentence',
  files: FILES,
  apply(copy) {
    for (const path of FILES) copy.write(path, rewritten(copy.read(path)));
  },
};
