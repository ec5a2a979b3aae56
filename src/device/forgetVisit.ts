/**
 * The site's keys, without those of the kiosk and without `wny-reloaded-...`, which records that the page was reloaded
 * after a failed download.
 */
const OF_VISIT = /^wny-(?!kiosk|reloaded-)/;

export function forgetVisit(): void {
  for (const area of ['localStorage', 'sessionStorage'] as const) {
    try {
      const storage = globalThis[area];
      for (const key of Object.keys(storage)) if (OF_VISIT.test(key)) storage.removeItem(key);
    } catch {
      // a storage that the browser blocks holds nothing to delete
    }
  }
}
