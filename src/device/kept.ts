/**
 * A kiosk's own entries in the storage. In a browser that blocks storage every entry is '', and nothing is kept.
 */
type Area = 'localStorage' | 'sessionStorage';
/** These keys stay between visits, see forgetVisit.ts. */
type Key = `wny-kiosk${string}`;

export function kept(area: Area, key: Key): string {
  try {
    return globalThis[area].getItem(key) ?? '';
  } catch {
    return '';
  }
}

export function keep(area: Area, key: Key, value: string): void {
  try {
    globalThis[area].setItem(key, value);
  } catch (cause) {
    console.info(`${key} is not kept`, cause);
  }
}
