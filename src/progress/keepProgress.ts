import type { Runner } from '../../stage/index.ts';
import type { SavedProgress } from './savedProgress.ts';

/**
 * Saves the progress from its first change on. Also copies into the progress the done count and the
 * day that other tabs have saved. `events` is the window, which reports when another tab changes the storage.
 * The window reports nothing while the page is in the back/forward cache, so the storage is also read on
 * `pageshow`. Returns a function that stops saving and copying.
 */
export function keepProgress(
  { progress, dispatch }: Runner,
  saved: SavedProgress,
  events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>,
): () => void {
  let isFollowing = false;
  const stopSaving = progress.subscribe((now, before) => {
    // a change that came from another tab is already saved. To save it again would overwrite the other tab's label
    if (!isFollowing && (now.label !== before.label || now.day !== before.day)) saved.write(now);
  });
  const follow = () => {
    const { done, day } = saved.read();
    isFollowing = true;
    dispatch({ type: 'reached', done: done ?? 0 });
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
