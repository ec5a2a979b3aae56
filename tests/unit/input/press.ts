import type { KeyPress } from '../../../src/input/commands.ts';

/**
 * Returns a fake event target inside elements that match the selectors `kinds`, for example `inside('button')`. Its
 * method `closest` takes a list of selectors. It returns null if the list contains none of `kinds`.
 */
export const inside = (...kinds: string[]): EventTarget => {
  const target = new EventTarget();
  const closest = (selector: string) =>
    kinds.some(kind => selector.split(', ').includes(kind)) ? target : null;
  return Object.assign(target, { closest });
};

/** Returns a key press on the page, without modifiers. `change`: replaces some of its fields. */
export const press = (key: string, change: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code: '',
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
