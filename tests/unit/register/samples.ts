import { vi } from 'vitest';
import { type Draft, EMPTY, type Registration } from '../../../src/pages/register/registration.ts';

/** A valid registration with the six required answers, and no others. */
export const GOOD: Registration & Draft = {
  ...EMPTY,
  firstname: 'Luana',
  lastname: 'Gerber',
  email: 'luana@example.ch',
  status: 'player',
  request_type: 'general',
  cgu: true,
};

/** The key under which the registration form stores its draft in sessionStorage. */
export const STORAGE_KEY = 'wny-registration';

/** Replaces sessionStorage by a storage in memory with these entries. Returns the map with the entries. */
export function tabStorage(kept: Readonly<Record<string, string>> = {}) {
  const items = new Map(Object.entries(kept));
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  });
  return items;
}

/** Replaces sessionStorage by a storage that throws, as in private windows of some browsers. */
export function refusedStorage() {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
}
