/** Fetches every image file of one layout before the start: what is loaded, what failed, how far. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import { download } from './download.ts';

export interface Loading {
  readonly status: 'idle' | 'loading' | 'complete' | 'failed';
  /** addresses */
  readonly loaded: ReadonlySet<string>;
  readonly failed: ReadonlySet<string>;
  readonly total: number;
  /** 0 to 100, rounded, never going back */
  readonly percentage: number;
}

export interface Preloader {
  readonly loading: StoreApi<Loading>;
  /** the SVG text of a file that has come, by its address; undefined while it has not, and for other files */
  drawing(address: string): string | undefined;
  /**
   * Fetches what has not come yet. Resolves when each file has come or failed, and never rejects; called while it
   * fetches, it gives the same promise. After a `reset` a promise of before resolves without a result
   */
  load(): Promise<void>;
  /** aborts what is under way and forgets everything */
  reset(): void;
}

/** Downloads at the same time: as many as a browser opens to one host anyway. */
const LANES = 6;

const idle = (total: number): Loading => ({
  status: 'idle',
  loaded: new Set(),
  failed: new Set(),
  total,
  percentage: 0,
});

/**
 * A preloader that has not begun. `addresses` are root-relative; one that is named twice is fetched once. A failed
 * one is reported by `onError` and does not stop the others.
 */
export function createPreloader(
  addresses: readonly string[],
  onError: (error: unknown) => void,
  fetchBytes = download,
): Preloader {
  const all = [...new Set(addresses)];
  const loading = createStore<Loading>()(() => idle(all.length));
  const drawings = new Map<string, string>();
  let current = new AbortController();
  let underWay: Promise<void> | undefined;

  const came = (address: string, bytes: Uint8Array) => {
    if (address.endsWith('.svg')) drawings.set(address, new TextDecoder().decode(bytes));
    loading.setState(({ loaded, total }) => {
      const now = new Set(loaded).add(address);
      return { loaded: now, percentage: Math.round((now.size / total) * 100) };
    });
  };

  async function lane(queue: string[], signal: AbortSignal) {
    for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
      try {
        const bytes = await fetchBytes(address, signal);
        if (signal.aborted) return;
        came(address, bytes);
      } catch (error) {
        if (signal.aborted) return;
        const missing = address;
        loading.setState(({ failed }) => ({ failed: new Set(failed).add(missing) }));
        onError(error);
      }
    }
  }

  async function fetchMissing(signal: AbortSignal) {
    const queue = all.filter(address => !loading.getState().loaded.has(address));
    loading.setState({ status: 'loading', failed: new Set() });
    await Promise.all(Array.from({ length: LANES }, () => lane(queue, signal)));
    if (signal.aborted) return;
    underWay = undefined;
    loading.setState(({ failed }) => ({ status: failed.size === 0 ? 'complete' : 'failed' }));
  }

  return {
    loading,
    drawing: address => drawings.get(address),
    load() {
      underWay ??= fetchMissing(current.signal);
      return underWay;
    },
    reset() {
      current.abort();
      current = new AbortController();
      underWay = undefined;
      drawings.clear();
      loading.setState(idle(all.length));
    },
  };
}
