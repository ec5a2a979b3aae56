import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { COMFORT_KEY, parseComfort, readComfort, SIZES, storeComfort } from '../../../src/comfort/comfort.ts';
import { forgetVisit } from '../../../src/device/forgetVisit.ts';

const DEFAULTS = { size: 100, contrast: false, still: false } as const;

/** A storage in memory. As in a browser, each entry is a property of the storage object. */
class Memory {
  getItem(key: string): string | null {
    const value: unknown = Reflect.get(this, key);
    return typeof value === 'string' ? value : null;
  }
  setItem(key: string, value: string) {
    Reflect.set(this, key, value);
  }
  removeItem(key: string) {
    Reflect.deleteProperty(this, key);
  }
}

test('every combination of settings is read as it was stored', () => {
  for (const size of SIZES) {
    for (const contrast of [false, true]) {
      for (const still of [false, true]) {
        const memory = new Memory();
        storeComfort({ size, contrast, still }, () => memory);
        expect(readComfort(() => memory)).toEqual({ size, contrast, still });
      }
    }
  }
});

test('the default settings remove the stored value', () => {
  const memory = new Memory();
  storeComfort({ ...DEFAULTS, size: 150 }, () => memory);
  storeComfort(DEFAULTS, () => memory);
  expect(Object.keys(memory)).toEqual([]);
});

test('reading any stored text gives valid settings; an invalid text gives the defaults', () => {
  const nearly = fc
    .tuple(
      fc.constantFrom('100', '125', '150', '175', '', '0'),
      fc.constantFrom(' contrast', ' still', ' x', ''),
    )
    .map(parts => parts.join(''));
  fc.assert(
    fc.property(fc.oneof(fc.string(), nearly), text => {
      const { size, contrast, still } = parseComfort(text);
      expect(SIZES).toContain(size);
      if (!text.includes('contrast')) expect(contrast).toBe(false);
      if (!text.includes('still')) expect(still).toBe(false);
    }),
  );
  expect(parseComfort('175 contrast')).toEqual(DEFAULTS);
  expect(parseComfort(null)).toEqual(DEFAULTS);
});

test('if the browser refuses storage, the settings are the defaults, and storing them logs a message instead of throwing', () => {
  const log = vi.spyOn(console, 'info').mockReturnValue();
  const refused = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  expect(readComfort(refused)).toEqual(DEFAULTS);
  storeComfort({ ...DEFAULTS, size: 125 }, refused);
  expect(log).toHaveBeenCalled();
  log.mockRestore();
});

test('the end of a kiosk visit clears the settings', () => {
  const memory = new Memory();
  storeComfort({ ...DEFAULTS, still: true }, () => memory);
  expect(Object.keys(memory)).toEqual([COMFORT_KEY]);
  vi.stubGlobal('localStorage', memory);
  forgetVisit();
  vi.unstubAllGlobals();
  expect(Object.keys(memory)).toEqual([]);
});
