/**
 * The signs of a visitor: events that prove that a visitor is there.
 * - `click`: switch controls, screen readers and some touch drivers send no pointer events.
 * - `keydown`: a repeating key does not count, because an object may lie on the key.
 * - Mouse movement is not in the list, because a shaking table causes it too.
 */
const SIGNS = ['pointerdown', 'pointerup', 'click', 'keydown', 'wheel'] as const;

interface Options {
  /** the window, which receives every event of the page */
  readonly events: Pick<Window, 'addEventListener'>;
  /** time in seconds from a sign of the visitor (see `SIGNS`) to the first call of `limit()` */
  readonly least: number;
  /** the idle time that the content on screen allows, in seconds; at least `least` */
  limit(): number;
  /** called when the visitor has been idle for `limit()` seconds */
  onIdle(): void;
}

export interface IdleWatch {
  /** true while no idle time is measured: before a visitor's first sign or `begin()`, and after `forget()` */
  isUntouched(): boolean;
  /** starts measuring the idle time now. A visitor's sign (see `SIGNS`), such as a touch, does the same */
  begin(): void;
  /** stops measuring the idle time, until the next visitor's first sign (see `SIGNS`) or `begin()` */
  forget(): void;
  stop(): void;
}

/**
 * Calls `onIdle` as soon as `limit()` seconds have passed since the visitor's last sign or the last call of
 * `begin()`. Before the first sign or call, no idle time is measured. Uses the monotonic clock, so a change
 * of the system time has no effect.
 */
export function watchIdle({ events, least, limit, onIdle }: Options): IdleWatch {
  const listening = new AbortController();
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
    if ('repeat' in event && event.repeat) return;
    begin();
  };
  const forget = () => {
    clearTimeout(timer);
    lastSign = undefined;
  };
  for (const sign of SIGNS) {
    events.addEventListener(sign, onSign, { signal: listening.signal, capture: true, passive: true });
  }
  return {
    isUntouched: () => lastSign === undefined,
    begin,
    forget,
    stop() {
      forget();
      listening.abort();
    },
  };
}
