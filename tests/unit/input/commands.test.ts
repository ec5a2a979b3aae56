import { describe, expect, it } from 'vitest';
import { commandOfClick, commandOfKey, commandOfSwipe } from '../../../src/input/commands.ts';
import { inside, press } from './press.ts';

const stage = inside();

describe('a key', () => {
  it.each([
    ['ArrowRight', 'next'],
    ['PageDown', 'next'],
    ['ArrowLeft', 'back'],
    ['PageUp', 'back'],
    ['ArrowUp', 'log'],
    ['l', 'log'],
  ])('%s means %s', (key, command) => {
    expect(commandOfKey(press(key))).toBe(command);
  });

  it.each(['Tab', 'Enter', ' ', 'Escape', 'ArrowDown', 'L', 'Home', 'toString', '__proto__'])(
    '%s has no command',
    key => {
      expect(commandOfKey(press(key))).toBeNull();
    },
  );

  const OTHERS = [
    'altKey',
    'ctrlKey',
    'metaKey',
    'shiftKey',
    'repeat',
    'defaultPrevented',
    'isComposing',
  ] as const;
  it.each(OTHERS)('with %s has no command', field => {
    expect(commandOfKey(press('ArrowRight', { [field]: true }))).toBeNull();
  });

  it.each([
    'input:not([type="radio"])',
    'textarea',
    'select',
    '[contenteditable]',
    '[role="menu"]',
    '[role="listbox"]',
    '[role="dialog"]',
    '[role="alertdialog"]',
    'dialog',
  ])('in a %s has no command', kind => {
    for (const key of ['ArrowRight', 'ArrowLeft', 'PageDown', 'l']) {
      expect(commandOfKey(press(key, { target: inside(kind) }))).toBeNull();
    }
  });

  it.each(['[role="radiogroup"]', '[type="radio"]'])(
    'that is an arrow has no command in a %s, but PageDown (a presenter’s key) has one',
    kind => {
      const target = inside(kind);
      expect(commandOfKey(press('ArrowRight', { target }))).toBeNull();
      expect(commandOfKey(press('ArrowUp', { target }))).toBeNull();
      expect(commandOfKey(press('PageDown', { target }))).toBe('next');
    },
  );

  it('has its command on a button, and on a target that is not an element', () => {
    expect(commandOfKey(press('ArrowRight', { target: null }))).toBe('next');
    expect(commandOfKey(press('ArrowRight', { target: new EventTarget() }))).toBe('next');
    const odd = Object.assign(new EventTarget(), { closest: 'dialog' });
    expect(commandOfKey(press('ArrowRight', { target: odd }))).toBe('next');
    expect(commandOfKey(press('ArrowRight', { target: inside('button') }))).toBe('next');
  });
});

describe('a click', () => {
  const at = { x: 100, y: 100 };
  const click = (to = at, target: EventTarget | null = stage) => ({ target, from: at, to });

  it('on the stage means next', () => {
    expect(commandOfClick(click(), false)).toBe('next');
    expect(commandOfClick(click(at, null), false)).toBe('next');
  });

  it('may end up to 10 px from where it began, in any direction', () => {
    expect(commandOfClick(click({ x: 106, y: 92 }), false)).toBe('next');
    expect(commandOfClick(click({ x: 107, y: 92 }), false)).toBeNull();
    expect(commandOfClick(click({ x: 90, y: 100 }), false)).toBe('next');
    expect(commandOfClick(click({ x: 89, y: 100 }), false)).toBeNull();
    expect(commandOfClick(click({ x: 100, y: 111 }), false)).toBeNull();
  });

  it.each([
    'a',
    'button',
    'input',
    'label',
    'select',
    'textarea',
    'summary',
    'dialog',
    '[role="button"]',
    '[data-panel]',
  ])('on a %s has no command', kind => {
    expect(commandOfClick(click(at, inside(kind)), false)).toBeNull();
  });

  it('that has selected text has no command', () => {
    expect(commandOfClick(click(), true)).toBeNull();
  });
});

describe('a swipe', () => {
  const from = { x: 200, y: 300 };
  const swipe = (x: number, y = 0, target: EventTarget = stage) =>
    commandOfSwipe({ target, from, to: { x: from.x + x, y: from.y + y } });

  it('to the left means next, to the right back', () => {
    expect(swipe(-80, 10)).toBe('next');
    expect(swipe(80, -10)).toBe('back');
  });

  it('needs 56 px or more sideways', () => {
    expect([swipe(-56), swipe(56)]).toEqual(['next', 'back']);
    expect([swipe(-55), swipe(55), swipe(0)]).toEqual([null, null, null]);
  });

  it('needs to be at least twice as far sideways as up or down', () => {
    expect([swipe(-80, 40), swipe(-80, -40)]).toEqual(['next', 'next']);
    expect([swipe(-80, 41), swipe(-80, -41), swipe(80, 41)]).toEqual([null, null, null]);
  });

  it('on a control has no command', () => {
    expect(swipe(-100, 0, inside('[data-panel]'))).toBeNull();
  });
});
