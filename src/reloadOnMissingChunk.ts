/**
 * What is done where a chunk of code does not come. A page that was opened before a release asks for chunks that the
 * release has deleted: one reload fetches the new release. Without a network a reload would put the browser's error
 * page in the place of a page that works: there it stays, and goes on when the site answers again.
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

/** Stays on the page until the site answers, and loads the page at the address that the browser shows now. */
async function goOnWhenBack() {
  const waiting = await loadWaiting();
  if (waiting) waiting.waitForSite();
  else addEventListener('online', () => location.reload());
}

let isStyleMissing = false;
// Vite's loader asks for a style sheet once: the next time it says that all is there
globalThis.addEventListener?.('vite:preloadError', event => {
  if ('payload' in event && /CSS/.test(String(event.payload))) isStyleMissing = true;
});

/**
 * For a chunk that the visitor waits for, not for one that is only loaded ahead: gives what `loading` gives. If that
 * rejects and the site answers, the page is reloaded and the promise stays open; it rejects where this tab has
 * reloaded in this release already. If the site does not answer, the promise stays open and the page goes on when it
 * does; a chunk that is not `needed` is done without instead: it rejects.
 */
export async function orReload<Module>(loading: Promise<Module>, needed = true): Promise<Module> {
  let loaded: Module | undefined;
  let failure: unknown;
  try {
    loaded = await loading;
    if (!isStyleMissing) return loaded;
  } catch (cause) {
    failure = cause;
  }
  if (await siteAnswers()) {
    if (markReloaded()) {
      location.reload();
      return new Promise(() => {});
    }
  } else if (needed && loaded === undefined) {
    await goOnWhenBack();
    return new Promise(() => {});
  }
  if (loaded === undefined) throw failure;
  return loaded;
}
