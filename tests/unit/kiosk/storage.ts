import { vi } from 'vitest';

/** Replaces the browser's storages by storages in memory, and returns the entries of both. */
export function storesInMemory(): Map<string, string> {
  const items = new Map<string, string>();
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
  for (const area of ['localStorage', 'sessionStorage']) vi.stubGlobal(area, storage);
  return items;
}

/** Replaces the browser's storages by storages that refuse every access. */
export function storesNothing() {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  for (const area of ['localStorage', 'sessionStorage'])
    vi.stubGlobal(area, { getItem: refuse, setItem: refuse });
  vi.spyOn(console, 'info').mockReturnValue();
}
