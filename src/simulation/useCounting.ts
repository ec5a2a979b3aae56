import { useEffect } from 'react';
import type { Runner } from '../../stage/index.ts';
import { device } from '../device/device.ts';

export function useCounting(runner: Runner, started: boolean) {
  useEffect(() => {
    if (!started || !device().isShared) return;
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
