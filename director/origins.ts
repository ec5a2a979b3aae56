/** Records where in a file each value of the story is written. */

export interface Origin {
  readonly file: string;
  /** the value's path in the file, see source.ts */
  readonly path: string;
  /** line number, from 1 */
  readonly line: number;
}

const origins = new WeakMap<object, Origin>();

export const originOf = (value: object): Origin | undefined => origins.get(value);

/**
 * Notes the origin of a placement or a box. If `value` is an object with a placement or a box for each layout, notes
 * the origin of each of them. A placement or box that already has an origin keeps this origin.
 */
export function tag<Value>(value: Value, origin: Origin): Value {
  const note = (each: unknown, path: string) => {
    const isPlace = typeof each === 'object' && each !== null && ('x' in each || Array.isArray(each));
    if (isPlace && !origins.has(each)) origins.set(each, { ...origin, path });
  };
  note(value, origin.path);
  for (const [key, each] of Object.entries(Object(value))) note(each, `${origin.path}#${key}`);
  return value;
}
