/** Fetches every picture of one layout before the start: how many have come, how many failed, how far it is. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import { checksumOf } from '../story/checksum.ts';
import type { PackFile } from '../story/pack.ts';
import type { download } from './download.ts';
import { loadPacks } from './loadPacks.ts';
import { type LoadedPack, readPack } from './readPack.ts';

export interface Loading {
  readonly status: 'idle' | 'loading' | 'complete' | 'failed';
  /** numbers of images; those of a pack come and fail together */
  readonly loaded: number;
  readonly failed: number;
  readonly total: number;
  /** of the images that have come, 0 to 100, rounded, never going back */
  readonly percentage: number;
}

export interface Preloader {
  readonly loading: StoreApi<Loading>;
  /** the pack that holds this drawing, such as '03_sheet'; undefined while it has not come, and for an unknown one */
  packOf(drawing: string): LoadedPack | undefined;
  /**
   * Fetches what has not come yet; what has failed before, past the browser's cache. Resolves when each pack has
   * come or failed, and never rejects; called while it fetches, it gives the same promise. After a `reset` a promise
   * of before resolves without a result
   */
  load(): Promise<void>;
  /** aborts what is under way and forgets everything */
  reset(): void;
}

/** The text at an address, see `download`. */
export type Fetch = typeof download;

const imagesIn = (packs: Iterable<PackFile>) => [...packs].reduce((sum, { images }) => sum + images, 0);

/**
 * A preloader that has not begun. A pack that fails is reported by `onError` and does not stop the others.
 */
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

  async function fetchPack(pack: PackFile, signal: AbortSignal): Promise<LoadedPack> {
    const cache = failedBefore.has(pack) ? 'reload' : 'default';
    const { address } = pack;
    const text = await fetchText(address, { signal, cache });
    if (!address.endsWith(`-${checksumOf(text)}.json`))
      throw new Error(`Failed to load ${address}: it is not what was built`);
    const read = readPack(address, text);
    if (!signal.aborted) arrived.set(pack, read);
    return read;
  }

  async function fetchMissing(signal: AbortSignal) {
    const missing = packs.filter(pack => !arrived.has(pack));
    const [before, asked] = [imagesIn(arrived.keys()), imagesIn(missing)];
    let failed = 0;
    loading.setState({ status: 'loading', failed });
    const forget = await loadPacks(missing, {
      fetch: pack => fetchPack(pack, signal),
      onProgress(share) {
        if (signal.aborted) return;
        // several may have failed before the progress counts the first of them in
        const counted = Math.round(before + share * asked) - failed;
        const loaded = Math.max(loading.getState().loaded, counted);
        loading.setState({ loaded, failed, percentage: Math.round((loaded / total) * 100) });
      },
      onError(pack, error) {
        if (signal.aborted) return;
        failed += pack.images;
        failedBefore.add(pack);
        onError(error);
      },
    });
    forget();
    if (signal.aborted) return;
    underWay = undefined;
    loading.setState({ status: failed === 0 ? 'complete' : 'failed' });
  }

  return {
    loading,
    packOf(drawing) {
      const [group = ''] = drawing.split('_', 1);
      const pack = packs.find(({ groups }) => groups.includes(group));
      const found = pack && arrived.get(pack);
      return found && drawing in found.pack.drawings ? found : undefined;
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
      loading.setState(idle, true);
    },
  };
}
