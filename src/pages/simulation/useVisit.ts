import { useCallback, useMemo, useState } from 'react';
import type { Command, Label, View } from '../../../stage/index.ts';
import type { Listener } from '../../input/listen.ts';
import { useInput } from '../../input/useInput.ts';
import { CLEAN_VISIT, isKiosk } from '../../kiosk/mode.ts';
import type { OverlaysProps } from '../../overlays/Overlays.tsx';
import type { FittedWindow } from './useFit.ts';
import { useStep } from './useStep.ts';
import { useWarmUp } from './useWarmUp.ts';
import type { Visit } from './visit.ts';

export interface VisitProps extends FittedWindow {
  readonly visit: Visit;
  /** every picture of this layout is there */
  readonly complete: boolean;
  /** the visitor has pressed start: before that a loading screen covers all */
  readonly started: boolean;
  /** it is known whether there is a stage: it can be drawn, or the story goes on in words */
  readonly onStage: () => void;
}

/** What the page draws of a visit. */
export interface DrawnVisit {
  readonly label: Label;
  readonly status: 'loading' | 'playing' | 'ready' | 'locked';
  /** key of the words for the picture on the stage; undefined before the start */
  readonly alt: View['alt'] | undefined;
  /** the pictures cannot be drawn: the story goes on in words */
  readonly wordsOnly: boolean;
  readonly onWordsOnly: (cause: unknown) => void;
  /** tries to draw them again */
  readonly onPictures: () => void;
  /** undefined where there is none */
  readonly overlays: OverlaysProps | undefined;
}

/** Gives the visitor's keys, clicks and swipes to the runner. Before the start she can only log where she is. */
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

/** In a kiosk a restart is the next visitor's: nothing of this visit is left. */
function useDispatch({ runner }: Visit) {
  return useCallback(
    (command: Command) => {
      if (command.type === 'restart' && isKiosk()) dispatchEvent(new Event(CLEAN_VISIT));
      else runner.dispatch(command);
    },
    [runner],
  );
}

/** Runs a visit on the page, with every step and command. Returns what is to be drawn. */
export function useVisit({ visit, fit, complete, started, onStage }: VisitProps): DrawnVisit {
  const { story } = visit.runner;
  const dispatch = useDispatch(visit);
  const { progress, view, arrived } = useStep(visit);
  const warmUp = useWarmUp(visit, complete && !started);
  useCommands(visit, started);

  const [wordsOnly, setWordsOnly] = useState(false);
  const onWordsOnly = useCallback(
    (cause: unknown) => {
      console.info('The story goes on in words', cause);
      setWordsOnly(true);
      onStage();
    },
    [onStage],
  );

  const onPictures = useCallback(() => setWordsOnly(false), []);

  // a visitor in a hurry is at a step before its pictures are: it is not ready until it can be seen
  const statusOnScreen = arrived ? progress.status : 'playing';
  const viewOnScreen = started ? view : warmUp;
  return {
    label: progress.label,
    status: started ? statusOnScreen : 'loading',
    alt: view?.alt,
    wordsOnly,
    onWordsOnly,
    onPictures,
    overlays: viewOnScreen && {
      story,
      progress,
      view: viewOnScreen,
      layout: fit.layout,
      isWarmUp: !started,
      playing: started && progress.status === 'playing',
      leaving: started && !arrived,
      dispatch,
    },
  };
}
