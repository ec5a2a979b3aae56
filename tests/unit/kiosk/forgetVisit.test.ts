import { afterEach, expect, it, vi } from 'vitest';
import { forgetVisit } from '../../../src/device/forgetVisit.ts';

/** A storage with these keys. As in a browser, each key is a property of the storage object. */
class Memory {
  constructor(...keys: string[]) {
    for (const key of keys) Reflect.set(this, key, 'kept');
  }
  removeItem(key: string) {
    Reflect.deleteProperty(this, key);
  }
}

afterEach(() => vi.unstubAllGlobals());

it('the end of a visit deletes its keys, but neither the kiosk’s own keys nor keys of other code', () => {
  const local = new Memory('wny-simulation-current-label', 'wny-simulation-day', 'other', 'wny-kiosk-count');
  const session = new Memory('wny-registration', 'wny-kiosk', 'wny-scroll', 'wny-reloaded-stage');
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', session);
  forgetVisit();
  expect(Object.keys(local)).toEqual(['other', 'wny-kiosk-count']);
  expect(Object.keys(session)).toEqual(['wny-kiosk', 'wny-reloaded-stage']);
});

it('the end of a visit clears one storage if the browser refuses the other one', () => {
  const session = new Memory('wny-registration');
  vi.stubGlobal('localStorage', undefined);
  vi.stubGlobal('sessionStorage', session);
  forgetVisit();
  expect(Object.keys(session)).toEqual([]);
});
