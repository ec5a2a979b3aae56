/** Records where each value of the story is written: its file, its path in the file (see source.ts), and its line. */

export interface Origin {
  readonly file: string;
  readonly path: string;
  readonly line: number;
}

const origins = new WeakMap<object, Origin>();

export const originOf = (value: object): Origin | undefined => origins.get(value);

/**
 * Returns `value`. Records where `value`, or its parts `md` and `sm`, are written. A value that already has an origin
 * keeps this origin.
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
