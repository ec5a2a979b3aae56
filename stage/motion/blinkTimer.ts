/** Before each blink: `least` ms and a random time of at most `span` ms. */
const BLINK_AFTER = { least: 20_000, span: 20_000 };

export interface BlinkTimer {
  restart(): void;
  stop(): void;
}

/** Uses no GSAP clock, because that sleeps while nothing moves. */
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
