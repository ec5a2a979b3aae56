import { describe, expect, it } from 'vitest';
import { createCopy } from '../../../src/worker/copy.ts';
import type { ListedFile } from '../../../src/worker/messages.ts';

const ORIGIN = 'https://site.example';

/** A cache in memory that maps keys to responses. */
class Storage {
  readonly kept = new Map<string, Response>();
  /** Number of files that fit. */
  room = Number.POSITIVE_INFINITY;
  #key = (key: RequestInfo | URL) => String(key);
  match = async (key: RequestInfo | URL) => this.kept.get(this.#key(key))?.clone();
  put = async (key: RequestInfo | URL, response: Response) => {
    if (this.kept.size >= this.room) throw new DOMException('full', 'QuotaExceededError');
    this.kept.set(this.#key(key), response);
  };
  delete = async (key: RequestInfo | URL) => this.kept.delete(this.#key(key));
  keys = async () => [...this.kept.keys()].map(key => new Request(ORIGIN + key));
}

const release = (name: string): ListedFile[] => [
  { url: '/', revision: name, part: 'site' },
  { url: '/art/sun.svg', revision: 'always', part: 'site' },
  { url: `/assets/site-${name}.js`, revision: null, part: 'site' },
  { url: '/simulation_wny', revision: name, part: 'story' },
  { url: '/simulation/sm/00.json', revision: null, part: 'story' },
  { url: '/kiosk', revision: name, part: 'kiosk' },
];

function copyOf(name: string, storage: Storage) {
  const fetched: string[] = [];
  const broken = new Set<string>();
  /** Addresses answered with the login page of a captive portal. */
  const gated = new Set<string>();
  const copy = createCopy({
    files: release(name),
    open: async () => storage,
    async fetch(url) {
      fetched.push(url);
      if (gated.has(url)) return new Response('Log in', { headers: { 'Content-Type': 'text/html' } });
      return broken.has(url) ? new Response('', { status: 404 }) : new Response(`${url} of ${name}`);
    },
  });
  return { copy, fetched, broken, gated };
}
const text = async (response: Response | undefined) => response?.text();

describe('the copy', () => {
  it('keeps the requested parts and fetches no file twice', async () => {
    const { copy, fetched } = copyOf('one', new Storage());
    await copy.keep(['site']);
    expect(fetched).toEqual(['/', '/art/sun.svg', '/assets/site-one.js']);
    await copy.keep(['site', 'story']);
    expect(fetched.slice(3)).toEqual(['/simulation_wny', '/simulation/sm/00.json']);
    expect(await copy.count(['site', 'story', 'kiosk'])).toEqual({ total: 6, missing: 1 });
    expect(await copy.asked()).toEqual(['site', 'story']);
  });

  it('continues with the missing files after one file has failed or did not fit', async () => {
    const storage = new Storage();
    const { copy, fetched, broken } = copyOf('one', storage);
    broken.add('/art/sun.svg');
    await expect(copy.keep(['site'])).rejects.toThrow('/art/sun.svg: status 404');
    broken.clear();
    storage.room = 2;
    await expect(copy.keep(['site'])).rejects.toThrow('full');
    expect(await copy.count(['site'])).toEqual({ total: 3, missing: 1 });
    storage.room = 3;
    await copy.keep(['site']);
    expect(fetched.filter(url => url === '/')).toHaveLength(1);
    expect(await copy.count(['site'])).toEqual({ total: 3, missing: 0 });
  });

  it('does not store the page of a captive portal as a file', async () => {
    const storage = new Storage();
    const { copy, gated } = copyOf('one', storage);
    gated.add('/assets/site-one.js');
    await expect(copy.keep(['site'])).rejects.toThrow('/assets/site-one.js: an HTML page came instead');
    expect(await copy.matchHashed('/assets/site-one.js')).toBeUndefined();
    gated.clear();
    await copy.keep(['site']);
    expect(await copy.count(['site'])).toEqual({ total: 3, missing: 0 });
  });

  it('renews only files that it has', async () => {
    const { copy } = copyOf('one', new Storage());
    const pack = '/simulation/sm/00.json';
    await copy.renew(pack, new Response('whole'));
    expect(await copy.matchHashed(pack)).toBeUndefined();
    await copy.keep(['story']);
    await copy.renew(pack, new Response('whole'));
    expect(await text(await copy.matchHashed(pack))).toBe('whole');
  });

  it('fetches only the changed files of a new release, for the parts kept before', async () => {
    const storage = new Storage();
    await copyOf('one', storage).copy.keep(['site', 'story']);
    const { copy, fetched } = copyOf('two', storage);
    expect(await copy.asked()).toEqual(['site', 'story']);
    await copy.keep(['site', ...(await copy.asked())]);
    expect(fetched).toEqual(['/', '/assets/site-two.js', '/simulation_wny']);
  });

  it('keeps the files of both releases until tidy()', async () => {
    const storage = new Storage();
    const one = copyOf('one', storage).copy;
    const two = copyOf('two', storage).copy;
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
    const storage = new Storage();
    const { copy } = copyOf('one', storage);
    await copy.keep(['site', 'story']);
    expect(await text(await copy.matchPage('/simulation_wny'))).toBe('/simulation_wny of one');
    await storage.delete('/simulation/sm/00.json');
    expect(await copy.matchPage('/simulation_wny')).toBeUndefined();
    expect(await text(await copy.matchPage('/'))).toBe('/ of one');
    expect(await copy.matchPage('/nowhere')).toBeUndefined();
  });
});
