/** Where a visit's playback stands, and what brings it from one state to the next. */
import type { Layout } from '../story/types.ts';

export type PlaybackState =
  /** nothing has been asked for */
  | { readonly phase: 'idle' }
  /** this layout is going to be started: its step is drawn once, behind whatever covers the stage */
  | { readonly phase: 'warm'; readonly layout: Layout }
  /** the stage is being built for this layout: images load, nothing of the visitor's is played yet */
  | { readonly phase: 'building'; readonly layout: Layout }
  /** the stage follows the visitor in this layout */
  | { readonly phase: 'started'; readonly layout: Layout }
  /** the visit is over */
  | { readonly phase: 'stopped' };

export type PlaybackEvent =
  | { readonly type: 'warmUp' | 'start'; readonly layout: Layout }
  /** the stage stands as it was at the step before: `start` has done its work */
  | { readonly type: 'built' }
  /** a view is to be played as soon as its images are loaded */
  | { readonly type: 'play' }
  | { readonly type: 'stop' };

/**
 * The state after an event:
 *
 * | in       | warmUp | start    | built   | play    | stop    |
 * | -------- | ------ | -------- | ------- | ------- | ------- |
 * | idle     | warm   | building | -       | -       | stopped |
 * | warm     | warm   | building | -       | -       | stopped |
 * | building | -      | building | started | -       | stopped |
 * | started  | -      | building | -       | started | stopped |
 * | stopped  | -      | -        | -       | -       | -       |
 *
 * Where there is a dash the event does not fit: the very same object comes back. Everywhere else it is a new one,
 * even in the same phase. So whoever has waited for images compares the state with the one it began in: another
 * object means that something else has been asked for since.
 */
export function playbackAfter(state: PlaybackState, event: PlaybackEvent): PlaybackState {
  if (state.phase === 'stopped') return state;
  switch (event.type) {
    case 'warmUp':
      return state.phase === 'idle' || state.phase === 'warm'
        ? { phase: 'warm', layout: event.layout }
        : state;
    case 'start':
      return { phase: 'building', layout: event.layout };
    case 'built':
      return state.phase === 'building' ? { phase: 'started', layout: state.layout } : state;
    case 'play':
      return state.phase === 'started' ? { ...state } : state;
    case 'stop':
      return { phase: 'stopped' };
  }
}
