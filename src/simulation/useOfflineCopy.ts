import { useEffect } from 'react';

/** Delay of the offline copy after the start, in ms, because the first steps keep a slow phone busy. */
const COPY_DELAY = 5000;

let isAsked = false;

export function useOfflineCopy(started: boolean) {
  useEffect(() => {
    if (!started || isAsked) return;
    isAsked = true;
    // the timer is never cleared: the offline copy is made even if the visitor leaves the match day within the delay
    setTimeout(() => {
      import('../offline/offline.ts').then(({ keepStory }) => keepStory()).catch(console.info);
    }, COPY_DELAY);
  }, [started]);
}
