/** Small packs for tests, and downloads that a test controls. */
import { packText } from '../../../assets/pipeline/packText.ts';
import type { Fetch } from '../../../stage/preload/preloader.ts';
import { readPack } from '../../../stage/preload/readPack.ts';
import { checksumOf } from '../../../stage/story/checksum.ts';
import type { Pack, PackFile } from '../../../stage/story/pack.ts';

/**
 * Returns a pack with one drawing for each name. Each drawing shows a red square, and a copy of the square that is
 * moved, clipped to a triangle and half transparent.
 */
export const packOf = (...names: string[]): Pack => ({
  colours: ['#f00', '#00f'],
  outlines: ['M0 0L9 0L9 9L0 9z', 'M0 0L4 0L4 4z'],
  parts: [[[0, 0]]],
  drawings: Object.fromEntries(
    names.map(name => [
      name,
      {
        w: 20,
        h: 10,
        items: [
          [0, 0],
          [0, 't10 0', 1, 0.5],
        ],
      },
    ]),
  ),
});
export const textOf = (...names: string[]) => packText(packOf(...names));

/** Returns the pack `packOf(...names)` as a `LoadedPack`. */
export const loadedOf = (...names: string[]) => readPack('a pack', textOf(...names));

/** Lists packs of one chapter each. Pack i (from 0) has i + 1 images, and its text is `textOf('0i_sheet')`. */
export const filesOf = (count: number): PackFile[] =>
  Array.from({ length: count }, (_, i) => ({
    address: `/simulation/md/0${i}-${checksumOf(textOf(`0${i}_sheet`))}.json`,
    groups: [`0${i}`],
    images: i + 1,
  }));

/** Waits until the handlers of all settled promises have run. */
export const nextTask = () => new Promise(setImmediate);

/**
 * Returns a `fetchText` for a preloader. Each download lasts until the test calls `end` or the preloader
 * aborts it. `asked`: address and cache mode of every request. `waiting`: the requests that `end` has not
 * answered, by address.
 */
export function fakeDownloads() {
  const waiting = new Map<string, { end: (text?: string) => void; signal: AbortSignal }>();
  const asked: string[] = [];
  const fetchText: Fetch = (address, { signal, cache }) => {
    asked.push(`${address} ${cache}`);
    return new Promise((resolve, reject) => {
      const fail = () => reject(new Error(`Failed to load ${address}`));
      signal.addEventListener('abort', fail);
      const end = (text?: string) => {
        signal.removeEventListener('abort', fail);
        if (text === undefined) fail();
        else resolve(text);
      };
      waiting.set(address, { end, signal });
    });
  };
  return {
    asked,
    waiting,
    fetchText,
    /** Ends a download with this text. Without a text, the download fails. */
    async end(address: string, text?: string) {
      const download = waiting.get(address);
      if (!download) throw new Error(`${address} was not requested`);
      waiting.delete(address);
      download.end(text);
      await nextTask();
      await nextTask();
    },
  };
}
