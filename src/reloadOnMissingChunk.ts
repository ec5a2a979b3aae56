/**
 * What is done where a chunk of code does not come. What a broken line has lost comes when it is asked for again, in
 * browsers that do ask again. A page that was opened before a release asks for chunks that the release has deleted:
 * one reload fetches the new release. Without a network a reload would put the browser's error page in the place of a
 * page that works: there it stays, and goes on when the site answers again.
 */
import { siteAnswers } from './siteAnswers.ts';

/** Every release names another first script. */
const release = () => document.querySelector<HTMLScriptElement>('script[src]')?.src;

/** True the first time in a release; false if this tab has reloaded in it already, or can't remember that it has. */
function markReloaded(): boolean {
  const mark = `wny-reloaded-${release()}`;
  try {
    if (sessionStorage.getItem(mark)) return false;
    sessionStorage.setItem(mark, '1');
    return true;
  } catch {
    return false; // without the mark it could reload for ever
  }
}

/** Loads what waits for the site and says so, while there is a network; undefined where it does not come. */
export const loadWaiting = () => import('./waiting/waiting.ts').catch(() => undefined);

/**
 * Stays on the page until the site answers, and asks then: `ask` tells whether it has come. Otherwise the page is loaded
 * at the address that the browser shows then.
 */
async function askWhenBack(ask: () => Promise<boolean>) {
  const waiting = await loadWaiting();
  if (waiting) waiting.waitForSite(ask);
  else
    addEventListener('online', async () => {
      if (!(await ask())) location.reload();
    });
}

let isStyleMissing = false;
// Vite's loader asks for a style sheet once: the next time it says that all is there
globalThis.addEventListener?.('vite:preloadError', event => {
  if ('payload' in event && /CSS/.test(String(event.payload))) isStyleMissing = true;
});

/** Asks for the style sheets of the page that have not come, and waits for them. */
async function askForStyles() {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  const asked = [...links].map(link => {
    if (link.sheet) return true;
    const again = document.createElement('link');
    again.rel = 'stylesheet';
    again.href = link.href;
    const come = new Promise<boolean>(resolve => {
      again.addEventListener('load', () => resolve(true));
      again.addEventListener('error', () => resolve(false));
    });
    link.replaceWith(again);
    return come;
  });
  isStyleMissing = (await Promise.all(asked)).includes(false);
}

/**
 * For a chunk that the visitor waits for, not for one that is only loaded ahead: gives what `load` gives. What has not
 * come is asked for once more when the site answers: what only the line has lost comes then, and the page stays as it
 * is. Otherwise the page is reloaded and the promise stays open; it rejects where this tab has reloaded in this release
 * already. While the site does not answer, it is waited for; a chunk that is not `needed` is done without instead: the
 * promise rejects.
 */
export async function orReload<Module>(load: () => Promise<Module>, needed = true): Promise<Module> {
  const ask = async () => {
    if (isStyleMissing) await askForStyles();
    return load().then(
      module => ({ module }),
      (failure: unknown) => ({ failure }),
    );
  };
  let got = await ask();
  if ('module' in got && !isStyleMissing) return got.module;
  if (await siteAnswers()) {
    got = await ask();
    if (('failure' in got || isStyleMissing) && markReloaded()) {
      location.reload();
      return new Promise(() => {});
    }
  } else if (needed && 'failure' in got) {
    return new Promise(resolve => {
      void askWhenBack(async () => {
        const late = await ask();
        if ('failure' in late || isStyleMissing) return false;
        resolve(late.module);
        return true;
      });
    });
  }
  if ('failure' in got) throw got.failure;
  return got.module;
}
