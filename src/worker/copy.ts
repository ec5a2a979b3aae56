/** The offline copy: reads, downloads, renews and deletes the files that the service worker keeps in the cache. */
import type { Kept, ListedFile, Part } from './messages.ts';

/** The methods of a browser's `Cache` that this file uses. */
type Storage = Pick<Cache, 'match' | 'put' | 'delete' | 'keys'>;

interface Options {
  /** all files of the release */
  readonly files: readonly ListedFile[];
  /** opens the cache, which this release shares with older ones; may reject */
  open(): Promise<Storage>;
  /** fetches a file from the network; rejects without a network */
  fetch(url: string, options: RequestInit): Promise<Response>;
}

export interface Copy {
  /** downloads the missing files of these parts one by one; rejects at the first failure */
  keep(parts: readonly Part[]): Promise<void>;
  count(parts: readonly Part[]): Promise<Kept>;
  /** parts with at least one file in the cache, in this revision or an older one: a page has requested them before */
  asked(): Promise<Part[]>;
  /** resolves with this release's file at a path without a query; with undefined if the file is not kept */
  match(path: string): Promise<Response | undefined>;
  /** resolves with a file that has a hash in its name, of any release; with undefined if the file is not kept */
  matchHashed(url: string): Promise<Response | undefined>;
  /** replaces a kept file by a fresh response; does nothing if the file is not kept */
  renew(url: string, response: Response): Promise<void>;
  /** resolves with a page; with undefined if the page or a file that it needs is not kept */
  matchPage(path: string): Promise<Response | undefined>;
  /** true if the release has a file at this path */
  has(path: string): boolean;
  /** deletes all files of other releases */
  tidy(): Promise<void>;
}

/** Returns the cache key of a file. It contains the revision, so that the files of two releases at one path differ. */
const keyOf = ({ url, revision }: ListedFile) => (revision === null ? url : `${url}?v=${revision}`);
/**
 * True if an HTML page has arrived instead of a file: a public network may answer every request with its login page and
 * status 200.
 */
const isGates = (url: string, { headers }: Response) =>
  url.includes('.') && /html/.test(headers.get('Content-Type') ?? '');

/** Ignores `Vary: Accept-Encoding`: a kept file is unpacked already and fits every request. */
const ANY_PACKING = { ignoreVary: true };

/** Copies a redirected response as one that is not: browsers refuse a redirected response to a navigation. */
const withoutRedirect = async (response: Response) =>
  response.redirected
    ? new Response(await response.blob(), { headers: response.headers, status: response.status })
    : response;

export function createCopy({ files, open, fetch }: Options): Copy {
  const byPath = new Map(files.map(file => [file.url, file]));
  const of = (parts: readonly Part[]) => files.filter(({ part }) => parts.includes(part));

  async function keysKept(storage: Storage): Promise<Set<string>> {
    const kept = await storage.keys();
    return new Set(kept.map(({ url }) => url.slice(new URL(url).origin.length)));
  }
  async function match(path: string) {
    const file = byPath.get(path);
    return file && (await open()).match(keyOf(file), ANY_PACKING);
  }
  async function count(parts: readonly Part[]): Promise<Kept> {
    const kept = await keysKept(await open());
    const all = of(parts);
    return { total: all.length, missing: all.filter(file => !kept.has(keyOf(file))).length };
  }

  return {
    count,
    match,
    has: path => byPath.has(path),
    matchHashed: async url => (await open()).match(url, ANY_PACKING),
    async keep(parts) {
      const storage = await open();
      const kept = await keysKept(storage);
      for (const file of of(parts)) {
        if (kept.has(keyOf(file))) continue;
        // a hashed file may come from the browser's HTTP cache
        const response = await fetch(file.url, { cache: file.revision === null ? 'default' : 'no-cache' });
        if (!response.ok) throw new Error(`${file.url}: status ${response.status}`);
        if (isGates(file.url, response)) throw new Error(`${file.url}: an HTML page came instead`);
        await storage.put(keyOf(file), await withoutRedirect(response));
      }
    },
    async renew(url, response) {
      const storage = await open();
      if (await storage.match(url, ANY_PACKING)) await storage.put(url, response);
    },
    async asked() {
      const kept = [...(await keysKept(await open()))].map(key => key.replace(/\?.*/, ''));
      return [...new Set(kept.flatMap(path => byPath.get(path)?.part ?? []))];
    },
    async matchPage(path) {
      const part = byPath.get(path)?.part;
      if (!part || (await count(['site', part])).missing > 0) return undefined;
      return match(path);
    },
    async tidy() {
      const storage = await open();
      const ours = new Set(files.map(keyOf));
      for (const key of await keysKept(storage)) if (!ours.has(key)) await storage.delete(key, ANY_PACKING);
    },
  };
}
