/** Records where in a file each value of the story is written. */

/** A part of a file's text: an object, an array, or a call that returns a value. */
export interface Origin {
  readonly file: string;
  readonly start: number;
  readonly end: number;
  /** line number of `start`, from 1 */
  readonly line: number;
  /** the constant that holds the value; '' if the value is written in the chapter's definition */
  readonly name: string;
}

const origins = new WeakMap<object, Origin>();

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Notes where an object or an array is written. */
export function literal<Value>(value: Value, origin: Origin): Value {
  if (isObject(value)) origins.set(value, origin);
  return value;
}

/** Notes which call has made a placement, or the placements of both layouts, unless they have an origin already. */
export function call<Value>(value: Value, origin: Origin): Value {
  const made: unknown[] = isObject(value) ? [value, ...Object.values(value)] : [];
  for (const each of made) {
    if (isObject(each) && 'x' in each && !origins.has(each)) origins.set(each, origin);
  }
  return value;
}

export const originOf = (value: object): Origin | undefined => origins.get(value);
