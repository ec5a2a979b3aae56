import type { ImageRegion } from '../story/image.ts';
import type { Item, Pack, PackText, Placed } from '../story/pack.ts';
import { idle, inOneTask, inShortTasks } from './pause.ts';
import { type Head, headOf, unpack } from './unpack.ts';

export interface LoadedPack {
  /** for the worker that rasterises drawings, which parses it itself */
  readonly text: string;
  readonly drawings: Head;
  readonly images: ReadonlyMap<string, ImageRegion>;
  /** the first access unpacks in one long task, unless `unpack` has run. Throws if the drawings are broken */
  readonly pack: Pack;
  /** unpacks in short tasks while the browser is idle. Rejects if the drawings are broken */
  unpack(): Promise<void>;
}

export const isPlaced = (item: Item): item is Placed => typeof item[1] === 'string';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => value instanceof Object;
const areStrings = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every(entry => typeof entry === 'string');
const isDrawing = (value: unknown) =>
  Array.isArray(value) &&
  typeof value[0] === 'string' &&
  Number(value[1]) > 0 &&
  Number(value[2]) > 0 &&
  (value[3] === undefined || areStrings(value[3]));
const COLUMNS = 'places tree outline steps points fill stroke width part moves by opacity'.split(' ');

const isPackText = (value: unknown): value is PackText =>
  isRecord(value) &&
  areStrings(value.colours) &&
  areStrings(COLUMNS.map(name => value[name])) &&
  Array.isArray(value.drawings) &&
  value.drawings.every(isDrawing);

function loadedFrom(text: string): LoadedPack {
  const value: unknown = JSON.parse(text);
  if (!isPackText(value)) throw new Error('its columns are not those of a pack');
  const drawings = headOf(value);
  const images = Object.entries(drawings).flatMap(([file, drawing]) =>
    (drawing.images ?? []).flatMap(({ ids, ...region }) => ids.map(id => [id, { file, ...region }] as const)),
  );
  let pack: Pack | undefined;
  let unpacking: Promise<Pack> | undefined;
  return {
    text,
    drawings,
    images: new Map(images),
    get pack() {
      pack ??= inOneTask(unpack(value));
      return pack;
    },
    async unpack() {
      if (pack) return;
      unpacking ??= inShortTasks(unpack(value), idle);
      pack ??= await unpacking;
    },
  };
}

/**
 * Throws an Error that names the address if the text is not a pack: a truncated file, or a public network's login page.
 */
export function readPack(address: string, text: string): LoadedPack {
  try {
    return loadedFrom(text);
  } catch (cause) {
    throw new Error(`Failed to load ${address}: its text is not a complete pack`, { cause });
  }
}
