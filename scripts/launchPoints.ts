/** The list of points to complete before a public launch. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { type Owner, words } from '../src/facts/ownerSchema.ts';
import { type Session, upcoming } from '../src/pages/starter/sessions/sessions.ts';
import { NEXT_CHECK } from '../src/pages/starter/sources.ts';
import { parseFile } from '../src/prerender/ownerFile.ts';

const QUESTIONS_FILE = 'docs/open-questions.json';

/** Questions to the owner. `who`: who can answer. `answer`: '' for an open question. */
const questionsSchema = v.array(
  v.strictObject({ question: words, who: words, answer: v.pipe(v.string(), v.trim()) }),
);
type Question = v.InferOutput<typeof questionsSchema>[number];

export const parseQuestions = (content: string): readonly Question[] =>
  parseFile(questionsSchema, QUESTIONS_FILE, content);

/** Returns the questions of the project in the folder `root`, open and answered. */
export const readQuestions = (root: string) =>
  parseQuestions(readFileSync(join(root, QUESTIONS_FILE), 'utf8'));

interface Facts {
  readonly owner: Owner;
  readonly sessions: readonly Session[];
  readonly questions: readonly Question[];
  /** the site's address; undefined if SITE_URL is not set */
  readonly siteUrl: string | undefined;
  readonly today: Date;
}

export interface Point {
  readonly name: string;
  readonly isDone: boolean;
  /** instructions for the site's owner */
  readonly toDo: string;
}

/** Returns all points that a public launch requires, whether they are done or not. */
export function launchPoints({ owner, sessions, questions, siteUrl, today }: Facts): readonly Point[] {
  const { makers, responsible, contact, form, partners, legalReading } = owner;
  return [
    {
      name: 'makers',
      isDone: makers.school !== '' && makers.association !== '',
      toDo: 'Fill in "makers": the names of the school and of the association. Until then the footer names neither.',
    },
    {
      name: 'address',
      isDone: responsible.name !== '' && responsible.address.length > 0,
      toDo: 'Fill in "responsible": who answers for the site, and the lines of the postal address. Until then /legal says that it is a preview.',
    },
    {
      name: 'contact',
      isDone: contact !== '',
      toDo: 'Fill in "contact": an e-mail address that somebody reads.',
    },
    {
      name: 'form',
      isDone: form !== '' || contact !== '',
      toDo: 'Fill in "form", the address that takes registrations, or "contact". Until then no form is shown.',
    },
    {
      name: 'logos',
      isDone: partners.length > 0 && partners.every(({ logo }) => logo !== ''),
      toDo: 'Lay the partners\' logos into "public" and name the files in "partners". Until then none is shown.',
    },
    {
      name: 'sessions',
      isDone: upcoming(sessions, today).length > 0,
      toDo: `Write dates to come into public/${owner.sessions.file}. Until then the page says where others publish theirs.`,
    },
    {
      name: 'legal reading',
      isDone: legalReading.by !== '' && legalReading.date !== '',
      toDo: 'Have the legal notice, the terms and the form read by somebody who knows the law, and fill in "legalReading".',
    },
    {
      name: 'sources',
      isDone: today <= new Date(NEXT_CHECK),
      toDo: `Read the sources of the starter page again, and set both days in src/pages/starter/sources.ts.`,
    },
    {
      name: 'site address',
      isDone: siteUrl !== undefined,
      toDo: 'Build with SITE_URL=https://..., the address of the site: shared links and search engines need it.',
    },
    ...questions.map(({ question, who, answer }) => ({
      name: question,
      isDone: answer !== '',
      toDo: `To be answered by ${who}. Write the answer into "answer" in ${QUESTIONS_FILE}.`,
    })),
  ];
}
