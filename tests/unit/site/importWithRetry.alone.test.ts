import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const waitForSite = vi.hoisted(() => vi.fn());
vi.mock('../../../src/network/connectionNotice.ts', () => ({ waitForSite }));

/** Replaces `sessionStorage` and `location`. Returns an object that counts the reloads. */
function tab() {
  const kept = new Map<string, string>();
  const seen = { reloads: 0 };
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  vi.stubGlobal('location', {
    reload: () => {
      seen.reloads += 1;
    },
  });
  return seen;
}

class Link extends EventTarget {
  rel = 'stylesheet';
  href = '/x.css';

  cloneNode() {
    return new Link();
  }
  replaceWith(again: Link) {
    asked.push(this.href);
    queueMicrotask(() => {
      again.dispatchEvent(new Event(stylesCome ? 'load' : 'error'));
    });
    // In a browser, the error event of `again` also reaches the window. In these tests `this` is `events`,
    // which stands for both the failed link and the window.
    if (!stylesCome) this.dispatchEvent(new Event('error'));
  }
}
/** Stands for the global `window`: the tested code listens here for `error` events of style sheet links. */
let events = new Link();

/** Addresses of style sheets that were requested again. */
let asked: string[] = [];
/** True if a repeated request for a style sheet succeeds. */
let stylesCome = true;

/**
 * Simulates a newly loaded page: the name of the page's entry script contains `release`. Imports a new copy
 * of importWithRetry.ts and returns this copy.
 */
async function load(release: string) {
  events = new Link();
  vi.stubGlobal('HTMLLinkElement', Link);
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('document', {
    // The first script of a page contains data and has no address, so only 'script[src]' finds the entry script.
    querySelector: (selector: string) => ({
      src: selector === 'script[src]' ? `/assets/index-${release}.js` : '',
    }),
    querySelectorAll: () => [],
  });
  vi.resetModules();
  return import('../../../src/network/importWithRetry.ts');
}

/** A page of the site, or the login page of a network. */
const pageOf = (isOurs: boolean) => new Response(isOurs ? '<script src="/assets/a.js">' : '<h1>Sign in</h1>');
/** Simulates a host that answers with this page and refuses HEAD, or a network that answers HEAD itself. */
const answer = (isOurs: boolean) =>
  vi.stubGlobal('fetch', async (_: string, { method }: RequestInit) =>
    method === 'HEAD' ? new Response(null, { status: isOurs ? 405 : 200 }) : pageOf(isOurs),
  );
const noNetwork = () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
const missing = () => Promise.reject(new Error('404'));
/** Returns a function that loads a chunk. Its first request fails, and all later requests succeed. */
function lostOnce() {
  const load = vi.fn(async () => 'page');
  return load.mockImplementationOnce(missing);
}
/** Returns the value of a promise, 'rejected' if it rejects, or 'open' if it is still pending after 30 ms. */
const outcome = (promise: Promise<unknown>) =>
  Promise.race([
    promise.then(
      value => value,
      () => 'rejected',
    ),
    new Promise(resolve => setTimeout(() => resolve('open'), 30)),
  ]);

beforeEach(() => waitForSite.mockReset());
afterEach(() => void vi.unstubAllGlobals());

describe('if the site answers', () => {
  beforeEach(() => void answer(true));

  test('a missing chunk reloads the page, but only once for each release', async () => {
    const seen = tab();
    const first = await load('a');
    expect(await outcome(first.importWithRetry(missing))).toBe('open');
    expect(seen.reloads).toBe(1);
    for (let i = 0; i < 3; i += 1) {
      const again = await load('a');
      expect(await outcome(again.importWithRetry(async () => 'page'))).toBe('page');
      expect(await outcome(again.importWithRetry(missing))).toBe('rejected');
      expect(await outcome(again.importWithRetry(missing, false))).toBe('rejected');
    }
    expect(seen.reloads).toBe(1);
  });

  test('a chunk that loads at the second request does not reload the page', async () => {
    const seen = tab();
    const lost = lostOnce();
    expect(await outcome((await load('a')).importWithRetry(lost))).toBe('page');
    expect(lost).toHaveBeenCalledTimes(2);
    expect(seen.reloads).toBe(0);
  });

  test('if the visitor requests a missing chunk again, the page reloads a second time', async () => {
    const seen = tab();
    const { importWithRetry, importAgain } = await load('a');
    await outcome(importWithRetry(missing));
    expect(await outcome(importAgain(missing)), 'without storage').toBe(false);
    expect(seen.reloads).toBe(1);
    vi.stubGlobal('localStorage', { length: 0 });
    expect(await outcome(importAgain(missing))).toBe(false);
    expect(seen.reloads).toBe(2);
  });

  test('a next release can be loaded, but two alternating releases do not cause endless reloads, nor does a tab without storage', async () => {
    const seen = tab();
    for (const release of ['a', 'b', 'a', 'b', 'a', 'b'])
      await outcome((await load(release)).importWithRetry(missing));
    expect(seen.reloads).toBe(2);
    vi.stubGlobal('sessionStorage', undefined);
    expect(await outcome((await load('c')).importWithRetry(missing))).toBe('rejected');
    expect(seen.reloads).toBe(2);
  });

  const failStyleSheet = () => events.dispatchEvent(new Event('error'));

  test('a style sheet that loads at the second request does not reload the page', async () => {
    const seen = tab();
    asked = [];
    stylesCome = true;
    const page = await load('a');
    // Imitates Vite's loader for a chunk whose style sheet fails. The first request rejects. The second request loads
    // the chunk without the style sheet.
    const lost = lostOnce();
    expect(
      await outcome(
        page.importWithRetry(() => lost().finally(() => lost.mock.calls.length > 1 || failStyleSheet())),
      ),
    ).toBe('page');
    expect(asked).toEqual(['/x.css']);
    expect(seen.reloads).toBe(0);
  });

  test('a missing style sheet reloads the page once; after that the page is shown without it', async () => {
    const seen = tab();
    stylesCome = false;
    const page = await load('a');
    failStyleSheet();
    expect(await outcome(page.importWithRetry(async () => 'without styles'))).toBe('open');
    expect(seen.reloads).toBe(1);
    const again = await load('a');
    failStyleSheet();
    expect(await outcome(again.importWithRetry(async () => 'without styles'))).toBe('without styles');
    // Vite's loader rejects if the style sheet of the chunk itself is missing, but resolves at the second request
    expect(await outcome(again.importWithRetry(lostOnce()))).toBe('rejected');
    expect(seen.reloads).toBe(1);
  });
});

describe('if the site does not answer', () => {
  test.each([
    ['there is no network', noNetwork],
    ['a login page answers', () => answer(false)],
  ])('because %s, a working page stays, and waits for the site', async (_, fault) => {
    fault();
    const seen = tab();
    const { importWithRetry } = await load('a');
    expect(await outcome(importWithRetry(missing))).toBe('open');
    expect(waitForSite).toHaveBeenCalledOnce();
    expect(seen.reloads).toBe(0);
  });

  test('after the wait, a chunk that loads is used without a reload; for a chunk that still fails, the page may reload', async () => {
    noNetwork();
    tab();
    const { importWithRetry } = await load('a');
    const waited = importWithRetry(lostOnce());
    expect(await outcome(waited)).toBe('open');
    const [ask] = waitForSite.mock.lastCall ?? [];
    expect(await ask()).toBe(true);
    expect(await outcome(waited)).toBe('page');
    expect(await outcome(importWithRetry(missing))).toBe('open');
    const [askInVain] = waitForSite.mock.lastCall ?? [];
    expect(await askInVain()).toBe(false);
  });

  test('an optional chunk is rejected at once', async () => {
    noNetwork();
    const seen = tab();
    const { importWithRetry, importAgain } = await load('a');
    expect(await outcome(importWithRetry(missing, false))).toBe('rejected');
    expect(await outcome(importAgain(missing))).toBe(false);
    expect(waitForSite).not.toHaveBeenCalled();
    expect(seen.reloads).toBe(0);
  });

  test('a site that does not answer within 5 s counts as unreachable', async () => {
    const limits: number[] = [];
    const limit = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(milliseconds => {
      limits.push(milliseconds);
      return limit.signal;
    });
    vi.stubGlobal(
      'fetch',
      (_: string, { signal }: RequestInit) =>
        new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    );
    const { isReachable } = await import('../../../src/network/isReachable.ts');
    const asked = isReachable();
    limit.abort();
    expect(await asked).toBe(false);
    expect(limits).toEqual([5000]);
  });
});
