/** The copy of the site that the service worker keeps: which files it has, and how the others come. */
import type { Kept, ListedFile, Part } from './messages.ts';

/** What is used of the browser's cache. */
type Storage = Pick<Cache, 'match' | 'put' | 'delete' | 'keys'>;

interface Options {
  /** every file of the release */
  readonly files: readonly ListedFile[];
  /** opens where files are kept, for this release and the older ones; may reject */
  open(): Promise<Storage>;
  /** fetches a file from the network, and rejects where there is none */
  fetch(url: string, options: RequestInit): Promise<Response>;
}

export interface Copy {
  /** keeps what is missing of these parts, one file after the other; rejects with the first that cannot be kept */
  keep(parts: readonly Part[]): Promise<void>;
  count(parts: readonly Part[]): Promise<Kept>;
  /** the parts that somebody has once asked for, whole or not, of this release or an older one */
  asked(): Promise<Part[]>;
  /** the file of this release at a path without a query; undefined if it is not kept */
  match(path: string): Promise<Response | undefined>;
  /** a file whose address changes with what is in it, of whatever release */
  matchHashed(url: string): Promise<Response | undefined>;
  /** what has been asked for anew takes the place of what is kept; what is not kept is not kept now either */
  renew(url: string, response: Response): Promise<void>;
  /** a page, if all that it needs is kept as well */
  matchPage(path: string): Promise<Response | undefined>;
  /** is there a file at this path in the release? */
  has(path: string): boolean;
  /** deletes every file that is not this release's */
  tidy(): Promise<void>;
}

/** Where a file is kept: files of two releases at one address stand side by side. */
const keyOf = ({ url, revision }: ListedFile) => (revision === null ? url : `${url}?v=${revision}`);
/** The gate of a public network answers with success and a page, whatever is asked for. */
const isGates = (url: string, { headers }: Response) =>
  url.includes('.') && /html/.test(headers.get('Content-Type') ?? '');

/** What a server says about its packing is no reason not to find a file again. */
const ANY_PACKING = { ignoreVary: true };

/** A page that the host has led elsewhere may not be shown to a navigation before it is copied. */
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
        // what the browser has already is not sent again
        const response = await fetch(file.url, { cache: file.revision === null ? 'default' : 'no-cache' });
        if (!response.ok) throw new Error(`${file.url}: status ${response.status}`);
        if (isGates(file.url, response)) throw new Error(`${file.url}: a page has come instead`);
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
