import type { KeyPress } from '../../../src/input/commands.ts';

/** A fake target inside elements that match the selectors `kinds`. */
export const inside = (...kinds: string[]): EventTarget => {
  const target = new EventTarget();
  const closest = (selector: string) =>
    kinds.some(kind => selector.split(', ').includes(kind)) ? target : null;
  return Object.assign(target, { closest });
};

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
