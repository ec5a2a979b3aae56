import { useEffect } from 'react';

/** The offline copy is made this many ms after the start, because the first steps keep a slow phone busy. */
const SETTLES_WITHIN = 5000;

let isAsked = false;

/** Makes an offline copy of the match day, 5 s after the start, once per load of the site. */
export function useKeeping(started: boolean) {
  useEffect(() => {
    if (!started || isAsked) return;
    isAsked = true;
    // the timer is never cleared: the offline copy is made even if the visitor leaves the match day within the delay
    setTimeout(() => {
      import('../offline/offline.ts').then(({ keepStory }) => keepStory()).catch(console.info);
    }, SETTLES_WITHIN);
  }, [started]);
}
