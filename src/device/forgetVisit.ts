/**
 * Matches the storage keys of a visit: all keys of the site, except the keys of the kiosk and the keys that mark a page
 * as reloaded after a missing file.
 */
const OF_VISIT = /^wny-(?!kiosk|reloaded-)/;

/** Deletes everything that a visit has stored. Each of `storages` may throw, in a browser that blocks storage. */
export function forgetVisit(
  storages: readonly (() => Pick<Storage, 'removeItem'>)[] = [() => localStorage, () => sessionStorage],
): void {
  for (const open of storages) {
    try {
      const storage = open();
      for (const key of Object.keys(storage)) if (OF_VISIT.test(key)) storage.removeItem(key);
    } catch {
      // an unreachable storage holds nothing to delete
    }
  }
}
