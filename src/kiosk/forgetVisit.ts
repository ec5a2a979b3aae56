/** Of a visit is what is ours, but not that this is a kiosk, what it counts, and for which files it has reloaded. */
const OF_VISIT = /^wny-(?!kiosk|reloaded-)/;

/** Deletes all that a visit has stored. Each of `storages` may throw, as a browser does that keeps nothing. */
export function forgetVisit(
  storages: readonly (() => Pick<Storage, 'removeItem'>)[] = [() => localStorage, () => sessionStorage],
): void {
  for (const open of storages) {
    try {
      const storage = open();
      for (const key of Object.keys(storage)) if (OF_VISIT.test(key)) storage.removeItem(key);
    } catch {
      // what cannot be reached has kept nothing
    }
  }
}
