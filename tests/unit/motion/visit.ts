import { createPlayback, type Screen } from '../../../stage/motion/playback.ts';
import type { StageState } from '../../../stage/motion/transition.ts';
import type { Command } from '../../../stage/runner/reduce.ts';
import { createRunner } from '../../../stage/runner/store.ts';
import type { View } from '../../../stage/runner/viewOf.ts';
import { smallStory as story } from '../runner/smallStory.ts';
import { plainState } from './testStage.ts';

type Place = View['place'];
type Drawn = ReturnType<typeof plainState>;

/** All handlers of settled promises have run. */
export const tasks = () => new Promise(setImmediate);

/** `slow`: a place is loaded only at `arrive()`. */
export function testScreen({ slow = false } = {}) {
  const waiting: (() => void)[] = [];
  const loads: Place[] = [];
  const ahead: Place[] = [];
  const upcoming: { place: Place; picture: Drawn }[][] = [];
  const drawn: Drawn[] = [];
  const screen: Screen = {
    load(place) {
      loads.push(place);
      return slow ? new Promise(resolve => waiting.push(resolve)) : Promise.resolve();
    },
    pause: () => Promise.resolve(),
    draw: (state: StageState) => void drawn.push(plainState(state)),
    lookAhead(place, next) {
      ahead.push(place);
      const coming = next?.();
      upcoming.push(coming ? [{ place: coming.place, picture: plainState(coming.state) }] : []);
    },
  };
  const arrive = async () => {
    for (const come of waiting.splice(0)) come();
    await tasks();
  };
  return { screen, loads, ahead, upcoming, drawn, arrive };
}

/** Draws only after `playback.attach(screen)`. */
export function newVisit(
  saved: Parameters<typeof createRunner>[1] = {},
  { reduced = false, slow = false } = {},
) {
  const runner = createRunner(story, saved, () => 0);
  const playback = createPlayback(runner, { reducedMotion: () => reduced, isUpright: () => false });
  const send = async (...commands: Command[]) => {
    for (const command of commands) {
      runner.dispatch(command);
      await tasks();
    }
  };
  return {
    ...testScreen({ slow }),
    playback,
    dispatch: runner.dispatch,
    send,
    now: () => runner.progress.getState(),
    state: () => plainState(playback.animator.state),
    shown: () => playback.shown.getState().view,
  };
}
