import { describe, expect, it, vi } from 'vitest';
import { hashOf } from '../../../src/worker/contentHash.ts';
import { createCopy } from '../../../src/worker/copy.ts';
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

const html = (name: string) => `<script src="/assets/site-${name}.js">`;
/**
 * Returns the content of a file in the release `name`. A file in /simulation/ has the same content in all releases,
 * because its name includes its hash. Other files differ. A page names the release's script.
 */
function contentOf(url: string, name: string) {
  if (url.startsWith('/simulation/')) return url;
  return url.includes('.') ? `${url} of ${name}` : `${url} ${html(name)}`;
}
const PARTS: readonly (readonly [url: string, part: Part])[] = [
  ['/', 'site'],
  ['/starter', 'site'],
  ['/art/sun.svg', 'site'],
  ['/assets/site-NAME.js', 'site'],
  ['/simulation_wny', 'story'],
  ['/simulation/sm/00.json', 'story'],
  ['/kiosk', 'kiosk'],
];
const SITE_FILES = ['/', '/starter', '/art/sun.svg', '/assets/site-one.js'];
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
  const signals: unknown[] = [];
  const files = await release(name);
  /** `answer` can respond in place of the server. If it returns undefined, the server responds. */
  const network: { answer: Answer } = { answer: () => undefined };
  const copy = createCopy({
    files,
    open: async () => storage,
    async fetch(url, { cache, signal }) {
      fetched.push(url);
      signals.push(signal);
      return network.answer(url, cache) ?? new Response(contentOf(url, name));
    },
  });
  return { copy, fetched, network, signals };
}
/** Returns the login page that a captive portal sends instead of a file. */
const loginPage = () => new Response('Log in', { headers: { 'Content-Type': 'text/html' } });
const text = async (response: Response | undefined) => response?.text();

describe('the copy', () => {
  it('keeps the requested parts and fetches no file twice', async () => {
    const { copy, fetched } = await copyOf('one', new FakeCache());
    await copy.keep(['site']);
    expect(fetched).toEqual(SITE_FILES);
    await copy.keep(['site', 'story']);
    expect(fetched.slice(4)).toEqual(['/simulation_wny', '/simulation/sm/00.json']);
    expect(await copy.count(['site', 'story', 'kiosk'])).toEqual({ total: 7, missing: 1 });
    expect(await copy.requestedParts()).toEqual(['site', 'story']);
  });

  it('continues with the missing files after a file did not fit', async () => {
    const storage = new FakeCache();
    const { copy, fetched } = await copyOf('one', storage);
    storage.room = 2;
    await expect(copy.keep(['site'])).rejects.toThrow('full');
    storage.room = 4;
    await copy.keep(['site']);
    expect(fetched.filter(url => url === '/')).toHaveLength(1);
    expect(await copy.count(['site'])).toEqual({ total: 4, missing: 0 });
  });

  it.each([
    ['a page, from a captive portal', '/starter', loginPage],
    ['a page, of an older release', '/starter', () => new Response(html('zero'))],
    ['a page, with an error status', '/starter', () => new Response(html('one'), { status: 500 })],
    ['a picture, from a captive portal', '/art/sun.svg', loginPage],
  ])('refuses only this file if it gets %s, and keeps the right file later', async (_, broken, answer) => {
    const { copy, network } = await copyOf('one', new FakeCache());
    network.answer = url => (url === broken ? answer() : undefined);
    expect(await copy.keep(['site', 'story'])).toEqual([broken]);
    expect(await copy.works(['site', 'story'])).toBe(true);
    expect(await copy.matchPage(broken)).toBeUndefined();
    expect(await text(await copy.matchPage('/'))).toContain(html('one'));
    network.answer = () => undefined;
    expect(await copy.keep(['site'])).toEqual([]);
    expect(await text(await copy.match(broken))).toBe(contentOf(broken, 'one'));
  });

  it.each([
    ['from a captive portal', loginPage],
    ['of which half has come', () => new Response('/assets/site-on')],
    ['with an error status', () => new Response(contentOf('/assets/site-one.js', 'one'), { status: 500 })],
  ])('does not work if it gets a script %s', async (_, answer) => {
    const { copy, network } = await copyOf('one', new FakeCache());
    network.answer = url => (url.startsWith('/assets/') ? answer() : undefined);
    expect(await copy.keep(['site', 'story'])).toEqual(['/assets/site-one.js']);
    expect(await copy.match('/assets/site-one.js')).toBeUndefined();
    expect(await copy.works(['site'])).toBe(false);
    expect(await copy.matchPage('/')).toBeUndefined();
  });

  it('does not work if all pages are of an older release', async () => {
    const { copy, network } = await copyOf('one', new FakeCache());
    network.answer = url => (url.includes('.') ? undefined : new Response(html('zero')));
    await copy.keep(['site']);
    expect(await copy.works(['site'])).toBe(false);
  });

  it('keeps a page that a proxy has rewritten, since it names only this release’s code', async () => {
    const { copy, network } = await copyOf('one', new FakeCache());
    network.answer = url => (url === '/' ? new Response(`${html('one')}<!-- minified -->`) : undefined);
    expect(await copy.keep(['site'])).toEqual([]);
    expect(await text(await copy.matchPage('/'))).toContain('minified');
  });

  it('fetches a file again, past the HTTP cache, if the cached file is broken', async () => {
    const { copy, fetched, network } = await copyOf('one', new FakeCache());
    network.answer = (_, cache) => (cache === 'reload' ? undefined : loginPage());
    expect(await copy.keep(['site'])).toEqual([]);
    expect(fetched).toEqual(SITE_FILES.flatMap(url => [url, url]));
  });

  it('waits at most 60 s for each file, because releases wait for each other', async () => {
    const limit = vi.spyOn(AbortSignal, 'timeout');
    const { copy, signals } = await copyOf('one', new FakeCache());
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
    expect(await copy.match(pack)).toBeUndefined();
    await copy.keep(['story']);
    await storage.put(pack, new Response('spoilt'));
    expect(await copy.renew(pack, loginPage())).toBe(false);
    expect(await text(await copy.match(pack))).toBe('spoilt');
    expect(await copy.renew(pack, new Response(pack))).toBe(true);
    expect(await text(await copy.match(pack))).toBe(pack);
    expect(await copy.renew('/assets/site-of-another-release.js', loginPage())).toBe(true);
  });

  it('keeps the files of two releases until tidy(), and fetches only what has changed', async () => {
    const storage = new FakeCache();
    const { copy: one } = await copyOf('one', storage);
    await one.keep(['site', 'story']);
    const { copy: two, fetched } = await copyOf('two', storage);
    expect(await two.requestedParts()).toEqual(['site', 'story']);
    await two.keep(['site', 'story']);
    expect(fetched).toEqual(['/', '/starter', '/art/sun.svg', '/assets/site-two.js', '/simulation_wny']);
    expect(await text(await one.match('/'))).toContain(html('one'));
    expect(await text(await two.match('/'))).toContain(html('two'));
    expect(await text(await two.match('/assets/site-one.js'))).toBe('/assets/site-one.js of one');
    await two.tidy();
    expect(await one.match('/')).toBeUndefined();
    expect(await two.match('/assets/site-one.js')).toBeUndefined();
    expect(await two.count(['site', 'story'])).toEqual({ total: 6, missing: 0 });
  });

  it('returns a page only if all packs and scripts of its part are there', async () => {
    const storage = new FakeCache();
    const { copy } = await copyOf('one', storage);
    await copy.keep(['site', 'story']);
    expect(await text(await copy.matchPage('/simulation_wny'))).toContain('/simulation_wny');
    await storage.delete('/simulation/sm/00.json');
    expect(await copy.matchPage('/simulation_wny')).toBeUndefined();
    expect(await text(await copy.matchPage('/'))).toContain(html('one'));
    expect(await copy.matchPage('/nowhere')).toBeUndefined();
  });
});
