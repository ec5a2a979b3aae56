/** Loads packs through Pixi's Assets, which counts how far they are. */
import { Assets, ExtensionType, extensions, type LoaderParser, type ResolvedAsset } from 'pixi.js';
import type { PackFile } from '../story/pack.ts';
import type { LoadedPack } from './readPack.ts';

/** Says how a pack is fetched; Pixi hands it on. */
interface Order {
  fetch(): Promise<LoadedPack>;
}

const PARSER = 'pack';
const packParser: LoaderParser<LoadedPack, Order> = {
  extension: { type: ExtensionType.LoadParser, name: PARSER },
  name: PARSER,
  id: PARSER,
  load: (_: string, asset?: ResolvedAsset<Order>) =>
    asset?.data ? asset.data.fetch() : Promise.reject(new Error('A pack is loaded by loadPacks alone')),
};

let ready: Promise<void> | undefined;
function begin() {
  if (!ready) extensions.add(packParser);
  // nothing else is loaded through Assets: which kinds of images and films a browser knows is not asked
  ready ??= Assets.init({ skipDetections: true });
  return ready;
}

let orders = 0;

export interface PackLoading {
  fetch(pack: PackFile): Promise<LoadedPack>;
  /** `share` of the images asked for, 0 to 1, whose pack has come or failed */
  onProgress(share: number): void;
  /** called before the progress that counts the pack in */
  onError(pack: PackFile, error: unknown): void;
}

/**
 * Fetches these packs, all at once. Resolves when each has come or failed, and never rejects; the result forgets
 * in Pixi's books what was loaded.
 */
export async function loadPacks(
  packs: readonly PackFile[],
  { fetch, onProgress, onError }: PackLoading,
): Promise<() => void> {
  await begin();
  // Pixi knows an asset by its address and shares a load that is under way, even one that was just aborted. The
  // fragment, which no server sees, makes every order one of its own
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
