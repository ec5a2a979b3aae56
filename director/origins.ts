/**
 * Records where each value of the story is written: its file, its path in the file (see source.ts), and its
 * line number.
 */

export interface Origin {
  readonly file: string;
  readonly path: string;
  readonly line: number;
}

const origins = new WeakMap<object, Origin>();

export const originOf = (value: object): Origin | undefined => origins.get(value);

/**
 * Records the origin of `value` and of its parts, such as `md` and `sm`. Only arrays and objects with an `x` get an
 * origin. A value that has an origin keeps it. Returns `value`.
 */
export function tag<Value>(value: Value, origin: Origin): Value {
  const record = (each: unknown, path: string) => {
    const canHaveOrigin = typeof each === 'object' && each !== null && ('x' in each || Array.isArray(each));
    if (canHaveOrigin && !origins.has(each)) origins.set(each, { ...origin, path });
  };
  record(value, origin.path);
  for (const [key, each] of Object.entries(Object(value))) record(each, `${origin.path}#${key}`);
  return value;
}
