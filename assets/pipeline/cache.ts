import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export const hashOf = (...parts: readonly (string | Buffer)[]) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('base64url').slice(0, 22);
};

export const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    .sort();

export function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** False if a text is unchanged: not written, so that file watchers do not react. A `Buffer` is always written. */
export function writeIfChanged(file: string, content: string | Buffer): boolean {
  mkdirSync(dirname(file), { recursive: true });
  const isSame = typeof content === 'string' && textOf(file) === content;
  if (!isSame) writeFileSync(file, content);
  return !isSame;
}

/**
 * `recipe` identifies the tools; entries of another one are ignored. `save` keeps only the entries used since the
 * opening.
 */
export function openCache(file: string, recipe: string) {
  const stored = new Map<string, string>(readEntries(textOf(file)));
  const used = new Map<string, string>();
  return {
    recall(key: string, make: () => string): string {
      const value = stored.get(`${recipe} ${key}`) ?? make();
      used.set(`${recipe} ${key}`, value);
      return value;
    },
    async recallAsync(key: string, make: () => Promise<string>): Promise<string> {
      const value = stored.get(`${recipe} ${key}`) ?? (await make());
      used.set(`${recipe} ${key}`, value);
      return value;
    },
    save: () => writeIfChanged(file, JSON.stringify([...used])),
  };
}

function readEntries(text: string | undefined): [string, string][] {
  try {
    const entries: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(entries) ? entries.filter(isEntry) : [];
  } catch {
    return [];
  }
}
const isEntry = (entry: unknown): entry is [string, string] =>
  Array.isArray(entry) && entry.length === 2 && entry.every(part => typeof part === 'string');
