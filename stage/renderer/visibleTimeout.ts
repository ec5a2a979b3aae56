/**
 * `afterVisible` waits in this many equal parts. A sleep of the machine, or a long task on the page, can shorten the
 * wait by one part at most.
 */
const PARTS = 8;

/**
 * Calls `then` once, after the page was visible for `milliseconds` without a break. The returned function cancels the
 * wait. A browser throttles a hidden page and may release its graphics context, so the wait restarts when the page
 * becomes visible again.
 */
export function afterVisible(milliseconds: number, then: () => void): () => void {
  let remaining = PARTS;
  const timer = setInterval(() => {
    remaining = globalThis.document?.hidden ? PARTS : remaining - 1;
    if (remaining > 0) return;
    clearInterval(timer);
    then();
  }, milliseconds / PARTS);
  return () => clearInterval(timer);
}
