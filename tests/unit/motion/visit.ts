/** A visit to the small story whose screen loads a place when the test says so, or at once. */
import { createPlayback, type Screen } from '../../../stage/motion/playback.ts';
import type { StageState } from '../../../stage/motion/transition.ts';
import type { Command } from '../../../stage/runner/reduce.ts';
import { createRunner } from '../../../stage/runner/store.ts';
import type { View } from '../../../stage/runner/viewOf.ts';
import { smallStory as story } from '../story/smallStory.ts';
import { still } from './still.ts';

type Place = View['place'];
type Drawn = ReturnType<typeof still>;

/** Lets everything happen that waits for a promise that is already kept. */
export const tasks = () => new Promise(setImmediate);

/** A screen that notes what it is asked for. `slow`: a place is loaded when `arrive` is called, not at once. */
export function testScreen({ slow = false } = {}) {
  const waiting: (() => void)[] = [];
  const loads: Place[] = [];
  const ahead: Place[] = [];
  const drawn: Drawn[] = [];
  const screen: Screen = {
    load(place) {
      loads.push(place);
      return slow ? new Promise(resolve => waiting.push(resolve)) : Promise.resolve();
    },
    draw: (state: StageState) => void drawn.push(still(state)),
    lookAhead: place => void ahead.push(place),
  };
  const arrive = async () => {
    for (const come of waiting.splice(0)) come();
    await tasks();
  };
  return { screen, loads, ahead, drawn, arrive };
}

/** A visit that goes on where `saved` says, with a screen that is not attached yet. */
export function newVisit(
  saved: Parameters<typeof createRunner>[1] = {},
  { reduced = false, slow = false } = {},
) {
  const runner = createRunner(story, saved, () => 0);
  const playback = createPlayback(runner, { reducedMotion: () => reduced, isUpright: () => false });
  /** Sends commands one after the other, as a visitor would. */
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
    state: () => still(playback.animator.state),
    shown: () => playback.shown.getState().view,
  };
}
