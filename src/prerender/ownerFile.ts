/** Reads the files that the owner edits and reports their errors in plain words. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Owner } from '../facts/owner.ts';
import { parseSessions, type Session } from '../pages/starter/sessions/sessions.ts';
import type { ForeignUrl } from '../site/addresses.ts';

/** Paths of the files that the owner edits, relative to the project's folder. */
const FILE = 'src/facts/site.config.json';
export const QUESTIONS_FILE = 'docs/open-questions.json';

const NOTHING = 'or "" while there is none';
const text = v.pipe(v.string('this must be words in quotation marks'), v.trim());
const words = v.pipe(text, v.minLength(1, 'this must not be empty'));
const optional = (isRight: (value: string) => boolean, message: string) =>
  v.pipe(
    text,
    v.check(value => value === '' || isRight(value), `${message}, ${NOTHING}`),
  );
const isForeign = (url: string): url is ForeignUrl => url.startsWith('https://') && URL.canParse(url);
const IS_FOREIGN = 'this must be an address that begins with https://';
const isDay = (day: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) &&
  !Number.isNaN(Date.parse(day)) &&
  new Date(day).toISOString().startsWith(day);

/** The schema of site.config.json. `strictObject` reports unknown keys, which are usually typing errors. */
const ownerSchema = v.strictObject({
  makers: v.strictObject({ school: text, association: text }),
  responsible: v.strictObject({
    name: text,
    address: v.array(
      words,
      'this must be a list of lines: ["Street 1", "3000 Bern"], or [] while there is none',
    ),
  }),
  contact: optional(
    value => /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(value),
    'this must be an e-mail address like hello@example.ch',
  ),
  form: optional(
    value => isForeign(value) || /^\/[^/]/.test(value),
    'this must be an address that begins with https://, or with / where this server takes the form',
  ),
  partners: v.array(
    v.strictObject({ name: words, logo: text }),
    'this must be a list: [{ "name": "...", "logo": "..." }], or [] for none',
  ),
  introduction: words,
  sessions: v.strictObject({
    file: words,
    published: v.array(
      v.strictObject({ name: words, address: v.pipe(text, v.guard(isForeign, IS_FOREIGN)) }),
      'this must be a list: [{ "name": "...", "address": "https://..." }]',
    ),
  }),
  claim: v.strictObject({
    words,
    source: words,
    address: v.pipe(
      text,
      v.guard((url): url is ForeignUrl | '' => url === '' || isForeign(url), `${IS_FOREIGN}, ${NOTHING}`),
    ),
  }),
  legalReading: v.strictObject({ by: text, date: optional(isDay, 'this must be a day like 2026-11-30') }),
});

/** Questions to the owner (QUESTIONS_FILE). `who`: who can answer. `answer`: '' for an open question. */
const questionsSchema = v.array(
  v.strictObject({ question: words, who: words, answer: text }),
  'this must be a list: [{ "question": "...", "who": "...", "answer": "" }]',
);
export type Question = v.InferOutput<typeof questionsSchema>[number];

type Issue = v.InferIssue<typeof ownerSchema | typeof questionsSchema>;

/** Returns the position of an issue in the file, such as 'partners, entry 2, logo'. */
const placeOf = ({ path }: Issue) =>
  (path ?? []).map(({ key }) => (typeof key === 'number' ? `entry ${key + 1}` : String(key))).join(', ');

function sentence(issue: Issue): string {
  const place = placeOf(issue);
  if (issue.type === 'strict_object' && issue.expected === 'never')
    return `"${place}" is not known here: is it a typing mistake?`;
  if (issue.received === 'undefined') return `"${place}" is missing.`;
  if (issue.type === 'strict_object') return `"${place}" must be a group in braces: { ... }`;
  return `"${place}": ${issue.message}. It is ${issue.received}.`;
}

/** Returns an error for readers who write no code: Node prints it without a stack trace. */
function complaint(name: string, lines: readonly string[]): Error {
  const list = lines.map(line => `  - ${line}`).join('\n');
  const error = new Error(`${name} needs a correction:\n${list}`);
  error.stack = error.message;
  return error;
}

/** Parses JSON. If there is a syntax error, throws an error that names the line of the syntax error. */
function parsed(name: string, content: string): unknown {
  try {
    return JSON.parse(content);
  } catch (cause) {
    const position = Number(/position (\d+)/.exec(String(cause))?.[1] ?? content.length);
    const line = content.slice(0, position).split('\n').length;
    throw complaint(name, [
      `A comma, a quotation mark or a brace is missing or too much, in line ${line} or just before it.`,
    ]);
  }
}

/**
 * Returns the owner's facts from `content`, the text of a file. Throws one error that contains one sentence per
 * mistake. If the text has no mistake, throws if the folder `public` lacks a file that the text names: a logo, or the
 * file of the training sessions.
 * - `isThere`: returns true if the folder `public` contains a file
 * - `name`: name of the file that contains the text, for the error
 */
export function parseOwner(content: string, isThere: (file: string) => boolean, name = FILE): Owner {
  const result = v.safeParse(ownerSchema, parsed(name, content));
  if (!result.success) throw complaint(name, result.issues.map(sentence));
  const owner = result.output;
  const files: [place: string, file: string][] = [
    ...owner.partners.map(({ logo }, i): [string, string] => [`partners, entry ${i + 1}, logo`, logo]),
    ['sessions, file', owner.sessions.file],
  ];
  const missing = files.filter(([, file]) => file !== '' && !isThere(file));
  if (missing.length > 0)
    throw complaint(
      name,
      missing.map(([place, file]) => `"${place}": the folder "public" has no file "${file}".`),
    );
  return owner;
}

interface Settings {
  /** path of a file that replaces site.config.json, relative to the project's folder */
  readonly SITE_CONFIG?: string | undefined;
  /** replaces `form` of site.config.json */
  readonly VITE_REGISTRATION_URL?: string | undefined;
  /** replaces `contact` of site.config.json */
  readonly VITE_CONTACT_EMAIL?: string | undefined;
}

/**
 * Returns the owner's facts of the project in the folder `root`, with this build's settings. Throws if they are
 * invalid.
 */
export function readOwner(root: string, settings: Settings): Owner {
  const name = settings.SITE_CONFIG ?? FILE;
  const isThere = (file: string) => existsSync(join(root, 'public', file));
  const owner = parseOwner(readFileSync(join(root, name), 'utf8'), isThere, name);
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
  const sessions = parseSessions(parsed(name, readFileSync(join(root, 'public', file), 'utf8')));
  if (!sessions) throw complaint(name, ['It must hold a list: { "sessions": [ ... ] }']);
  return sessions;
}

/** Returns the questions to the owner, open and answered, from the text of QUESTIONS_FILE. Throws if it is invalid. */
export function parseQuestions(content: string): readonly Question[] {
  const result = v.safeParse(questionsSchema, parsed(QUESTIONS_FILE, content));
  if (!result.success) throw complaint(QUESTIONS_FILE, result.issues.map(sentence));
  return result.output;
}

/** Reads QUESTIONS_FILE of the project in the folder `root`. Throws if the file is missing or invalid. */
export const readQuestions = (root: string) =>
  parseQuestions(readFileSync(join(root, QUESTIONS_FILE), 'utf8'));
