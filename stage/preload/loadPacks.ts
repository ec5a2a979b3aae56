/** Loads packs with Pixi's Assets, which reports the progress. */
import { Assets, ExtensionType, extensions, type LoaderParser, type ResolvedAsset } from 'pixi.js';
import type { PackFile } from '../story/pack.ts';
import type { LoadedPack } from './readPack.ts';

/** The data of an asset, which Pixi passes to the parser. They say how to fetch the pack. */
interface Order {
  fetch(): Promise<LoadedPack>;
}

const PARSER = 'pack';
const packParser: LoaderParser<LoadedPack, Order> = {
  extension: { type: ExtensionType.LoadParser, name: PARSER },
  name: PARSER,
  id: PARSER,
  load: (_: string, asset?: ResolvedAsset<Order>) =>
    asset?.data ? asset.data.fetch() : Promise.reject(new Error('Only loadPacks may load a pack')),
};

function begin() {
  extensions.add(packParser);
  // packs are the only assets: Pixi need not detect which image and video formats the browser supports
  return Assets.init({ skipDetections: true });
}
let ready: Promise<void> | undefined;

let orders = 0;

export interface PackLoading {
  fetch(pack: PackFile): Promise<LoadedPack>;
  /** `share`: share of the requested images whose pack is loaded or has failed, 0 to 1 */
  onProgress(share: number): void;
  /** called when a pack fails, before `onProgress` counts this pack */
  onError(pack: PackFile, error: unknown): void;
}

/**
 * Fetches these packs in parallel. Resolves when each pack is loaded or has failed, and never rejects. It resolves to a
 * function that removes the packs from Pixi's cache.
 */
export async function loadPacks(
  packs: readonly PackFile[],
  { fetch, onProgress, onError }: PackLoading,
): Promise<() => void> {
  ready ??= begin();
  await ready;
  // Pixi identifies an asset by its address and reuses a running load of this address, even if that load was just
  // aborted. A fragment, which is not sent to the server, makes every address unique.
  orders += 1;
  const bySource = new Map(packs.map(pack => [`${pack.address}#${orders}`, pack]));
  const assets = [...bySource].map(([src, pack]) => ({
    alias: src,
    src,
    parser: PARSER,
    progressSize: pack.images,
    data: { fetch: () => fetch(pack) } satisfies Order,
  }));
  await Assets.load<LoadedPack>(assets, {
    strategy: 'skip',
    onProgress,
    onError(error, asset) {
      const pack = bySource.get(typeof asset === 'string' ? asset : String(asset.alias?.[0]));
      if (pack) onError(pack, error);
    },
  });
  return () => void Assets.unload([...bySource.keys()]);
}
