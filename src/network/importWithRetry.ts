/**
 * Handles code that fails to load:
 * - If the site answers, imports the code a second time. This helps in browsers that do not remember the failure;
 *   Chromium 150 remembers a failure until the page is left.
 * - If a new release has deleted the old chunks from the server, or a cache holds a broken file, reloads the page once.
 *   The reload loads the new release, and replaces the broken file.
 * - Without a network a reload would show the browser's error page. So the page stays, and continues when the site
 *   answers again.
 */
import { isReachable } from './isReachable.ts';
import { reloadPastCaches } from './pastCaches.ts';
import { networkReturns, pause, pauseBefore } from './retry.ts';

/**
 * Stores that this tab has reloaded the page for this release. Returns false if this has been stored before, or if
 * storing fails: then nothing would stop the next reload.
 */
function markReloaded(): boolean {
  // the address of the entry script differs in every release
  const mark = `wny-reloaded-${document.querySelector<HTMLScriptElement>('script[src]')?.src}`;
  try {
    if (sessionStorage.getItem(mark)) return false;
    sessionStorage.setItem(mark, '1');
    return true;
  } catch {
    return false;
  }
}

/**
 * Loads the code of the connection notice. Call this function while there is a network, because the notice is shown
 * when there is none. Resolves with undefined if the code does not load.
 */
export const loadConnectionNotice = () => import('./connectionNotice.ts').catch(() => undefined);

/**
 * Stays on the page until the site answers, then calls `ask`, which requests a chunk again. If `ask` resolves with
 * false, the chunk has not loaded, and the page is reloaded.
 */
async function askWhenBack(ask: () => Promise<boolean>) {
  const notice = await loadConnectionNotice();
  if (notice) return notice.waitForSite(ask);
  for (let retry = 0; ; retry += 1) {
    await Promise.race([pause(pauseBefore(retry)), networkReturns()]);
    if (await ask()) return;
    if (await isReachable()) return location.reload();
  }
}

/** `<link>` elements of scripts, style sheets and packs that failed to load. */
const lost = new Set<HTMLLinkElement>();
// Vite's loader reports success for a style sheet that failed earlier. So this listener collects the failures.
globalThis.addEventListener?.(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement) lost.add(target);
  },
  { capture: true },
);

const isStyle = ({ rel }: HTMLLinkElement) => rel === 'stylesheet';

/** Requests the file of a link in `lost` again. Resolves when a style sheet has loaded or failed, else at once. */
async function requestAgain(link: HTMLLinkElement): Promise<void> {
  lost.delete(link);
  const again = link.cloneNode();
  const end = new Promise(resolve => {
    again.addEventListener('load', resolve);
    again.addEventListener('error', resolve);
  });
  link.replaceWith(again);
  if (isStyle(link)) await end;
}

/** Requests a chunk and the files in `lost`. `isWhole`: true if the chunk and all style sheets of the page have loaded. */
async function request<Module>(load: () => Promise<Module>) {
  await Promise.all([...lost].map(requestAgain));
  const [chunk] = await Promise.allSettled([load()]);
  return { chunk, isWhole: chunk.status === 'fulfilled' && ![...lost].some(isStyle) };
}

/**
 * Loads a chunk that the visitor waits for. Not for prefetching, because a failure may reload the page.
 * If the chunk fails while the site answers, requests it once more. If the chunk has still not loaded:
 * - The site answers, and this tab has not yet reloaded for this release: reloads the page and never settles.
 * - The site answers, and this tab has reloaded for this release, or storage is blocked: rejects.
 * - The site does not answer: waits until it does, and requests the chunk again. Rejects at once if `isNeeded` is
 *   false.
 *
 * A missing style sheet counts as a failure, and may reload the page. If the page is not reloaded and only a style
 * sheet is missing, the function resolves without the style sheet.
 */
export async function importWithRetry<Module>(load: () => Promise<Module>, isNeeded = true): Promise<Module> {
  const { chunk, isWhole } = await request(load);
  if (chunk.status === 'fulfilled' && isWhole) return chunk.value;
  if (await isReachable()) {
    const second = await request(load);
    if (second.chunk.status === 'fulfilled' && second.isWhole) return second.chunk.value;
  }
  // checks again, because the network may have failed in the meantime
  if (await isReachable()) {
    if (markReloaded()) {
      void reloadPastCaches();
      return new Promise(() => {});
    }
  } else if (isNeeded && chunk.status === 'rejected') {
    return new Promise(resolve => {
      void askWhenBack(async () => {
        const late = await request(load);
        if (late.isWhole && late.chunk.status === 'fulfilled') resolve(late.chunk.value);
        return late.isWhole;
      });
    });
  }
  if (chunk.status === 'rejected') throw chunk.reason;
  return chunk.value;
}

/** Requests a chunk once. Resolves with true if it and all style sheets of the page have loaded. Never rejects. */
export const arrives = async (load: () => Promise<unknown>) => (await request(load)).isWhole;

/** Returns false if the browser blocks storage: then a reload would lose the visitor's position in the story. */
function canStore(): boolean {
  try {
    return localStorage.length >= 0;
  } catch {
    return false;
  }
}

/**
 * Loads a chunk again when the visitor presses a button. Resolves with true if the chunk has loaded, else with false.
 * If the import fails although the site answers, reloads the page: most browsers repeat the error of a failed import
 * until a reload. Does not reload if storage is blocked.
 */
export async function importAgain(load: () => Promise<unknown>): Promise<boolean> {
  const isLoaded = await arrives(load);
  if (!isLoaded && canStore() && (await isReachable())) await reloadPastCaches();
  return isLoaded;
}
