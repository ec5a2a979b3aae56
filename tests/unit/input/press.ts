import type { Key } from '../../../src/input/commands.ts';

/** Returns an event target inside elements that match these selectors. */
export const inside = (...kinds: string[]): EventTarget => {
  const target = new EventTarget();
  const closest = (selector: string) =>
    kinds.some(kind => selector.split(', ').includes(kind)) ? target : null;
  return Object.assign(target, { closest });
};

/** Returns a key pressed on the page, without modifiers; `change` overrides fields. */
export const press = (key: string, change: Partial<Key> = {}): Key => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  repeat: false,
  isComposing: false,
  defaultPrevented: false,
  target: inside(),
  ...change,
});
