/** Starts the ambassador's blinks while nothing else moves. */

/** Minimum wait before a blink, and random addition, in ms. */
const BLINK_AFTER = { least: 20_000, span: 20_000 };

export interface BlinkTimer {
  /** starts the count again: a blink after 20 to 40 s, then further blinks at such intervals */
  restart(): void;
  stop(): void;
}

/** Creates a timer that calls `blink` repeatedly. It does not use GSAP's clock, which sleeps while nothing moves. */
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
