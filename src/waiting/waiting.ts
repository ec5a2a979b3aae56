/** Says that there is no network, offers to try again, and loads the page that she asked for when the site answers. */
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

/** Addresses whose page did not come. */
const wanted = new Set<string>();

// in the page before it says something: only then every screen reader reads what it says
const notice = document.createElement('div');
notice.className = 'waiting';
notice.setAttribute('role', 'status');
document.body.append(notice);

async function askAgain(text: HTMLElement) {
  if (await siteAnswers()) location.reload();
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

let isWaiting = false;

/**
 * Waits for the site on behalf of the address that the browser shows now. She may go elsewhere meanwhile, where the
 * page is there: the notice goes with the address, and comes back with it.
 */
export function waitForSite(): void {
  wanted.add(location.pathname);
  if (isWaiting) return;
  isWaiting = true;
  const isHere = () => wanted.has(location.pathname);
  const ask = async () => {
    if (isHere() && (await siteAnswers()) && isHere()) location.reload();
  };
  const look = () => {
    if (isHere() === notice.hasChildNodes()) return;
    if (!isHere()) return notice.replaceChildren();
    show();
    void ask();
  };
  show();
  setInterval(look, LOOKED_EVERY);
  setInterval(() => void ask(), ASKED_EVERY);
  addEventListener('online', () => void ask());
}
