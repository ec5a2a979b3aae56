/**
 * Handles code that fails to load. After a network error a second request helps, in browsers that repeat it. After a
 * new release the old chunks are deleted: one reload loads the new release, and replaces broken files in the caches. Without a network a reload would show the
 * browser's error page: the page stays, and continues when the site answers again.
 */
import { isReachable } from './isReachable.ts';
import { reloadPastCaches } from './pastCaches.ts';

/** Address of the entry script, which differs in every release. */
const release = () => document.querySelector<HTMLScriptElement>('script[src]')?.src;

/**
 * Marks that this tab has reloaded in this release. Returns false if it had already, or if the mark cannot be stored.
 */
function markReloaded(): boolean {
  const mark = `wny-reloaded-${release()}`;
  try {
    if (sessionStorage.getItem(mark)) return false;
    sessionStorage.setItem(mark, '1');
    return true;
  } catch {
    return false; // without the mark the page could reload forever
  }
}

/**
 * Loads the code that waits for the site and shows a message. Load it early, while there is a network. Resolves with
 * undefined if it fails.
 */
export const loadWaiting = () => import('./connectionNotice.ts').catch(() => undefined);

/**
 * Stays on the page until the site answers, then calls `ask`, which resolves with true if the code has loaded. If not,
 * reloads the page at its current address.
 */
async function askWhenBack(ask: () => Promise<boolean>) {
  const waiting = await loadWaiting();
  if (waiting) waiting.waitForSite(ask);
  else
    addEventListener('online', async () => {
      if (!(await ask()) && (await isReachable())) location.reload();
    });
}

/** Links to scripts, style sheets and pictures that failed to load. */
const lost = new Set<HTMLLinkElement>();
// Vite's loader requests a style sheet only once and reports success the next time
globalThis.addEventListener?.(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement) lost.add(target);
  },
  { capture: true },
);

const isStyle = ({ rel }: HTMLLinkElement) => rel === 'stylesheet';

/** Requests all of them again. Resolves when the style sheets are loaded or have failed. */
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

/** Loads a chunk. Rejects if it, or a style sheet of the page, does not load. */
export async function importOnce<Module>(load: () => Promise<Module>): Promise<Module> {
  await askForLinks();
  const module = await load();
  if (!hasStyles()) throw new Error('A style sheet is missing');
  return module;
}

/**
 * Loads a chunk that the visitor waits for; do not use it for prefetching. Resolves with the result of `load`. After a
 * failure, requests the chunk once more if the site answers. If that fails too, reloads the page and never settles, or
 * rejects if this tab has already reloaded in this release. If the site does not answer, waits for it; a chunk that is
 * not `needed` rejects instead.
 */
export async function importWithRetry<Module>(load: () => Promise<Module>, needed = true): Promise<Module> {
  const ask = async () => {
    await askForLinks();
    return load().then(
      module => ({ module }),
      (failure: unknown) => ({ failure }),
    );
  };
  const first = await ask();
  if ('module' in first && hasStyles()) return first.module;
  if (await isReachable()) {
    const second = await ask();
    if ('module' in second && hasStyles()) return second.module;
  }
  // the network may have failed again meanwhile
  if (await isReachable()) {
    if (markReloaded()) {
      void reloadPastCaches();
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
