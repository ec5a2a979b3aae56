/** Time in ms from the pointer's last move or press until the pointer is hidden. */
const RESTS_AFTER = 3000;

export function watchPointer(
  events: Pick<Window, 'addEventListener'>,
  mark: (isResting: boolean) => void,
): () => void {
  const listening = new AbortController();
  const options = { signal: listening.signal, passive: true };
  let timer: ReturnType<typeof setTimeout>;
  const moved = () => {
    clearTimeout(timer);
    mark(false);
    timer = setTimeout(() => mark(true), RESTS_AFTER);
  };
  events.addEventListener('pointermove', moved, options);
  events.addEventListener('pointerdown', moved, options);
  moved();
  return () => {
    listening.abort();
    clearTimeout(timer);
    mark(false);
  };
}
