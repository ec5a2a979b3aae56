/**
 * The offline copy: reads, downloads, renews and deletes the files in the service worker's cache. A file in the cache
 * is called a kept file.
 */
import { hashOf } from './contentHash.ts';
import type { Kept, ListedFile, Part } from './messages.ts';
import { isHashed } from './paths.ts';

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
  /**
   * Downloads the missing files of these parts of the offline copy, for example ['site', 'story'], one by one. Rejects
   * at the first failure: with a `RefusedFile` if a file does not arrive as it was built.
   */
  keep(parts: readonly Part[]): Promise<void>;
  count(parts: readonly Part[]): Promise<Kept>;
  /**
   * Resolves with the parts of the offline copy that pages have requested before, for example ['site', 'story']. A part
   * counts as requested if the cache holds a file at one of its paths, of any release.
   */
  requestedParts(): Promise<Part[]>;
  /** resolves with this release's file at `path` (without a query); with undefined if it is not in the cache */
  match(path: string): Promise<Response | undefined>;
  /**
   * Resolves with the file at a path with a hash, for example '/assets/index-4fK2.js'. The file may be of an older
   * release. Resolves with undefined if the file is not in the cache.
   */
  matchHashed(path: string): Promise<Response | undefined>;
  /**
   * Replaces the cached file at `path` by the response, if the response's content equals the built file. If
   * no file is cached at `path`, adds none. Resolves with false if the content differs or the response is an
   * error; else with true. If the release has no file at `path`, compares nothing and resolves with true.
   */
  renew(path: string, response: Response): Promise<boolean>;
  /** resolves with a page; with undefined if the page or a file that it needs is not kept */
  matchPage(path: string): Promise<Response | undefined>;
  /** true if the release has a file at this path */
  has(path: string): boolean;
  /** deletes all files of other releases */
  tidy(): Promise<void>;
}

/**
 * Returns the cache key of a file. The key contains the hash, so that the files of two releases at one path have
 * different keys.
 */
const keyOf = ({ url, hash }: ListedFile) => (isHashed(url) ? url : `${url}?v=${hash}`);

/** Ignores the header `Vary: Accept-Encoding`, because a kept file is decompressed and fits every request. */
const IGNORE_VARY = { ignoreVary: true };

/** A file that did not arrive as it was built: the network or the host has changed it, or has sent an error. */
export class RefusedFile extends Error {
  readonly url: string;

  constructor(url: string) {
    super(`${url} is not what was built`);
    this.url = url;
  }
}

/**
 * Timeout in ms for one file. Without it, one stalled file would block the downloads of all releases, because they run
 * one after another (`oneAtATime` in sw.ts).
 */
const ARRIVES_WITHIN = 60_000;

/** `ifBuilt` removes these headers. They describe the compressed file, but a kept file is decompressed. */
const TRANSPORT_HEADERS = ['Content-Encoding', 'Content-Length'];

/**
 * Resolves with a copy of the response if its content equals the built file, else with undefined. The copy is
 * not marked as redirected, because browsers refuse a redirected response for a navigation.
 */
async function ifBuilt({ hash }: ListedFile, response: Response): Promise<Response | undefined> {
  const content = await response.arrayBuffer();
  if (!response.ok || (await hashOf(content)) !== hash) return undefined;
  const headers = new Headers(response.headers);
  for (const name of TRANSPORT_HEADERS) headers.delete(name);
  return new Response(content, { headers });
}

export function createCopy({ files, open, fetch }: Options): Copy {
  const byPath = new Map(files.map(file => [file.url, file]));
  const filesOf = (parts: readonly Part[]) => files.filter(({ part }) => parts.includes(part));

  async function keptKeys(storage: Storage): Promise<Set<string>> {
    const kept = await storage.keys();
    return new Set(kept.map(({ url }) => url.slice(new URL(url).origin.length)));
  }
  async function match(path: string) {
    const file = byPath.get(path);
    return file && (await open()).match(keyOf(file), IGNORE_VARY);
  }
  /**
   * Fetches a file. If the file does not arrive as it was built, fetches it again without the browser's HTTP cache,
   * which may contain a broken file. Rejects with a `RefusedFile` if the second response is wrong too.
   */
  async function fetchBuilt(file: ListedFile): Promise<Response> {
    const from = async (cache: RequestCache) =>
      ifBuilt(file, await fetch(file.url, { cache, signal: AbortSignal.timeout(ARRIVES_WITHIN) }));
    const built = (await from(isHashed(file.url) ? 'default' : 'no-cache')) ?? (await from('reload'));
    if (!built) throw new RefusedFile(file.url);
    return built;
  }
  async function count(parts: readonly Part[]): Promise<Kept> {
    const kept = await keptKeys(await open());
    const all = filesOf(parts);
    return { total: all.length, missing: all.filter(file => !kept.has(keyOf(file))).length };
  }

  return {
    count,
    match,
    has: path => byPath.has(path),
    matchHashed: async path => (await open()).match(path, IGNORE_VARY),
    async keep(parts) {
      const storage = await open();
      const kept = await keptKeys(storage);
      for (const file of filesOf(parts)) {
        if (kept.has(keyOf(file))) continue;
        await storage.put(keyOf(file), await fetchBuilt(file));
      }
    },
    async renew(path, response) {
      const file = byPath.get(path);
      if (!file) return true;
      const built = await ifBuilt(file, response);
      const storage = await open();
      if (built && (await storage.match(path, IGNORE_VARY))) await storage.put(path, built);
      return built !== undefined;
    },
    async requestedParts() {
      const kept = [...(await keptKeys(await open()))].map(key => key.replace(/\?.*/, ''));
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
      for (const key of await keptKeys(storage)) if (!ours.has(key)) await storage.delete(key, IGNORE_VARY);
    },
  };
}
