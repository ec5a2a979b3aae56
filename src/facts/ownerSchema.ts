/** The owner's facts: the schema of site.config.json, with a message for each mistake. */
import * as v from 'valibot';
import type { ForeignUrl } from '../site/addresses.ts';
import { isRealDate } from './dates.ts';

const text = v.pipe(v.string('this must be words in quotation marks'), v.trim());
export const words = v.pipe(text, v.minLength(1, 'this must not be empty'));
const optional = (isRight: (value: string) => boolean, message: string) =>
  v.pipe(
    text,
    v.check(value => value === '' || isRight(value), `${message}, or "" while there is none`),
  );
const address = v.pipe(v.string(), v.url(), v.startsWith('https://'));
const isForeign = (url: string): url is ForeignUrl => v.is(address, url);
const IS_FOREIGN = 'this must be an address that begins with https://';
/** Reports unknown keys, which are usually typing errors. */
const group = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject(entries, 'this must be a group in braces: { ... }');
const listOf = <Item extends v.GenericSchema>(item: Item, example: string) =>
  v.array(item, `this must be a list: ${example}, or [] while there is none`);

/** The schema of site.config.json. `isThere` tells whether the folder `public` contains a file. */
export const ownerSchema = (isThere: (file: string) => boolean) =>
  group({
    /** names of the school and the association that made the site */
    makers: group({ school: text, association: text }),
    /** who is responsible for the site, and the lines of the postal address */
    responsible: group({ name: text, address: listOf(words, '["Street 1", "3000 Bern"]') }),
    /** the owner's e-mail address, for messages from visitors */
    contact: optional(
      value => /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(value),
      'this must be an e-mail address like hello@example.ch',
    ),
    /** the address to which the registration form posts a message */
    form: optional(
      value => isForeign(value) || /^\/[^/]/.test(value),
      'this must be an address that begins with https://, or with / where this server takes the form',
    ),
    partners: listOf(
      group({ name: words, logo: optional(isThere, 'the folder "public" must have this file') }),
      '[{ "name": "...", "logo": "..." }]',
    ),
    /** the words about the project in the footer */
    introduction: words,
    /** training sessions, and other sites that publish dates of sessions */
    sessions: group({
      file: v.pipe(words, v.check(isThere, 'the folder "public" must have this file')),
      published: listOf(
        group({ name: words, address: v.pipe(text, v.guard(isForeign, IS_FOREIGN)) }),
        '[{ "name": "...", "address": "https://..." }]',
      ),
    }),
    /** Romy's statement about the number of coaches, its source, and a page that confirms the number */
    claim: group({
      words,
      source: words,
      address: v.pipe(
        text,
        v.guard(
          (url): url is ForeignUrl | '' => url === '' || isForeign(url),
          `${IS_FOREIGN}, or "" while there is none`,
        ),
      ),
    }),
    /** the person who has checked that the site is lawful, and the day of the check */
    legalReading: group({
      by: text,
      date: optional(
        day => /^\d{4}-\d{2}-\d{2}$/.test(day) && isRealDate(day),
        'this must be a day like 2026-11-30',
      ),
    }),
  });

/** The owner's facts. A text that the owner has not given is ''. */
export type Owner = v.InferOutput<ReturnType<typeof ownerSchema>>;
