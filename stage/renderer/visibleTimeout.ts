/** The time is counted in parts: after a sleep of the machine or a long task on the page, only one part has passed. */
const PARTS = 8;

/**
 * Calls `then` once, after `milliseconds` during which the page was visible without a break. The returned function
 * cancels it. The browser throttles a hidden page and may take its graphics away, so the count restarts when the page
 * becomes visible again.
 */
export function afterVisible(milliseconds: number, then: () => void): () => void {
  let left = PARTS;
  const timer = setInterval(() => {
    left = globalThis.document?.hidden ? PARTS : left - 1;
    if (left > 0) return;
    clearInterval(timer);
    then();
  }, milliseconds / PARTS);
  return () => clearInterval(timer);
}
