import { packText } from '../../../assets/pipeline/packText.ts';
import type { Fetch } from '../../../stage/preload/preloader.ts';
import { readPack } from '../../../stage/preload/readPack.ts';
import { checksumOf } from '../../../stage/story/checksum.ts';
import type { Pack, PackFile } from '../../../stage/story/pack.ts';

/** A red square, and a copy that is moved, clipped to a triangle and half transparent. */
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

export const loadedOf = (...names: string[]) => readPack('a pack', textOf(...names));

/** Pack i has i + 1 images and the text `textOf('0i_sheet')`. */
export const filesOf = (count: number): PackFile[] =>
  Array.from({ length: count }, (_, i) => ({
    address: `/simulation/md/0${i}-${checksumOf(textOf(`0${i}_sheet`))}.json`,
    groups: [`0${i}`],
    images: i + 1,
  }));

export const nextTask = () => new Promise(setImmediate);

/** Each download lasts until `end` or an abort. `asked`: address and cache mode. */
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
