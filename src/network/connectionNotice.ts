/**
 * While the site cannot be reached, shows a notice with a button to try again. When the site answers again, loads the
 * missing files.
 */
import words from '../../locales/en/connection.json';
import { addWords, i18n } from '../words/i18n.ts';
import { isReachable } from './isReachable.ts';
import '../styles/button.css';
import './connection-notice.css';

addWords(words);

const RETRY_INTERVAL = 5000;
/**
 * Interval in ms at which `wait` checks whether the current page has a missing file. The result changes when
 * the visitor goes to another page.
 */
const ADDRESS_INTERVAL = 250;

/** For each page path: functions that each request one missing file again, and resolve with true if it has loaded. */
const wanted = new Map<string, Set<() => Promise<boolean>>>();

// the notice is in the document before it has any text: some screen readers announce only text that is added later
const notice = document.createElement('div');
notice.className = 'connection-notice';
notice.setAttribute('role', 'status');
document.body.append(notice);

/** Requests the missing files of the current page again. Reloads the page if a file fails although the site answers. */
async function goOn() {
  const path = location.pathname;
  const missing = wanted.get(path) ?? new Set();
  await Promise.all(
    [...missing].map(async ask => {
      if (await ask()) missing.delete(ask);
    }),
  );
  if (missing.size === 0) wanted.delete(path);
  else if (path === location.pathname && (await isReachable())) location.reload();
}

async function askAgain(text: HTMLElement) {
  if (await isReachable()) await goOn();
  else text.textContent = i18n.t('connection.still');
}

function show() {
  const text = document.createElement('p');
  text.textContent = i18n.t('connection.text');
  const label = document.createElement('span');
  label.className = 'button__text';
  label.textContent = i18n.t('connection.again');
  const again = document.createElement('button');
  again.type = 'button';
  again.className = 'button button--yellow';
  again.append(label);
  again.addEventListener('click', () => void askAgain(text));
  notice.append(text, again);
}

const isFileMissing = () => wanted.has(location.pathname);

async function retry() {
  if (isFileMissing() && (await isReachable()) && isFileMissing()) await goOn();
}

let isWaiting = false;

/**
 * Shows the notice while the current page has a missing file. If the site answers, requests the page's
 * missing files again: every `RETRY_INTERVAL`, when the network returns, and when the visitor comes back to
 * the page. Stops when no page has a missing file.
 */
function wait() {
  if (isWaiting) return;
  isWaiting = true;
  const end = new AbortController();
  const look = () => {
    if (!isFileMissing()) notice.replaceChildren();
    else if (!notice.hasChildNodes()) {
      show();
      void retry();
    }
    if (wanted.size === 0) end.abort();
  };
  const timers = [setInterval(look, ADDRESS_INTERVAL), setInterval(() => void retry(), RETRY_INTERVAL)];
  addEventListener('online', () => void retry(), { signal: end.signal });
  end.signal.addEventListener('abort', () => {
    for (const timer of timers) clearInterval(timer);
    isWaiting = false;
  });
  show();
}

/**
 * Shows the notice on the current page until `ask` resolves with true. `ask` requests a missing file again. On other
 * pages the notice is hidden.
 */
export function waitForSite(ask: () => Promise<boolean>): void {
  const path = location.pathname;
  wanted.set(path, (wanted.get(path) ?? new Set()).add(ask));
  wait();
}
