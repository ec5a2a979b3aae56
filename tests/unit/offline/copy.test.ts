import { describe, expect, it, vi } from 'vitest';
import { hashOf } from '../../../src/worker/contentHash.ts';
import { createCopy, RefusedFile } from '../../../src/worker/copy.ts';
import type { ListedFile, Part } from '../../../src/worker/messages.ts';

const ORIGIN = 'https://site.example';

/** Replaces a browser's cache: maps addresses to responses, in memory. */
class FakeCache {
  readonly kept = new Map<string, Response>();
  /** Number of files that fit into the cache. */
  room = Number.POSITIVE_INFINITY;
  #key = (key: RequestInfo | URL) => String(key);
  match = async (key: RequestInfo | URL) => {
    const response = this.kept.get(this.#key(key));
    // a browser's `clone` keeps `redirected`; here a test defines this property, and `clone` does not copy it
    return response && Object.defineProperty(response.clone(), 'redirected', { value: response.redirected });
  };
  put = async (key: RequestInfo | URL, response: Response) => {
    if (this.kept.size >= this.room) throw new DOMException('full', 'QuotaExceededError');
    this.kept.set(this.#key(key), response);
  };
  delete = async (key: RequestInfo | URL) => this.kept.delete(this.#key(key));
  keys = async () => [...this.kept.keys()].map(key => new Request(ORIGIN + key));
}

/**
 * Returns the content of a file in the release `name`. A file in /simulation/ has the same content in all releases,
 * because its name includes its hash. Other files differ.
 */
const contentOf = (url: string, name: string) => (url.startsWith('/simulation/') ? url : `${url} of ${name}`);
const PARTS: readonly (readonly [url: string, part: Part])[] = [
  ['/', 'site'],
  ['/art/sun.svg', 'site'],
  ['/assets/site-NAME.js', 'site'],
  ['/simulation_wny', 'story'],
  ['/simulation/sm/00.json', 'story'],
  ['/kiosk', 'kiosk'],
];
const hash = (content: string) => hashOf(new TextEncoder().encode(content));
const release = (name: string): Promise<ListedFile[]> =>
  Promise.all(
    PARTS.map(async ([address, part]) => {
      const url = address.replace('NAME', name);
      return { url, part, hash: await hash(contentOf(url, name)) };
    }),
  );

type Answer = (url: string, cache: RequestCache | undefined) => Response | undefined;

async function copyOf(name: string, storage: FakeCache) {
  const fetched: string[] = [];
  const files = await release(name);
  /** `answer` can respond in place of the server. If it returns undefined, the server responds. */
  const network: { answer: Answer } = { answer: () => undefined };
  const copy = createCopy({
    files,
    open: async () => storage,
    async fetch(url, { cache }) {
      fetched.push(url);
      return network.answer(url, cache) ?? new Response(contentOf(url, name));
    },
  });
  return { copy, fetched, network };
}
/** Returns the login page that a captive portal sends instead of a file. */
const loginPage = () => new Response('Log in', { headers: { 'Content-Type': 'text/html' } });
const text = async (response: Response | undefined) => response?.text();

describe('the copy', () => {
  it('keeps the requested parts and fetches no file twice', async () => {
    const { copy, fetched } = await copyOf('one', new FakeCache());
    await copy.keep(['site']);
    expect(fetched).toEqual(['/', '/art/sun.svg', '/assets/site-one.js']);
    await copy.keep(['site', 'story']);
    expect(fetched.slice(3)).toEqual(['/simulation_wny', '/simulation/sm/00.json']);
    expect(await copy.count(['site', 'story', 'kiosk'])).toEqual({ total: 6, missing: 1 });
    expect(await copy.requestedParts()).toEqual(['site', 'story']);
  });

  it('continues with the missing files after a file has failed or did not fit', async () => {
    const storage = new FakeCache();
    const { copy, fetched, network } = await copyOf('one', storage);
    network.answer = url => (url === '/art/sun.svg' ? new Response('', { status: 404 }) : undefined);
    await expect(copy.keep(['site'])).rejects.toThrow('/art/sun.svg');
    network.answer = () => undefined;
    storage.room = 2;
    await expect(copy.keep(['site'])).rejects.toThrow('full');
    expect(await copy.count(['site'])).toEqual({ total: 3, missing: 1 });
    storage.room = 3;
    await copy.keep(['site']);
    expect(fetched.filter(url => url === '/')).toHaveLength(1);
    expect(await copy.count(['site'])).toEqual({ total: 3, missing: 0 });
  });

  it.each([
    ['a page, from a captive portal', '/', loginPage],
    ['a page, of an older release', '/', () => new Response('/ of zero')],
    ['a script, from a captive portal', '/assets/site-one.js', loginPage],
    ['a script, of which half has come', '/assets/site-one.js', () => new Response('/assets/site-on')],
    [
      'a whole script with an error status',
      '/assets/site-one.js',
      () => new Response(contentOf('/assets/site-one.js', 'one'), { status: 500 }),
    ],
  ])('refuses %s, and keeps the right file later', async (_, broken, answer) => {
    const storage = new FakeCache();
    const { copy, network } = await copyOf('one', storage);
    network.answer = url => (url === broken ? answer() : undefined);
    const refused = await copy.keep(['site']).catch((cause: unknown) => cause);
    expect(refused).toBeInstanceOf(RefusedFile);
    expect(refused).toHaveProperty('url', broken);
    expect(await copy.match(broken)).toBeUndefined();
    network.answer = () => undefined;
    await copy.keep(['site']);
    expect(await text(await copy.match(broken))).toBe(contentOf(broken, 'one'));
  });

  it('fetches a file again, past the HTTP cache, if the cached file is broken', async () => {
    const { copy, fetched, network } = await copyOf('one', new FakeCache());
    network.answer = (_, cache) => (cache === 'reload' ? undefined : loginPage());
    await copy.keep(['site']);
    expect(fetched.filter(url => url === '/')).toHaveLength(2);
    expect(await copy.count(['site'])).toEqual({ total: 3, missing: 0 });
  });

  it('waits at most 60 s for each file, because releases wait for each other', async () => {
    const limit = vi.spyOn(AbortSignal, 'timeout');
    const signals: unknown[] = [];
    const files = await release('one');
    const copy = createCopy({
      files,
      open: async () => new FakeCache(),
      async fetch(url, { signal }) {
        signals.push(signal);
        return new Response(contentOf(url, 'one'));
      },
    });
    await copy.keep(['kiosk']);
    expect(limit.mock.calls).toEqual([[60_000]]);
    expect(signals).toEqual(limit.mock.results.map(({ value }) => value));
    limit.mockRestore();
  });

  it('stores a redirected, compressed file in a form that may answer a navigation', async () => {
    const { copy, network } = await copyOf('one', new FakeCache());
    network.answer = url => {
      const headers = { 'Content-Encoding': 'br', 'Content-Length': '5', 'Content-Type': 'text/html' };
      return Object.defineProperty(new Response(contentOf(url, 'one'), { headers }), 'redirected', {
        value: true,
      });
    };
    await copy.keep(['site']);
    const kept = await copy.match('/');
    expect(kept?.redirected).toBe(false);
    expect([...(kept?.headers ?? [])]).toEqual([['content-type', 'text/html']]);
  });

  it('renews a file only if it has the file, and only with the built content', async () => {
    const storage = new FakeCache();
    const { copy } = await copyOf('one', storage);
    const pack = '/simulation/sm/00.json';
    expect(await copy.renew(pack, new Response(pack))).toBe(true);
    expect(await copy.matchHashed(pack)).toBeUndefined();
    await copy.keep(['story']);
    await storage.put(pack, new Response('spoilt'));
    expect(await copy.renew(pack, loginPage())).toBe(false);
    expect(await text(await copy.matchHashed(pack))).toBe('spoilt');
    expect(await copy.renew(pack, new Response(pack))).toBe(true);
    expect(await text(await copy.matchHashed(pack))).toBe(pack);
    expect(await copy.renew('/assets/site-of-another-release.js', loginPage())).toBe(true);
  });

  it('fetches only the changed files of a new release, for the parts that were kept before', async () => {
    const storage = new FakeCache();
    await (await copyOf('one', storage)).copy.keep(['site', 'story']);
    const { copy, fetched } = await copyOf('two', storage);
    expect(await copy.requestedParts()).toEqual(['site', 'story']);
    await copy.keep(['site', ...(await copy.requestedParts())]);
    expect(fetched).toEqual(['/', '/art/sun.svg', '/assets/site-two.js', '/simulation_wny']);
  });

  it('keeps the files of both releases until tidy()', async () => {
    const storage = new FakeCache();
    const { copy: one } = await copyOf('one', storage);
    const { copy: two } = await copyOf('two', storage);
    await one.keep(['site']);
    await two.keep(['site']);
    expect(await text(await one.match('/'))).toBe('/ of one');
    expect(await text(await two.match('/'))).toBe('/ of two');
    expect(await text(await two.matchHashed('/assets/site-one.js'))).toBe('/assets/site-one.js of one');
    await two.tidy();
    expect(await one.match('/')).toBeUndefined();
    expect(await two.matchHashed('/assets/site-one.js')).toBeUndefined();
    expect(await two.count(['site'])).toEqual({ total: 3, missing: 0 });
  });

  it('returns a page only if all files that it needs are there', async () => {
    const storage = new FakeCache();
    const { copy } = await copyOf('one', storage);
    await copy.keep(['site', 'story']);
    expect(await text(await copy.matchPage('/simulation_wny'))).toBe('/simulation_wny of one');
    await storage.delete('/simulation/sm/00.json');
    expect(await copy.matchPage('/simulation_wny')).toBeUndefined();
    expect(await text(await copy.matchPage('/'))).toBe('/ of one');
    expect(await copy.matchPage('/nowhere')).toBeUndefined();
  });
});
