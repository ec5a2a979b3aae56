/** The time is counted in parts: a machine that has slept, or a page that was busy, has counted one part meanwhile. */
const PARTS = 8;

/**
 * Calls `then` once after so many milliseconds in which the page could be seen, unless the function that comes back is
 * called before. A hidden page is given little time by the browser, and its graphics may be taken away: when it is
 * seen again the count begins anew.
 */
export function whileVisible(milliseconds: number, then: () => void): () => void {
  let left = PARTS;
  const timer = setInterval(() => {
    left = globalThis.document?.hidden ? PARTS : left - 1;
    if (left > 0) return;
    clearInterval(timer);
    then();
  }, milliseconds / PARTS);
  return () => clearInterval(timer);
}
