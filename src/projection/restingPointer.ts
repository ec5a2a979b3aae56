/** Milliseconds after its last move until the pointer is out of the way. */
const RESTS_AFTER = 3000;

/**
 * Tells `mark` that the pointer has rested for 3 seconds, and that it has moved or pressed since. Returns what stops
 * it; the pointer then counts as moved.
 */
export function watchPointer(
  events: Pick<Window, 'addEventListener'>,
  mark: (isResting: boolean) => void,
): () => void {
  const listening = new AbortController();
  const options = { signal: listening.signal, passive: true };
  let rest: ReturnType<typeof setTimeout>;
  const moved = () => {
    clearTimeout(rest);
    mark(false);
    rest = setTimeout(() => mark(true), RESTS_AFTER);
  };
  events.addEventListener('pointermove', moved, options);
  events.addEventListener('pointerdown', moved, options);
  moved();
  return () => {
    listening.abort();
    clearTimeout(rest);
    mark(false);
  };
}
