import { useEffect } from 'react';

/** Milliseconds after the start in which a slow phone has better things to do. */
const SETTLES_WITHIN = 5000;

let isAsked = false;

/** Has the match day kept on this device, once she has started it: from then on it plays without a network. */
export function useKeeping(started: boolean) {
  useEffect(() => {
    if (!started || isAsked) return;
    isAsked = true;
    // whether or not she is still on this page by then
    setTimeout(() => {
      import('../../offline/offline.ts').then(({ keepStory }) => keepStory()).catch(console.info);
    }, SETTLES_WITHIN);
  }, [started]);
}
