import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');

/** The paths of all files below `locales/en`, from the project's root. */
export const WORD_FILES: readonly string[] = readdirSync(join(ROOT, 'locales/en'), {
  recursive: true,
  encoding: 'utf8',
})
  .filter(path => path.endsWith('.json'))
  .map(path => join('locales/en', path));
