import { OWNER } from 'virtual:owner';
import type { TFunction } from 'i18next';
import { isOffline } from '../../network/online.ts';
import { networkReturns, pause } from '../../network/retry.ts';
import { forgetDraft } from './draft.ts';
import { answersOf } from './formWords.ts';
import type { Registration } from './registration.ts';

const TIME_OUT = 10_000; // timeout of one attempt in ms
const ATTEMPTS = 3;
const PAUSE = 800; // pause before the second attempt in ms, doubled before the third
const OFFLINE_PAUSE = 5000; // longest pause before an attempt while the site does not answer, in ms

/** Date of the latest change of the terms of use, to which the visitor agrees. */
export const TERMS = '2026-11-24';

let latest: { readonly text: string; readonly id: string } | undefined;

/** The same answers have the same id, so that a server can recognise a repeated attempt. */
function idOf(text: string): string {
  if (latest?.text !== text)
    latest = {
      text,
      id: [...crypto.getRandomValues(new Uint32Array(4))].map(part => part.toString(36)).join('-'),
    };
  return latest.id;
}

const isTemporary = (status: number) => status === 429 || status >= 500;

/** No confirmation, even with status 200: the login page of a public network, or a host that lacks this address. */
const isPage = ({ headers }: Response) => headers.get('Content-Type')?.startsWith('text/html') ?? false;

async function attempt(url: string, body: string, timeOut: number): Promise<'sent' | 'refused' | 'retry'> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
      // an older browser has no AbortSignal.timeout
      signal: AbortSignal.timeout?.(timeOut),
    });
    if (answer.ok) return isPage(answer) ? 'retry' : 'sent';
    return isTemporary(answer.status) ? 'retry' : 'refused';
  } catch {
    return 'retry'; // no network, or timeout
  }
}

/**
 * Resolves to true if the server accepts the registration; to false if it refuses, or if the last attempt fails. Never
 * rejects. While the site does not answer, attempts do not count. Times are in ms.
 */
export async function post(
  url: string,
  registration: Registration,
  { timeOut = TIME_OUT, between = PAUSE } = {},
) {
  const request_id = idOf(JSON.stringify(registration));
  const given = Object.entries(registration).filter(([, answer]) => answer !== '');
  const body = JSON.stringify({ ...Object.fromEntries(given), request_id, terms: TERMS });
  for (let n = 1; n <= ATTEMPTS; n++) {
    const result = await attempt(url, body, timeOut);
    if (result !== 'retry') return result === 'sent';
    if (await isOffline()) {
      n = 0;
      await Promise.race([networkReturns(), pause(OFFLINE_PAUSE)]);
    } else if (n < ATTEMPTS) await pause(between * n);
  }
  return false;
}

export const bodyOf = (lines: readonly (readonly [label: string, value: string])[]): string =>
  lines
    .filter(([, value]) => value !== '')
    .map(([label, value]) => `${label}: ${value}`)
    .join('\r\n');

/** In characters. Common e-mail programs accept an address of this length. */
const MAX_MAILTO_LENGTH = 1900;

export function mailtoUrl(to: string, subject: string, body: string, short: string): string {
  const whole = mailtoWith(to, subject, body);
  return whole.length > MAX_MAILTO_LENGTH ? mailtoWith(to, subject, short) : whole;
}

function mailtoWith(to: string, subject: string, body: string) {
  return `mailto:${encodeURIComponent(to).replaceAll('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

export type Outcome =
  | { readonly is: 'open' | 'failed' }
  | { readonly is: 'sent'; readonly firstname: string }
  | { readonly is: 'emailed'; readonly firstname: string; readonly mail: string; readonly text: string };

/** Rejects if the e-mail cannot be made. An e-mail keeps the draft: a page cannot detect if the e-mail program opens. */
export async function send(registration: Registration, t: TFunction): Promise<Outcome> {
  const { firstname } = registration;
  if (OWNER.form) {
    if (!(await post(OWNER.form, registration))) return { is: 'failed' };
    forgetDraft();
    return { is: 'sent', firstname };
  }
  const text = bodyOf(answersOf(registration, t));
  const [subject, short] = [t('pages.register.email_subject'), t('pages.register.email_paste')];
  const mail = mailtoUrl(OWNER.contact, subject, text, short);
  location.href = mail;
  return { is: 'emailed', firstname, mail, text };
}
