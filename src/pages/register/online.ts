import { useSyncExternalStore } from 'react';

/**
 * Calls `notify` whenever the browser says that it went online or offline, until the function that it gives back is
 * called.
 */
export function onConnectionChange(notify: () => void): () => void {
  window.addEventListener('online', notify);
  window.addEventListener('offline', notify);
  return () => {
    window.removeEventListener('online', notify);
    window.removeEventListener('offline', notify);
  };
}

/** Whether the browser says that it is online; some browsers do not say. */
const isOnline = () => navigator.onLine !== false;

/** Resolves as soon as the browser says that it is online: at once where it does already. */
export const untilOnline = (): Promise<void> =>
  new Promise(resolve => {
    if (isOnline()) return resolve();
    const stop = onConnectionChange(() => {
      if (!isOnline()) return;
      stop();
      resolve();
    });
  });

/** Whether the browser says that it is online; true in a prerendered page. */
export const useOnline = (): boolean => useSyncExternalStore(onConnectionChange, isOnline, () => true);
