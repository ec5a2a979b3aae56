import type { Feature } from './lacking.ts';

/**
 * Removes features from the page or worker in which this function runs. It must run before all other scripts. Its
 * source text is copied into the page or worker, so it uses no variable from outside.
 */
export function remove(features: readonly Feature[]): void {
  const find = (path: string): unknown =>
    path === 'TypedArray'
      ? Object.getPrototypeOf(Int8Array)
      : path.split('.').reduce<unknown>((of, key) => Reflect.get(Object(of), key), globalThis);
  for (const { owner, name, on } of features) {
    if (owner === '') {
      Reflect.deleteProperty(globalThis, name);
      continue;
    }
    const object = find(owner);
    const prototype: unknown = Reflect.get(Object(object), 'prototype');
    if (on !== 'prototype') Reflect.deleteProperty(Object(object), name);
    if (on !== 'itself') Reflect.deleteProperty(Object(prototype), name);
    // If `owner` is an interface of the global object, such as `Window`, some of its members are properties of
    // `globalThis` itself. So the feature is also deleted there.
    if (prototype && Object.prototype.isPrototypeOf.call(prototype, globalThis))
      Reflect.deleteProperty(globalThis, name);
  }
}
