/** Says that the site cannot be reached, offers to try again, and continues with the page when the site answers. */
import words from '../../locales/en/connection.json';
import { addWords, i18n } from '../words/i18n.ts';
import { isReachable } from './isReachable.ts';
import '../ui/button.css';
import './connection-notice.css';

addWords(words);

/** Interval of the reachability checks, in ms. */
const ASKED_EVERY = 5000;
/** Interval at which a change of the address is noticed, in ms. */
const LOOKED_EVERY = 250;

/** Things that are missing, by path. Each function requests one again and resolves to whether it has loaded. */
const wanted = new Map<string, Set<() => Promise<boolean>>>();

// in the document before it has text: only then do all screen readers announce the text
const notice = document.createElement('div');
notice.className = 'connection-notice';
notice.setAttribute('role', 'status');
document.body.append(notice);

/** Requests what is missing at this address. Reloads the page if that does not load although the site answers. */
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

const isHere = () => wanted.has(location.pathname);

async function retry() {
  if (isHere() && (await isReachable()) && isHere()) await goOn();
}

let isWaiting = false;

/** Shows the notice at an address where something is missing. Stops when nothing is missing at any address. */
function wait() {
  if (isWaiting) return;
  isWaiting = true;
  const end = new AbortController();
  const look = () => {
    if (!isHere()) notice.replaceChildren();
    else if (!notice.hasChildNodes()) {
      show();
      void retry();
    }
    if (wanted.size === 0) end.abort();
  };
  const timers = [setInterval(look, LOOKED_EVERY), setInterval(() => void retry(), ASKED_EVERY)];
  addEventListener('online', () => void retry(), { signal: end.signal });
  end.signal.addEventListener('abort', () => {
    for (const timer of timers) clearInterval(timer);
    isWaiting = false;
  });
  show();
}

/**
 * Waits for the site on behalf of the current address. `ask` requests something again and resolves to whether it has
 * loaded. The visitor may go to a page that is available meanwhile: the notice disappears with the address and returns
 * with it.
 */
export function waitForSite(ask: () => Promise<boolean>): void {
  const path = location.pathname;
  wanted.set(path, (wanted.get(path) ?? new Set()).add(ask));
  wait();
}
