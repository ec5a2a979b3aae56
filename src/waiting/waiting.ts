/** Says that there is no network, offers to try again, and goes on with the page that she asked for when the site answers. */
import words from '../../locales/en/waiting.json';
import { addWords, i18n } from '../i18n.ts';
import { siteAnswers } from '../siteAnswers.ts';
import '../ui/button.css';
import './waiting.css';

addWords(words);

/** Milliseconds between two questions to the site. */
const ASKED_EVERY = 5000;
/** Milliseconds after which it is seen that she has gone elsewhere, or has come back. */
const LOOKED_EVERY = 250;

/** What is missing at an address, by its path: each asks for it again, and tells whether it has come. */
const wanted = new Map<string, Set<() => Promise<boolean>>>();

// in the page before it says something: only then every screen reader reads what it says
const notice = document.createElement('div');
notice.className = 'waiting';
notice.setAttribute('role', 'status');
document.body.append(notice);

/** Asks for what is missing at this address, and loads the page anew where that does not come though the site answers. */
async function goOn() {
  const path = location.pathname;
  const missing = wanted.get(path) ?? new Set();
  await Promise.all(
    [...missing].map(async ask => {
      if (await ask()) missing.delete(ask);
    }),
  );
  if (missing.size === 0) wanted.delete(path);
  else if (path === location.pathname && (await siteAnswers())) location.reload();
}

async function askAgain(text: HTMLElement) {
  if (await siteAnswers()) await goOn();
  else text.textContent = i18n.t('waiting.still');
}

function show() {
  const text = document.createElement('p');
  text.textContent = i18n.t('waiting.text');
  const label = document.createElement('span');
  label.className = 'button__text';
  label.textContent = i18n.t('waiting.again');
  const again = document.createElement('button');
  again.type = 'button';
  again.className = 'button button--yellow';
  again.append(label);
  again.addEventListener('click', () => void askAgain(text));
  notice.append(text, again);
}

const isHere = () => wanted.has(location.pathname);

async function retry() {
  if (isHere() && (await siteAnswers()) && isHere()) await goOn();
}

let isWaiting = false;

/** Shows the notice where something is missing, and ends when nothing is missing anywhere. */
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
 * Waits for the site on behalf of the address that the browser shows now, where `ask` asks for something again and tells
 * whether it has come. She may go elsewhere meanwhile, where the page is there: the notice goes with the address, and
 * comes back with it.
 */
export function waitForSite(ask: () => Promise<boolean>): void {
  const path = location.pathname;
  wanted.set(path, (wanted.get(path) ?? new Set()).add(ask));
  wait();
}
