import { useEffect } from 'react';

/** Delay in ms after the start: a slow phone is busy with the first steps. */
const SETTLES_WITHIN = 5000;

let isAsked = false;

/** Keeps an offline copy of the match day once it is started. */
export function useKeeping(started: boolean) {
  useEffect(() => {
    if (!started || isAsked) return;
    isAsked = true;
    // no clean-up: the timer also runs if the visitor has left the page
    setTimeout(() => {
      import('../offline/offline.ts').then(({ keepStory }) => keepStory()).catch(console.info);
    }, SETTLES_WITHIN);
  }, [started]);
}
