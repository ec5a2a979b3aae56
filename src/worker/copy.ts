/**
 * The offline copy: reads, downloads, renews and deletes the files in the service worker's cache. A file in the cache
 * is called a kept file.
 */
import { hashOf } from './contentHash.ts';
import type { Kept, ListedFile, Part } from './messages.ts';
import { isHashed, isPage } from './paths.ts';

interface Options {
  readonly files: readonly ListedFile[];
  /** opens the cache, which this release shares with older ones; may reject */
  open(): Promise<Pick<Cache, 'match' | 'put' | 'delete' | 'keys'>>;
  fetch(url: string, options: RequestInit): Promise<Response>;
}

export type Copy = ReturnType<typeof createCopy>;

/**
 * Returns the cache key of a file. The key contains the hash, so that the files of two releases at one path have
 * different keys.
 */
const keyOf = ({ url, hash }: ListedFile) => (isHashed(url) ? url : `${url}?v=${hash}`);

/** Ignores the header `Vary: Accept-Encoding`, because a kept file is decompressed and fits every request. */
const IGNORE_VARY = { ignoreVary: true };

/**
 * Timeout in ms for one file. Without it, one stalled file would block the downloads of all releases, because they run
 * one after another (`oneAtATime` in sw.ts).
 */
const ARRIVES_WITHIN = 60_000;

/** These headers describe the compressed file, but a kept file is decompressed. */
const TRANSPORT_HEADERS = ['Content-Encoding', 'Content-Length'];

const NAMES_OF_CODE = /\/assets\/[\w.-]+/g;

export function createCopy({ files, open, fetch }: Options) {
  const byPath = new Map(files.map(file => [file.url, file]));
  const has = (path: string) => byPath.has(path);
  const filesOf = (parts: readonly Part[]) => files.filter(({ part }) => parts.includes(part));

  /** Returns true for a page of this release, also if a proxy has rewritten it: it names code of this release only. */
  function isOurPage(content: ArrayBuffer): boolean {
    const code = new TextDecoder().decode(content).match(NAMES_OF_CODE) ?? [];
    return code.length > 0 && code.every(has);
  }
  /**
   * Resolves with a copy of the response if it is right: a page of this release, or another file as it was built.
   * Otherwise resolves with undefined. The copy is not marked as redirected, because browsers refuse a redirected response
   * for a navigation.
   */
  async function ifRight({ url, hash }: ListedFile, response: Response): Promise<Response | undefined> {
    const content = await response.arrayBuffer();
    const isRight = isPage(url) ? isOurPage(content) : (await hashOf(content)) === hash;
    if (!response.ok || !isRight) return undefined;
    const headers = new Headers(response.headers);
    for (const name of TRANSPORT_HEADERS) headers.delete(name);
    return new Response(content, { headers });
  }
  /**
   * Fetches a file. If a wrong one arrives, fetches it again without the browser's HTTP cache, which may contain a broken
   * file. Resolves with undefined if the second one is wrong too.
   */
  async function fetchRight(file: ListedFile): Promise<Response | undefined> {
    const from = async (cache: RequestCache) =>
      ifRight(file, await fetch(file.url, { cache, signal: AbortSignal.timeout(ARRIVES_WITHIN) }));
    return (await from(isHashed(file.url) ? 'default' : 'no-cache')) ?? from('reload');
  }
  async function keptKeys(): Promise<Set<string>> {
    const kept = await (await open()).keys();
    return new Set(kept.map(({ url }) => url.slice(new URL(url).origin.length)));
  }
  /** Resolves with true if these parts work: all their files with a hash and at least one page are kept. */
  async function works(parts: readonly Part[]): Promise<boolean> {
    const kept = await keptKeys();
    const all = filesOf(parts);
    const isKept = (file: ListedFile) => kept.has(keyOf(file));
    return (
      all.filter(({ url }) => isHashed(url)).every(isKept) &&
      all.filter(({ url }) => isPage(url)).some(isKept)
    );
  }
  /**
   * Resolves with this release's file at `path` (without a query). A file with a hash in its path may be of an older
   * release. Resolves with undefined if the file is not kept.
   */
  async function match(path: string): Promise<Response | undefined> {
    const file = byPath.get(path);
    const key = file ? keyOf(file) : isHashed(path) && path;
    return key ? (await open()).match(key, IGNORE_VARY) : undefined;
  }

  return {
    has,
    match,
    works,
    /**
     * Downloads the missing files of these parts, one by one. Resolves with the paths of the files that were refused,
     * because they arrive wrong. Ends at the first refused file with a hash, because pages do not work without it. Rejects
     * at the first failure.
     */
    async keep(parts: readonly Part[]): Promise<readonly string[]> {
      const storage = await open();
      const kept = await keptKeys();
      const refused: string[] = [];
      for (const file of filesOf(parts)) {
        if (kept.has(keyOf(file))) continue;
        const right = await fetchRight(file);
        if (right) await storage.put(keyOf(file), right);
        else refused.push(file.url);
        if (!right && isHashed(file.url)) break;
      }
      return refused;
    },
    async count(parts: readonly Part[]): Promise<Kept> {
      const kept = await keptKeys();
      const all = filesOf(parts);
      return { total: all.length, missing: all.filter(file => !kept.has(keyOf(file))).length };
    },
    /**
     * Resolves with the parts that pages have requested before, for example ['site', 'story']. A part counts as requested
     * if the cache holds a file at one of its paths, of any release.
     */
    async requestedParts(): Promise<Part[]> {
      const kept = [...(await keptKeys())].map(key => key.replace(/\?.*/, ''));
      return [...new Set(kept.flatMap(path => byPath.get(path)?.part ?? []))];
    },
    /**
     * Replaces the kept file at `path`, a path with a hash, by the response, if the response is right. If no file is
     * kept at `path`, adds none. Resolves with false if the response is wrong, else with true, also for a file of another
     * release.
     */
    async renew(path: string, response: Response): Promise<boolean> {
      const file = byPath.get(path);
      if (!file) return true;
      const right = await ifRight(file, response);
      const storage = await open();
      if (right && (await storage.match(path, IGNORE_VARY))) await storage.put(path, right);
      return right !== undefined;
    },
    /** Resolves with a page; with undefined if it is not kept or does not work. */
    async matchPage(path: string): Promise<Response | undefined> {
      const part = byPath.get(path)?.part;
      return part && (await works(['site', part])) ? match(path) : undefined;
    },
    async tidy(): Promise<void> {
      const storage = await open();
      const ours = new Set(files.map(keyOf));
      for (const key of await keptKeys()) if (!ours.has(key)) await storage.delete(key, IGNORE_VARY);
    },
  };
}
