import type { Key } from '../../../src/input/commands.ts';

/** A target that stands inside whatever matches one of `kinds`. */
export const inside = (...kinds: string[]): EventTarget => {
  const target = new EventTarget();
  const closest = (selector: string) =>
    kinds.some(kind => selector.split(', ').includes(kind)) ? target : null;
  return Object.assign(target, { closest });
};

/** A key pressed without modifiers on the page itself, but for what `change` says. */
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
