/** The ambassador's blinks while nothing else moves. */

/** Milliseconds of rest before she blinks, the least and the span: idle life is rare. */
const BLINK_AFTER = { least: 20_000, span: 20_000 };

export interface BlinkTimer {
  /** counts from now on: a blink after 20 to 40 s, and then one after another */
  restart(): void;
  stop(): void;
}

/** Calls `blink` now and then. Not by GSAP's clock, which sleeps while nothing moves. */
export function createBlinkTimer(blink: () => void): BlinkTimer {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restart = () => {
    clearTimeout(timer);
    timer = setTimeout(
      () => {
        blink();
        restart();
      },
      BLINK_AFTER.least + Math.random() * BLINK_AFTER.span,
    );
  };
  return { restart, stop: () => clearTimeout(timer) };
}
