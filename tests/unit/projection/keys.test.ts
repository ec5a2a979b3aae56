import { describe, expect, it } from 'vitest';
import { projectionKey } from '../../../src/simulation/projection/keys.ts';
import { inside, press } from '../input/press.ts';

describe('a presenter’s key', () => {
  it.each([
    ['f', { type: 'fullscreen' }],
    ['F', { type: 'fullscreen' }],
    ['b', { type: 'blank' }],
    ['.', { type: 'blank' }],
    ['?', { type: 'keys' }],
    ['Enter', { type: 'answer' }],
    ['PageDown', { type: 'forward' }],
    ['1', { type: 'choose', choice: 0 }],
    ['4', { type: 'choose', choice: 3 }],
  ])('%s means %j', (key, command) => {
    expect(projectionKey(press(key))).toEqual(command);
  });

  it.each(['0', '5', '12', 'F1', 'a', 'ArrowRight', 'PageUp', 'Escape', 'Tab', ' '])(
    '%s has no command',
    key => {
      expect(projectionKey(press(key))).toBeNull();
    },
  );

  it('with a modifier has no command, except for Shift with ?, which some keyboards need', () => {
    for (const modifier of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey'] as const)
      expect(projectionKey(press('f', { [modifier]: true }))).toBeNull();
    expect(projectionKey(press('?', { shiftKey: true }))).toEqual({ type: 'keys' });
    expect(projectionKey(press('?', { shiftKey: true, ctrlKey: true }))).toBeNull();
  });

  it('that repeats, was handled already, or composes a letter has no command', () => {
    for (const change of [{ repeat: true }, { defaultPrevented: true }, { isComposing: true }])
      expect(projectionKey(press('b', change))).toBeNull();
  });

  it('in a text field has no command; in a dialog, it can blank the screen', () => {
    expect(projectionKey(press('b', { target: inside('textarea') }))).toBeNull();
    expect(projectionKey(press('b', { target: inside('dialog') }))).toEqual({ type: 'blank' });
  });

  it('that is Enter has no command on a button or a link, and answers elsewhere', () => {
    expect(projectionKey(press('Enter', { target: inside('button') }))).toBeNull();
    expect(projectionKey(press('Enter', { target: inside('a') }))).toBeNull();
    expect(projectionKey(press('Enter', { target: inside('[type="radio"]') }))).toEqual({ type: 'answer' });
  });
});
