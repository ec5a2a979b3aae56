import { describe, expect, it } from 'vitest';
import { commandOf, isStageClick, type Key, swipeOf } from '../../src/input/input.ts';

/** A target that stands inside whatever matches one of `kinds`. */
const inside = (...kinds: string[]): EventTarget => {
  const target = new EventTarget();
  const closest = (selector: string) =>
    kinds.some(kind => selector.split(', ').includes(kind)) ? target : null;
  return Object.assign(target, { closest });
};
const stage = inside();

const press = (key: string, change: Partial<Key> = {}): Key => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  repeat: false,
  isComposing: false,
  defaultPrevented: false,
  target: stage,
  ...change,
});

describe('a key', () => {
  it.each([
    ['ArrowRight', 'next'],
    ['PageDown', 'next'],
    ['ArrowLeft', 'back'],
    ['PageUp', 'back'],
    ['ArrowUp', 'log'],
    ['l', 'log'],
  ])('%s means %s', (key, command) => {
    expect(commandOf(press(key))).toBe(command);
  });

  it.each(['Tab', 'Enter', ' ', 'Escape', 'ArrowDown', 'L', 'Home', 'toString', '__proto__'])(
    '%s is never taken',
    key => {
      expect(commandOf(press(key))).toBeNull();
    },
  );

  it.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'] as const)(
    'with %s belongs to the browser',
    modifier => {
      expect(commandOf(press('ArrowRight', { [modifier]: true }))).toBeNull();
    },
  );

  it('held down does not race through the story', () => {
    expect(commandOf(press('ArrowRight', { repeat: true }))).toBeNull();
  });

  it('that somebody else has used is used up', () => {
    expect(commandOf(press('ArrowRight', { defaultPrevented: true }))).toBeNull();
  });

  it('that composes a letter is typing', () => {
    expect(commandOf(press('l', { isComposing: true }))).toBeNull();
  });

  it.each(['textarea', 'input:not([type="radio"])', '[contenteditable]', 'dialog', '[role="menu"]'])(
    'belongs to an open %s',
    kind => {
      for (const key of ['ArrowRight', 'ArrowLeft', 'PageDown', 'l']) {
        expect(commandOf(press(key, { target: inside(kind) }))).toBeNull();
      }
    },
  );

  it('that is an arrow belongs to a radio group, and a clicker still works there', () => {
    const target = inside('[role="radiogroup"]');
    expect(commandOf(press('ArrowRight', { target }))).toBeNull();
    expect(commandOf(press('ArrowUp', { target }))).toBeNull();
    expect(commandOf(press('PageDown', { target }))).toBe('next');
  });

  it('works wherever the focus is not, and on a button', () => {
    expect(commandOf(press('ArrowRight', { target: null }))).toBe('next');
    expect(commandOf(press('ArrowRight', { target: inside('button') }))).toBe('next');
  });
});

describe('a click', () => {
  const at = { x: 100, y: 100 };

  it('on the stage turns the page', () => {
    expect(isStageClick(stage, at, { x: 104, y: 97 }, false)).toBe(true);
  });

  it.each(['button', 'a', 'label', 'input', 'dialog', '[data-panel]'])('on a %s does not', kind => {
    expect(isStageClick(inside(kind), at, at, false)).toBe(false);
  });

  it('that ends a drag or a selection does not', () => {
    expect(isStageClick(stage, at, { x: 140, y: 100 }, false)).toBe(false);
    expect(isStageClick(stage, at, at, true)).toBe(false);
  });
});

describe('a swipe', () => {
  const from = { x: 200, y: 300 };

  it('to the left goes on, to the right goes back', () => {
    expect(swipeOf(stage, from, { x: 120, y: 310 })).toBe('next');
    expect(swipeOf(stage, from, { x: 280, y: 290 })).toBe('back');
  });

  it('needs a way to go, and mostly sideways', () => {
    expect(swipeOf(stage, from, { x: 160, y: 300 })).toBeNull();
    expect(swipeOf(stage, from, { x: 120, y: 360 })).toBeNull();
  });

  it('on a control is not one', () => {
    expect(swipeOf(inside('[data-panel]'), from, { x: 100, y: 300 })).toBeNull();
  });
});
