import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const waitForSite = vi.hoisted(() => vi.fn());
vi.mock('../../../src/waiting/waiting.ts', () => ({ waitForSite }));

/** A browser's tab, in which pages of a release are loaded one after the other. */
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
    if (!stylesCome) this.dispatchEvent(new Event('error')); // a page hears that of each of its links
  }
}
/** Hears what happens on the page, and is a link of its own. */
let events = new Link();

/** Style sheets that have been asked for again, and whether they come. */
let asked: string[] = [];
let stylesCome = true;

/** A page of a release: its first script has the release's name, and all its code is new. */
async function load(release: string) {
  events = new Link();
  vi.stubGlobal('HTMLLinkElement', Link);
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('document', {
    // the first script of all is data
    querySelector: (selector: string) => ({
      src: selector === 'script[src]' ? `/assets/index-${release}.js` : '',
    }),
  });
  vi.resetModules();
  return import('../../../src/reloadOnMissingChunk.ts');
}

const answer = (ok: boolean) => vi.stubGlobal('fetch', async () => ({ ok }));
const noNetwork = () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
const missing = () => Promise.reject(new Error('404'));
/** A chunk that does not come the first time. */
function lostOnce() {
  const load = vi.fn(async () => 'page');
  return load.mockImplementationOnce(missing);
}
/** What a promise has come to as soon as nothing more happens by itself. */
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

describe('where the site answers', () => {
  beforeEach(() => void answer(true));

  test('a chunk that is missing reloads the page, and only once in a release, whatever else comes or is missing', async () => {
    const seen = tab();
    const first = await load('a');
    expect(await outcome(first.orReload(missing))).toBe('open');
    expect(seen.reloads).toBe(1);
    for (let i = 0; i < 3; i += 1) {
      const again = await load('a');
      expect(await outcome(again.orReload(async () => 'page'))).toBe('page');
      expect(await outcome(again.orReload(missing))).toBe('rejected');
      expect(await outcome(again.orReload(missing, false))).toBe('rejected');
    }
    expect(seen.reloads).toBe(1);
  });

  test('a chunk that the line has lost comes when it is asked for again, and the page stays', async () => {
    const seen = tab();
    const lost = lostOnce();
    expect(await outcome((await load('a')).orReload(lost))).toBe('page');
    expect(lost).toHaveBeenCalledTimes(2);
    expect(seen.reloads).toBe(0);
  });

  test('the next release may be loaded again, and one that comes and goes is not loaded for ever', async () => {
    const seen = tab();
    for (const release of ['a', 'b', 'a', 'b', 'a', 'b'])
      await outcome((await load(release)).orReload(missing));
    expect(seen.reloads).toBe(2);
  });

  test('a tab that can remember nothing is never reloaded', async () => {
    const seen = tab();
    vi.stubGlobal('sessionStorage', undefined);
    expect(await outcome((await load('a')).orReload(missing))).toBe('rejected');
    expect(seen.reloads).toBe(0);
  });

  const miss = () => events.dispatchEvent(new Event('error'));

  test('a style sheet that the line has lost comes when it is asked for again, and the page stays', async () => {
    const seen = tab();
    asked = [];
    stylesCome = true;
    const page = await load('a');
    // Vite's loader refuses a chunk whose styles are missing, and gives it without them when asked again
    const lost = lostOnce();
    expect(
      await outcome(page.orReload(() => lost().finally(() => lost.mock.calls.length > 1 || miss()))),
    ).toBe('page');
    expect(asked).toEqual(['/x.css']);
    expect(seen.reloads).toBe(0);
  });

  test('a style sheet that is missing is asked for with the whole page; a page without it is better than none', async () => {
    const seen = tab();
    stylesCome = false;
    const page = await load('a');
    miss();
    expect(await outcome(page.orReload(async () => 'without styles'))).toBe('open');
    expect(seen.reloads).toBe(1);
    const again = await load('a');
    miss();
    expect(await outcome(again.orReload(async () => 'without styles'))).toBe('without styles');
    expect(seen.reloads).toBe(1);
  });
});

describe('where the site does not answer', () => {
  test.each([
    ['there is no network', noNetwork],
    ['a server says that it is out of order', () => answer(false)],
  ])('because %s, a page that works stays, and waits', async (_, fault) => {
    fault();
    const seen = tab();
    const { orReload } = await load('a');
    expect(await outcome(orReload(missing))).toBe('open');
    expect(waitForSite).toHaveBeenCalledOnce();
    expect(seen.reloads).toBe(0);
  });

  test('what was waited for comes where the page stands; only what does not come then loads it anew', async () => {
    noNetwork();
    tab();
    const { orReload } = await load('a');
    const waited = orReload(lostOnce());
    expect(await outcome(waited)).toBe('open');
    const [ask] = waitForSite.mock.lastCall ?? [];
    expect(await ask()).toBe(true);
    expect(await outcome(waited)).toBe('page');
    expect(await outcome(orReload(missing))).toBe('open');
    const [askInVain] = waitForSite.mock.lastCall ?? [];
    expect(await askInVain()).toBe(false);
  });

  test('a line that breaks again while the chunk is asked for again reloads nothing', async () => {
    const seen = tab();
    const { orReload } = await load('a');
    noNetwork();
    vi.stubGlobal('fetch', vi.fn(fetch).mockResolvedValueOnce(new Response()));
    expect(await outcome(orReload(missing))).toBe('open');
    expect(waitForSite).toHaveBeenCalledOnce();
    expect(seen.reloads).toBe(0);
  });

  test('what is not needed is done without at once', async () => {
    noNetwork();
    const seen = tab();
    const { orReload } = await load('a');
    expect(await outcome(orReload(missing, false))).toBe('rejected');
    expect(waitForSite).not.toHaveBeenCalled();
    expect(seen.reloads).toBe(0);
  });

  test('a site that says nothing for 5 s counts as none', async () => {
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
    const { siteAnswers } = await import('../../../src/siteAnswers.ts');
    const asked = siteAnswers();
    limit.abort();
    expect(await asked).toBe(false);
    expect(limits).toEqual([5000]);
  });
});
