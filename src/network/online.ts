import { useSyncExternalStore } from 'react';

/**
 * Calls `notify` whenever the browser reports that it went online or offline, until the returned function is called.
 */
export function onConnectionChange(notify: () => void): () => void {
  window.addEventListener('online', notify);
  window.addEventListener('offline', notify);
  return () => {
    window.removeEventListener('online', notify);
    window.removeEventListener('offline', notify);
  };
}

/** Returns true unless the browser reports that it is offline. Some browsers never report it. */
const isOnline = () => navigator.onLine !== false;

/** Resolves when the browser reports that it is online; at once if it is online already. */
export const untilOnline = (): Promise<void> =>
  new Promise(resolve => {
    if (isOnline()) return resolve();
    const stop = onConnectionChange(() => {
      if (!isOnline()) return;
      stop();
      resolve();
    });
  });

/** Returns false while the browser reports that it is offline, else true; true in a prerendered page. */
export const useOnline = (): boolean => useSyncExternalStore(onConnectionChange, isOnline, () => true);
