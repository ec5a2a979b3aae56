/** Saves a visit as it goes on, and takes over how far she has come in another tab. */
import type { Runner } from '../../stage/index.ts';
import type { SavedProgress } from './savedProgress.ts';

/**
 * From the first step that she takes, until the function that comes back is called. `events` are the window's: its
 * storage is changed by other tabs, and none of that is told while the page rests in the browser's memory.
 */
export function keepProgress(
  { progress, dispatch }: Runner,
  saved: SavedProgress,
  events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>,
): () => void {
  let isFollowing = false;
  const stopSaving = progress.subscribe((now, before) => {
    // what another tab has reached is saved already, with a label that is younger than this one
    if (!isFollowing && (now.label !== before.label || now.day !== before.day)) saved.write(now);
  });
  const follow = () => {
    const { done, day } = saved.read();
    isFollowing = true;
    if (done !== undefined) dispatch({ type: 'reached', done });
    if (day) dispatch({ type: 'recall', day });
    isFollowing = false;
  };
  events.addEventListener('storage', follow);
  events.addEventListener('pageshow', follow);
  return () => {
    stopSaving();
    events.removeEventListener('storage', follow);
    events.removeEventListener('pageshow', follow);
  };
}
