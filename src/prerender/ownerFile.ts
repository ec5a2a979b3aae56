/** Reads the files that the owner edits and reports their errors in plain words. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { type Owner, ownerSchema } from '../facts/ownerSchema.ts';
import { parseSessions, type Session } from '../pages/starter/sessions/sessions.ts';

const FILE = 'src/facts/site.config.json';

/** Returns one mistake as a sentence with its position in the file, such as 'partners, entry 2, logo'. */
function sentence({ path, expected, received, message }: v.BaseIssue<unknown>): string {
  const place = (path ?? [])
    .map(({ key }) => (typeof key === 'number' ? `entry ${key + 1}` : String(key)))
    .join(', ');
  if (expected === 'never') return `"${place}" is not known here: is it a typing mistake?`;
  if (received === 'undefined') return `"${place}" is missing.`;
  return `"${place}": ${message}. It is ${received}.`;
}

/** Returns an error for readers who write no code: Node prints it without a stack trace. */
function complaint(name: string, lines: readonly string[]): Error {
  const list = lines.map(line => `  - ${line}`).join('\n');
  const error = new Error(`${name} needs a correction:\n${list}`);
  error.stack = error.message;
  return error;
}

/** Returns what a file contains. Throws one error with a sentence for each mistake. `name`: the file's name in the error. */
export function parseFile<Schema extends v.GenericSchema>(
  schema: Schema,
  name: string,
  content: string,
): v.InferOutput<Schema> {
  let json: unknown;
  try {
    json = JSON.parse(content);
  } catch (cause) {
    const position = Number(/position (\d+)/.exec(String(cause))?.[1] ?? content.length);
    const line = content.slice(0, position).split('\n').length;
    throw complaint(name, [
      `A comma, a quotation mark or a brace is missing or too much, in line ${line} or just before it.`,
    ]);
  }
  const result = v.safeParse(schema, json);
  if (!result.success) throw complaint(name, result.issues.map(sentence));
  return result.output;
}

export const parseOwner = (content: string, isThere: (file: string) => boolean, name = FILE) =>
  parseFile(ownerSchema(isThere), name, content);

/**
 * Returns the owner's facts of the project in the folder `root`, with this build's settings (docs/settings.md). Throws if
 * they are invalid.
 */
export function readOwner(root: string, settings: Readonly<Record<string, string | undefined>>): Owner {
  const name = settings.SITE_CONFIG ?? FILE;
  const content = readFileSync(join(root, name), 'utf8');
  const owner = parseOwner(content, file => existsSync(join(root, 'public', file)), name);
  return {
    ...owner,
    form: settings.VITE_REGISTRATION_URL ?? owner.form,
    contact: settings.VITE_CONTACT_EMAIL ?? owner.contact,
  };
}

/**
 * Returns the valid training sessions in the owner's file. Throws if the file is missing or does not contain a list of
 * sessions.
 */
export function readSessions(root: string, { sessions: { file } }: Owner): readonly Session[] {
  const name = `public/${file}`;
  const sessions = parseSessions(parseFile(v.unknown(), name, readFileSync(join(root, name), 'utf8')));
  if (!sessions) throw complaint(name, ['It must hold a list: { "sessions": [ ... ] }']);
  return sessions;
}
