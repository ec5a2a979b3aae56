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
      if (!(await ask()) && (await siteAnswers())) location.reload();
    });
}

/** Links to scripts, style sheets and pictures that have not come. */
const lost = new Set<HTMLLinkElement>();
// Vite's loader asks for a style sheet once: the next time it says that all is there
globalThis.addEventListener?.(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement) lost.add(target);
  },
  { capture: true },
);

const isStyle = ({ rel }: HTMLLinkElement) => rel === 'stylesheet';

/** Asks for all of them again at once, and resolves when the style sheets have come or failed. */
const askForLinks = () =>
  Promise.all(
    [...lost].map(
      link =>
        new Promise<void>(resolve => {
          lost.delete(link);
          const again = link.cloneNode();
          if (isStyle(link)) {
            again.addEventListener('load', () => resolve());
            again.addEventListener('error', () => resolve());
          } else resolve();
          link.replaceWith(again);
        }),
    ),
  );

const hasStyles = () => ![...lost].some(isStyle);

/**
 * For a chunk that the visitor waits for, not for one that is only loaded ahead: gives what `load` gives. What has not
 * come is asked for once more when the site answers: what only the line has lost comes then, and the page stays as it
 * is. Otherwise the page is reloaded and the promise stays open; it rejects where this tab has reloaded in this release
 * already. While the site does not answer, it is waited for; a chunk that is not `needed` is done without instead: the
 * promise rejects.
 */
export async function orReload<Module>(load: () => Promise<Module>, needed = true): Promise<Module> {
  const ask = async () => {
    await askForLinks();
    return load().then(
      module => ({ module }),
      (failure: unknown) => ({ failure }),
    );
  };
  const first = await ask();
  if ('module' in first && hasStyles()) return first.module;
  if (await siteAnswers()) {
    const second = await ask();
    if ('module' in second && hasStyles()) return second.module;
  }
  // the line may have broken again meanwhile
  if (await siteAnswers()) {
    if (markReloaded()) {
      location.reload();
      return new Promise(() => {});
    }
  } else if (needed && 'failure' in first) {
    return new Promise(resolve => {
      void askWhenBack(async () => {
        const late = await ask();
        if ('failure' in late || !hasStyles()) return false;
        resolve(late.module);
        return true;
      });
    });
  }
  if ('failure' in first) throw first.failure;
  return first.module;
}
