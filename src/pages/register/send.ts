/** The two ways a registration leaves the page: posted to the project's address, or as the visitor's own e-mail. */

import { OWNER } from 'virtual:owner';
import type { TFunction } from 'i18next';
import { forgetDraft } from './draft.ts';
import { untilOnline } from './online.ts';
import type { Registration } from './registration.ts';
import { answersOf } from './words.ts';

const TIME_OUT = 10_000; // ms
const ATTEMPTS = 3;
const PAUSE = 800; // ms before the second attempt, twice that before the third

const wait = (ms: number) => new Promise(done => setTimeout(done, ms));

/** The day of the latest change to the terms of use: what she agrees to. */
export const TERMS = '2026-11-22';

let latest = { text: '', id: '' };

/**
 * A name for a registration: the same one for the same answers, so that a server can tell a second attempt from a
 * second message.
 */
function idOf(text: string): string {
  if (latest.text !== text)
    latest = {
      text,
      id: [...crypto.getRandomValues(new Uint32Array(4))].map(part => part.toString(36)).join('-'),
    };
  return latest.id;
}

/** Too many requests, or a failure of the server: the same request may succeed later. */
const isTemporary = (status: number) => status === 429 || status >= 500;

/** A page is no receipt: so answers the gate of a public network, and a host that has no such address. */
const isPage = ({ headers }: Response) => /^text\/html\b/.test(headers.get('Content-Type') ?? '');

async function attempt(url: string, body: string, timeOut: number): Promise<'sent' | 'refused' | 'retry'> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
      // an older browser waits as long as it likes
      signal: AbortSignal.timeout?.(timeOut),
    });
    if (answer.ok) return isPage(answer) ? 'retry' : 'sent';
    return isTemporary(answer.status) ? 'retry' : 'refused';
  } catch {
    return 'retry'; // no network, or too slow
  }
}

/**
 * Posts the registration as JSON to `url`: the answers that there are, with `request_id`, the same in each attempt,
 * and `terms`, the day of the terms that were agreed to. Without a network it waits for one. Where the network fails,
 * the server is too slow (`timeOut`, in ms), its failure is temporary or a page answers, it tries again, three times in
 * all, after `pause` ms and twice that. Resolves to true when the server has taken it, to false when the server has
 * refused it or the last attempt has failed. Never rejects.
 */
export async function post(
  url: string,
  registration: Registration,
  { timeOut = TIME_OUT, pause = PAUSE } = {},
) {
  const request_id = idOf(JSON.stringify(registration));
  const given = Object.entries(registration).filter(([, answer]) => answer !== '');
  const body = JSON.stringify({ ...Object.fromEntries(given), request_id, terms: TERMS });
  for (let n = 1; n <= ATTEMPTS; n++) {
    await untilOnline();
    const result = await attempt(url, body, timeOut);
    if (result !== 'retry') return result === 'sent';
    if (n < ATTEMPTS) await wait(pause * n);
  }
  return false;
}

/** The text of an e-mail: labels with their answers, of which empty ones are left out. */
export const bodyOf = (lines: readonly (readonly [label: string, value: string])[]): string =>
  lines
    .filter(([, value]) => value !== '')
    .map(([label, value]) => `${label}: ${value}`)
    .join('\r\n');

/** Characters of an address that every e-mail program takes over. */
const LONGEST_ADDRESS = 1900;

/**
 * Gives a 'mailto:' address that opens the visitor's e-mail program with everything filled in. `to` is an e-mail address.
 * Everything is escaped. Where the address would be too long for some programs, `short` stands for the body.
 */
export function emailAddress(to: string, subject: string, body: string, short: string): string {
  const whole = addressWith(to, subject, body);
  return whole.length > LONGEST_ADDRESS ? addressWith(to, subject, short) : whole;
}

function addressWith(to: string, subject: string, body: string) {
  return `mailto:${encodeURIComponent(to).replaceAll('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

/** Where a registration has got to: being filled in, on its way, not sent, with the server, or in the e-mail program. */
export type Outcome =
  | { readonly is: 'open' | 'sending' | 'failed' }
  | { readonly is: 'sent'; readonly firstname: string }
  /** `mail` is the address that opened the e-mail program, `text` the message, to be copied where none has opened */
  | { readonly is: 'emailed'; readonly firstname: string; readonly mail: string; readonly text: string };

/** Whether this site was built without an address to post to, so that registrations leave as e-mails. */
export const isByEmail = () => !OWNER.form;

/**
 * Sends a valid registration the way that this site was built for, and tells `tell` where it has got to, every time
 * that changes. The draft of this tab is forgotten once the server has it, and kept where sending has failed and where
 * an e-mail is opened: nobody knows whether it opens. Resolves when nothing more will change; never rejects.
 */
export async function send(registration: Registration, t: TFunction, tell: (outcome: Outcome) => void) {
  const { firstname } = registration;
  const url = OWNER.form;
  if (!url) {
    const text = bodyOf(answersOf(registration, t));
    const [subject, short] = [t('pages.register.email_subject'), t('pages.register.email_paste')];
    const mail = emailAddress(OWNER.contact, subject, text, short);
    tell({ is: 'emailed', firstname, mail, text });
    location.href = mail;
    return;
  }
  tell({ is: 'sending' });
  const arrived = await post(url, registration);
  tell(arrived ? { is: 'sent', firstname } : { is: 'failed' });
  if (arrived) forgetDraft();
}
