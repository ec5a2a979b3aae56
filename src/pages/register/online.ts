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

/** Resolves as soon as the browser says that it is online: at once where it does already. */
export const untilOnline = (): Promise<void> =>
  new Promise(resolve => {
    if (navigator.onLine !== false) return resolve(); // some browsers do not say
    const stop = onConnectionChange(() => {
      if (navigator.onLine === false) return;
      stop();
      resolve();
    });
  });

/** Whether the browser says that it is online; true in a prerendered page. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    onConnectionChange,
    () => navigator.onLine,
    () => true,
  );
