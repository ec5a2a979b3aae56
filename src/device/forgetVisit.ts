/**
 * Matches the storage keys of a visit. These are all keys of the site, with two exceptions: the keys of the kiosk, and
 * the keys `wny-reloaded-...`, which record that the page was reloaded after a failed download.
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
