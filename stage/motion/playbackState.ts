import type { Layout } from '../story/types.ts';

export type PlaybackState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'warm'; readonly layout: Layout }
  | { readonly phase: 'building'; readonly layout: Layout }
  | { readonly phase: 'started'; readonly layout: Layout }
  | { readonly phase: 'stopped' };

export type PlaybackEvent =
  | { readonly type: 'warmUp' | 'start'; readonly layout: Layout }
  /** ready for the first transition, usually at the previous step */
  | { readonly type: 'built' }
  | { readonly type: 'play' }
  | { readonly type: 'stop' };

/**
 * Returns the state after an event:
 *
 * | in       | warmUp | start    | built   | play    | stop    |
 * | -------- | ------ | -------- | ------- | ------- | ------- |
 * | idle     | warm   | building | -       | -       | stopped |
 * | warm     | warm   | building | -       | -       | stopped |
 * | building | -      | building | started | -       | stopped |
 * | started  | -      | building | -       | started | stopped |
 * | stopped  | -      | -        | -       | -       | -       |
 *
 * A dash means that the event does not fit: `playbackAfter` returns the same object. For every other event it returns a
 * new object, even in the same phase. A request that waits for images compares the states before and after the wait: if
 * the objects differ, a newer request has replaced it.
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
