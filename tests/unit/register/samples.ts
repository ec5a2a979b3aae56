import { vi } from 'vitest';
import { type Draft, EMPTY, type Registration } from '../../../src/pages/register/registration.ts';

/** A registration with the six answers that it needs. */
export const GOOD: Registration & Draft = {
  ...EMPTY,
  firstname: 'Luana',
  lastname: 'Gerber',
  email: 'luana@example.ch',
  status: 'player',
  request_type: 'general',
  cgu: true,
};

/** The one name under which a tab keeps the draft. */
export const STORED = 'wny-registration';

/** What the tab keeps, in memory: to be looked at, and to be filled before. */
export function tabStorage(kept: Readonly<Record<string, string>> = {}) {
  const items = new Map(Object.entries(kept));
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  });
  return items;
}

/** A browser that refuses the storage of the tab, as some do in private windows. */
export function refusedStorage() {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
}
