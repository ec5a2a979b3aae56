/** The two ways a registration leaves the page: posted to the project's address, or as the visitor's own e-mail. */
import type { Registration } from './registration.ts';

const TIME_OUT = 10_000; // ms
const ATTEMPTS = 3;
const PAUSE = 800; // ms before the second attempt, twice that before the third

const wait = (ms: number) => new Promise(done => setTimeout(done, ms));

/** What a server can answer that is worth asking again for. */
const mayPass = (status: number) => status === 429 || status >= 500;

async function attempt(url: string, body: string, timeOut: number): Promise<'sent' | 'refused' | 'again'> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
      signal: AbortSignal.timeout(timeOut),
    });
    if (answer.ok) return 'sent';
    return mayPass(answer.status) ? 'again' : 'refused';
  } catch {
    return 'again'; // no network, or too slow
  }
}

/** Posts the registration as JSON, up to three times. True when the server has it. Never throws. */
export async function post(
  url: string,
  registration: Registration,
  { timeOut = TIME_OUT, pause = PAUSE } = {},
) {
  const body = JSON.stringify(registration);
  for (let n = 1; n <= ATTEMPTS; n++) {
    const result = await attempt(url, body, timeOut);
    if (result !== 'again') return result === 'sent';
    if (n < ATTEMPTS) await wait(pause * n);
  }
  return false;
}

/** A mailto: address with everything filled in. `lines` are the labelled answers, empty ones left out. */
export function emailAddress(
  to: string,
  subject: string,
  lines: readonly (readonly [label: string, value: string])[],
) {
  const body = lines
    .filter(([, value]) => value !== '')
    .map(([label, value]) => `${label}: ${value}`)
    .join('\r\n');
  return `mailto:${encodeURIComponent(to).replaceAll('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
