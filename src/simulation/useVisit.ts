import { useCallback, useMemo, useState } from 'react';
import type { Command } from '../../stage/index.ts';
import { device } from '../device/device.ts';
import type { Listener } from '../input/listen.ts';
import { useInput } from '../input/useInput.ts';
import { importAgain } from '../network/importWithRetry.ts';
import { loadStage } from './prefetch.ts';
import type { FittedWindow } from './useFit.ts';
import { usePictureWords } from './usePictureWords.ts';
import { useStep } from './useStep.ts';
import { useWarmUp } from './useWarmUp.ts';
import type { Visit } from './visit.ts';

export interface VisitProps extends FittedWindow {
  readonly visit: Visit;
  readonly complete: boolean;
  readonly started: boolean;
  readonly onStage: () => void;
}

function useCommands({ runner }: Visit, started: boolean) {
  const listener = useMemo(
    (): Listener => ({
      move: type => started && runner.dispatch({ type }),
      log() {
        const { label, status } = runner.progress.getState();
        console.info(label, status);
      },
    }),
    [runner, started],
  );
  useInput(listener);
}

/**
 * Returns a function that sends a command to the runner. In a kiosk the command `restart` begins a new visit without
 * the data of the last one.
 */
function useDispatch({ runner }: Visit) {
  return useCallback(
    (command: Command) => {
      if (command.type === 'restart') device().restart(() => runner.dispatch(command));
      else runner.dispatch(command);
    },
    [runner],
  );
}

export function useVisit({ visit, fit, complete, started, onStage }: VisitProps) {
  const { story } = visit.runner;
  const dispatch = useDispatch(visit);
  const { progress, view, arrived } = useStep(visit);
  const warmUp = useWarmUp(visit, complete && !started);
  const isDescribed = usePictureWords(started);
  useCommands(visit, started);

  const [wordsOnly, setWordsOnly] = useState(false);
  const onWordsOnly = useCallback(
    (cause: unknown) => {
      console.info('The pictures cannot be drawn; the story continues in words', cause);
      setWordsOnly(true);
      onStage();
    },
    [onStage],
  );

  const onPictures = useCallback(async () => {
    if (await importAgain(loadStage)) setWordsOnly(false);
  }, []);

  // `progress` can be ahead of the screen. Until the step of `progress` is on the screen, the status is 'playing'.
  const statusOnScreen = arrived ? progress.status : 'playing';
  const viewOnScreen = started ? view : warmUp;
  return {
    label: progress.label,
    status: started ? statusOnScreen : 'loading',
    wordsOnly,
    onWordsOnly,
    onPictures,
    overlays: viewOnScreen && {
      story,
      progress,
      view: viewOnScreen,
      layout: fit.layout,
      isWarmUp: !started,
      isDescribed,
      playing: started && progress.status === 'playing',
      leaving: started && !arrived,
      dispatch,
    },
  };
}
