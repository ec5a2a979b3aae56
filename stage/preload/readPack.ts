/** Parses and checks the text of a pack. */
import type { Item, Pack, Placed } from '../story/pack.ts';

export interface LoadedPack {
  /** the JSON text of the pack: the worker gets this text and parses it itself */
  readonly text: string;
  readonly pack: Pack;
}

export const isPlaced = (item: Item): item is Placed => typeof item[1] === 'string';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const areStrings = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every(entry => typeof entry === 'string');
/** Whether a value is an item: an array of numbers, except that the second entry may be a string (the transform). */
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
 * Returns the pack that was loaded from `address`. Throws an Error that names the address if the text is not a complete
 * pack: for example a truncated file, or the login page of a public network.
 */
export function readPack(address: string, text: string): LoadedPack {
  const pack = parsed(text);
  if (!isPack(pack)) throw new Error(`Failed to load ${address}: its text is not a complete pack`);
  return { text, pack };
}
