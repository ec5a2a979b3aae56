/** Reads what has come as a pack, or says that it is none. */
import type { Item, Pack, Placed } from '../story/pack.ts';

/** A pack that has come. */
export interface LoadedPack {
  /** the JSON itself, for a worker that reads it anew */
  readonly text: string;
  readonly pack: Pack;
}

export const isPlaced = (item: Item): item is Placed => typeof item[1] === 'string';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const areStrings = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every(entry => typeof entry === 'string');
/** A shape is all numbers; of what is placed, the second is its transform. */
const isItem = (value: unknown) =>
  Array.isArray(value) &&
  value.length >= 2 &&
  value.every((entry, i) => typeof entry === 'number' || (i === 1 && typeof entry === 'string'));
const areItems = (value: unknown) => Array.isArray(value) && value.every(isItem);
const isDrawing = (value: unknown) =>
  isRecord(value) && Number(value.w) > 0 && Number(value.h) > 0 && areItems(value.items);

const isPack = (value: unknown): value is Pack =>
  isRecord(value) &&
  areStrings(value.colours) &&
  areStrings(value.outlines) &&
  Array.isArray(value.parts) &&
  value.parts.every(areItems) &&
  isRecord(value.drawings) &&
  Object.values(value.drawings).every(isDrawing);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * The pack that has come from `address`. Throws an Error that names the address where the text is anything else:
 * cut off, or the page with which the gate of a public network answers whatever is asked for.
 */
export function readPack(address: string, text: string): LoadedPack {
  const pack = parsed(text);
  if (!isPack(pack)) throw new Error(`Failed to load ${address}: it is no pack of pictures`);
  return { text, pack };
}
