/**
 * Events that prove that a visitor is there.
 * - `click`: switch controls, screen readers and some touch drivers send no pointer events.
 * - `keydown`: a repeating key does not count, because an object may lie on the key.
 * - Mouse movement is not in the list, because a shaking table causes it too.
 */
const SIGNS = ['pointerdown', 'pointerup', 'click', 'keydown', 'wheel'] as const;

/**
 * Calls `onIdle` when `limit()` seconds have passed since the visitor's last sign or the last call of `begin()`.
 * `limit()` is at least `least`. `forget()` stops measuring until the next sign or `begin()`. Uses the monotonic clock,
 * so a change of the system time has no effect.
 */
export function watchIdle(least: number, limit: () => number, onIdle: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastSign: number | undefined;

  const wait = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(check, milliseconds);
  };
  function check() {
    if (lastSign === undefined) return;
    const remaining = limit() * 1000 - (performance.now() - lastSign);
    if (remaining > 0) wait(remaining);
    else onIdle();
  }
  const begin = () => {
    lastSign = performance.now();
    wait(least * 1000);
  };
  const onSign = (event: Event) => {
    if (!('repeat' in event && event.repeat)) begin();
  };
  for (const sign of SIGNS) addEventListener(sign, onSign, { capture: true, passive: true });
  return {
    /** true before the first sign, and after `forget()` */
    isUntouched: () => lastSign === undefined,
    begin,
    forget() {
      clearTimeout(timer);
      lastSign = undefined;
    },
  };
}
