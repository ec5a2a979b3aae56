import { useEffect } from 'react';
import type { Runner } from '../../../stage/index.ts';
import { isKiosk } from '../../kiosk/mode.ts';

/** Counts a visit from its start, for the organiser of a kiosk; nothing is counted and nothing loaded elsewhere. */
export function useCounting(runner: Runner, started: boolean) {
  useEffect(() => {
    if (!started || !isKiosk()) return;
    let isOver = false;
    let stop = () => {};
    import('./countVisit.ts').then(
      ({ countVisit }) => {
        if (!isOver) stop = countVisit(runner);
      },
      cause => console.info('This visit is not counted', cause),
    );
    return () => {
      isOver = true;
      stop();
    };
  }, [runner, started]);
}
