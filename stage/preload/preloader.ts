import { createStore, type StoreApi } from 'zustand/vanilla';
import { checksumOf } from '../story/checksum.ts';
import type { PackFile } from '../story/pack.ts';
import type { download } from './download.ts';
import { type LoadedPack, readPack } from './readPack.ts';

export interface Loading {
  readonly status: 'idle' | 'loading' | 'complete' | 'failed';
  /** numbers of images. All images of a pack are loaded, or fail, together */
  readonly loaded: number;
  readonly failed: number;
  readonly total: number;
  /** 0 to 100, rounded; only `reset` reduces it */
  readonly percentage: number;
}

export interface Preloader {
  readonly loading: StoreApi<Loading>;
  /** the loaded pack with the drawing or image of this name, such as '03_sheet' */
  packOf(name: string): LoadedPack | undefined;
  /**
   * Fetches the missing packs; failed ones past the browser's cache. Resolves when each is loaded or has failed, and at
   * `reset`. Never rejects. A running load is shared.
   */
  load(): Promise<void>;
  reset(): void;
}

export type Fetch = typeof download;

const imagesIn = (packs: Iterable<PackFile>) => [...packs].reduce((sum, { images }) => sum + images, 0);

/** A pack that fails is reported to `onError` and does not stop the others. */
export function createPreloader(
  packs: readonly PackFile[],
  onError: (error: unknown) => void,
  fetchText: Fetch,
): Preloader {
  const total = imagesIn(packs);
  const idle: Loading = { status: 'idle', loaded: 0, failed: 0, total, percentage: 0 };
  const loading = createStore<Loading>()(() => idle);
  const arrived = new Map<PackFile, LoadedPack>();
  const failedBefore = new Set<PackFile>();
  let current = new AbortController();
  let underWay: Promise<void> | undefined;

  async function fetchPack(pack: PackFile, signal: AbortSignal) {
    const cache = failedBefore.has(pack) ? 'reload' : 'default';
    const { address } = pack;
    const text = await fetchText(address, { signal, cache });
    if (!address.endsWith(`-${checksumOf(text)}.json`))
      throw new Error(`Failed to load ${address}: its text has another checksum than its address`);
    const read = readPack(address, text);
    if (!signal.aborted) arrived.set(pack, read);
  }

  async function fetchMissing(signal: AbortSignal) {
    const missing = packs.filter(pack => !arrived.has(pack));
    let remaining = missing.length;
    let failed = 0;
    /** The last report includes the new status, so that the page renders only once. */
    const count = () => {
      remaining -= 1;
      const loaded = imagesIn(arrived.keys());
      const counted = { loaded, failed, percentage: Math.round((loaded / total) * 100) };
      if (remaining > 0) return loading.setState(counted);
      underWay = undefined;
      loading.setState({ ...counted, status: failed === 0 ? 'complete' : 'failed' });
    };
    loading.setState({ status: 'loading', failed });
    const fetchOrCount = async (pack: PackFile) => {
      try {
        await fetchPack(pack, signal);
      } catch (error) {
        if (signal.aborted) return;
        failed += pack.images;
        failedBefore.add(pack);
        onError(error);
      }
      if (!signal.aborted) count();
    };
    await Promise.all(missing.map(fetchOrCount));
  }

  return {
    loading,
    packOf(name) {
      const group = name.replace(/_.*/, '');
      const pack = packs.find(({ groups }) => groups.includes(group));
      const found = pack && arrived.get(pack);
      return found && (name in found.drawings || found.images.has(name)) ? found : undefined;
    },
    load() {
      if (!underWay && arrived.size === packs.length) return Promise.resolve();
      underWay ??= fetchMissing(current.signal);
      return underWay;
    },
    reset() {
      current.abort();
      current = new AbortController();
      underWay = undefined;
      arrived.clear();
      loading.setState(idle);
    },
  };
}
