/** A sleep of the machine, or a long task, can shorten the wait by one part at most. */
const PARTS = 8;

/**
 * After `milliseconds` visible without a break: browsers throttle a hidden page and may release its context. Returns a
 * cancel function.
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
