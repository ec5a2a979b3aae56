/** Touches and keys: any of them says that somebody is there. A mouse that only moves may be a table that shakes. */
const SIGNS = ['pointerdown', 'pointerup', 'keydown', 'wheel'] as const;

interface Options {
  /** receives every event of the page: the window */
  readonly events: Pick<Window, 'addEventListener'>;
  /** seconds without a sign that are too few to ask about */
  readonly least: number;
  /** seconds without a sign that what she sees now gives her: at least `least` */
  limit(): number;
  /** nobody has given a sign for so long */
  onIdle(): void;
}

export interface IdleWatch {
  /** nobody has given a sign since the watch began or was last told to forget */
  isUntouched(): boolean;
  /** the next visitor has not come yet: waits for a first sign */
  forget(): void;
  /** ends the watch */
  stop(): void;
}

/**
 * Watches from the first sign of somebody on, and tells when the last one is too long ago; again after every
 * further sign. The clock on the wall plays no part.
 */
export function watchIdle({ events, least, limit, onIdle }: Options): IdleWatch {
  const listening = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: number | undefined;

  const wait = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(check, milliseconds);
  };
  function check() {
    if (last === undefined) return;
    const left = limit() * 1000 - (performance.now() - last);
    if (left > 0) wait(left);
    else onIdle();
  }
  const onSign = () => {
    last = performance.now();
    wait(least * 1000);
  };
  const forget = () => {
    clearTimeout(timer);
    last = undefined;
  };
  for (const sign of SIGNS) {
    events.addEventListener(sign, onSign, { signal: listening.signal, capture: true, passive: true });
  }
  return {
    isUntouched: () => last === undefined,
    forget,
    stop() {
      forget();
      listening.abort();
    },
  };
}
