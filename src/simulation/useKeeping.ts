import { useEffect } from 'react';

/** Delay in ms after the start, because a slow phone is busy with the first steps. */
const SETTLES_WITHIN = 5000;

let isAsked = false;

/** Calls `keepStory` 5 s after the start, once per load of the site, to make an offline copy of the match day. */
export function useKeeping(started: boolean) {
  useEffect(() => {
    if (!started || isAsked) return;
    isAsked = true;
    // the timer is never cleared: the copy is also made if the visitor leaves the match day within the delay
    setTimeout(() => {
      import('../offline/offline.ts').then(({ keepStory }) => keepStory()).catch(console.info);
    }, SETTLES_WITHIN);
  }, [started]);
}
