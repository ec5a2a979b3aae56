import { expect, test } from 'vitest';
import { isBrowsersKey } from '../../../src/kiosk/leaving.ts';

const key = (name: string, held: object = {}) => ({
  key: name,
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
});

test('print, save, zoom, new window and history are keys of the browser', () => {
  for (const name of ['p', 'P', 's', 'o', 'n', 't', '+', '-', '0'])
    for (const held of [{ ctrlKey: true }, { metaKey: true }])
      expect(isBrowsersKey(key(name, held)), name).toBe(true);
  for (const name of ['ArrowLeft', 'ArrowRight', 'Home'])
    expect(isBrowsersKey(key(name, { altKey: true })), name).toBe(true);
  expect(isBrowsersKey(key('ContextMenu'))).toBe(true);
});

test('on a keyboard without Latin letters, the browser’s keys are known by their place', () => {
  for (const [name, code] of [
    ['з', 'KeyP'],
    ['à', 'Digit0'],
    ['ы', 'KeyS'],
  ] as const)
    expect(isBrowsersKey(key(name, { code, ctrlKey: true })), code).toBe(true);
  expect(isBrowsersKey(key('в', { code: 'KeyD', altKey: true }))).toBe(true);
  expect(isBrowsersKey(key('з', { code: 'KeyP' }))).toBe(false);
});

test('keys of the match day, letters and Tab are not keys of the browser', () => {
  for (const name of ['ArrowRight', 'PageDown', 'Enter', 'Tab', ' ', 'f', 'b', 'p', '1', 'Escape'])
    expect(isBrowsersKey(key(name)), name).toBe(false);
  expect(isBrowsersKey(key('Tab', { altKey: true }))).toBe(false);
});
