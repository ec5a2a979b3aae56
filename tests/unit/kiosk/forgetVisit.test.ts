import { expect, it } from 'vitest';
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
const memory = (...keys: string[]) => new Memory(...keys);

it('forgetVisit() deletes the keys of the visit, but neither the kiosk’s own keys nor keys of other code', () => {
  const local = memory(
    'wny-simulation-current-label',
    'wny-simulation-top-choice',
    'other',
    'wny-kiosk-count',
  );
  const session = memory('wny-registration', 'wny-kiosk', 'wny-scroll', 'wny-reloaded-stage');
  forgetVisit([() => local, () => session]);
  expect(Object.keys(local)).toEqual(['other', 'wny-kiosk-count']);
  expect(Object.keys(session)).toEqual(['wny-kiosk', 'wny-reloaded-stage']);
});

it('forgetVisit() clears one storage if the other one refuses access', () => {
  const session = memory('wny-registration');
  const refused = () => {
    throw new Error('refused');
  };
  forgetVisit([refused, () => session]);
  expect(Object.keys(session)).toEqual([]);
});
