import { describe, expect, it } from 'vitest';
import { commandOfKey } from '../../../src/input/commands.ts';
import { projectionKey } from '../../../src/simulation/projection/keys.ts';
import { press } from './press.ts';

/** Typed at Digit1 to Digit4, KeyB, KeyF, KeyL, Period, and Slash with Shift. */
const LAYOUTS = {
  English: ['1', '2', '3', '4', 'b', 'f', 'l', '.', '?'],
  'English with Caps Lock': ['1', '2', '3', '4', 'B', 'F', 'l', '.', '?'],
  French: ['&', 'é', '"', "'", 'b', 'f', 'l', ':', '§'],
  Czech: ['+', 'ě', 'š', 'č', 'b', 'f', 'l', '.', '_'],
  Swiss: ['1', '2', '3', '4', 'b', 'f', 'l', '.', '_'],
  Russian: ['1', '2', '3', '4', 'и', 'а', 'д', 'ю', ','],
  Arabic: ['١', '٢', '٣', '٤', 'لا', 'ب', 'م', 'ز', '؟'],
  Persian: ['۱', '۲', '۳', '۴', 'ذ', 'ب', 'م', '.', '؟'],
  Dvorak: ['1', '2', '3', '4', 'x', 'u', 'n', 'v', 'Z'],
} as const;

it.each(Object.entries(LAYOUTS))('on a keyboard that is %s every place has its command', (_, keys) => {
  const [one, two, three, four, b, f, l, period, slash] = keys;
  const places = [
    ['Digit1', one, { type: 'choose', choice: 0 }],
    ['Digit2', two, { type: 'choose', choice: 1 }],
    ['Digit3', three, { type: 'choose', choice: 2 }],
    ['Digit4', four, { type: 'choose', choice: 3 }],
    ['KeyB', b, { type: 'blank' }],
    ['KeyF', f, { type: 'fullscreen' }],
    ['KeyL', l, null],
    ['Period', period, { type: 'blank' }],
  ] as const;
  for (const [code, key, command] of places) {
    expect(projectionKey(press(key, { code })), code).toEqual(command);
    expect(commandOfKey(press(key, { code })), code).toBe(code === 'KeyL' ? 'log' : null);
  }
  expect(projectionKey(press(slash, { code: 'Slash', shiftKey: true }))).toEqual({ type: 'keys' });
});

describe('a key', () => {
  it.each([
    ['a French 1', '1', { code: 'Digit1', shiftKey: true }, { type: 'choose', choice: 0 }],
    ['a French period', '.', { code: 'Comma', shiftKey: true }, { type: 'blank' }],
    ['a French ?', '?', { code: 'KeyM', shiftKey: true }, { type: 'keys' }],
    ['a Russian period, at the place of ?', '.', { code: 'Slash' }, { type: 'blank' }],
    ['a Bépo f, at the place of ?', 'f', { code: 'Slash' }, { type: 'fullscreen' }],
    ['a digit of the number pad', '3', { code: 'Numpad3' }, { type: 'choose', choice: 2 }],
    ['a German number pad’s comma', ',', { code: 'NumpadDecimal' }, { type: 'blank' }],
    ['a digit of a device without places', '2', { code: '' }, { type: 'choose', choice: 1 }],
  ])('has the meaning of its character first: %s', (_, key, change, command) => {
    expect(projectionKey(press(key, change))).toEqual(command);
    expect(commandOfKey(press(key, change))).toBeNull();
  });

  it('has one meaning if character and place disagree: a Dvorak l at the place of P, b at the place of N', () => {
    expect(commandOfKey(press('l', { code: 'KeyP' }))).toBe('log');
    expect(projectionKey(press('b', { code: 'KeyL' }))).toEqual({ type: 'blank' });
    expect(commandOfKey(press('b', { code: 'KeyL' }))).toBeNull();
  });

  it.each([
    ['typed with AltGr', '{', { code: 'Digit4', getModifierState: (key: string) => key === 'AltGraph' }],
    ['typed with Ctrl', 'а', { code: 'KeyF', ctrlKey: true }],
    ['typed with Shift', '!', { code: 'Digit1', shiftKey: true }],
    ['of the number pad without Num Lock', 'End', { code: 'Numpad1' }],
    ['that an input method uses', 'Process', { code: 'KeyB' }],
    ['at the place of ? without Shift', '/', { code: 'Slash' }],
    ['at another place', 'é', { code: 'Digit7' }],
  ])('%s has no command', (_, key, change) => {
    expect(projectionKey(press(key, change))).toBeNull();
    expect(commandOfKey(press(key, change))).toBeNull();
  });
});
