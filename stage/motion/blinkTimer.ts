/** Starts the ambassador's blinks while nothing else moves. */

/** Before each blink, the timer waits `least` ms and a random time of at most `span` ms. */
const BLINK_AFTER = { least: 20_000, span: 20_000 };

export interface BlinkTimer {
  /** starts the wait again: the first blink comes after 20 to 40 s, each further blink 20 to 40 s later */
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
