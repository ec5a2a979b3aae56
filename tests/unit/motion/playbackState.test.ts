import { expect, test } from 'vitest';
import {
  type PlaybackEvent,
  type PlaybackState,
  playbackAfter,
} from '../../../stage/motion/playbackState.ts';

const idle: PlaybackState = { phase: 'idle' };
const warm: PlaybackState = { phase: 'warm', layout: 'md' };
const building: PlaybackState = { phase: 'building', layout: 'md' };
const started: PlaybackState = { phase: 'started', layout: 'md' };
const stopped: PlaybackState = { phase: 'stopped' };

const warmUp: PlaybackEvent = { type: 'warmUp', layout: 'sm' };
const start: PlaybackEvent = { type: 'start', layout: 'sm' };
const built: PlaybackEvent = { type: 'built' };
const play: PlaybackEvent = { type: 'play' };
const stop: PlaybackEvent = { type: 'stop' };

const changes: [PlaybackState, PlaybackEvent, PlaybackState][] = [
  [idle, warmUp, { phase: 'warm', layout: 'sm' }],
  [idle, start, { phase: 'building', layout: 'sm' }],
  [idle, stop, stopped],
  [warm, warmUp, { phase: 'warm', layout: 'sm' }],
  [warm, start, { phase: 'building', layout: 'sm' }],
  [warm, stop, stopped],
  [building, start, { phase: 'building', layout: 'sm' }],
  [building, built, started],
  [building, stop, stopped],
  [started, start, { phase: 'building', layout: 'sm' }],
  [started, play, started],
  [started, stop, stopped],
];
const states = [idle, warm, building, started, stopped];
const events = [warmUp, start, built, play, stop];

test.each(changes.map(([from, event, to]) => [from.phase, event.type, from, event, to] as const))(
  '%s + %s is a new state',
  (_, __, from, event, to) => {
    const after = playbackAfter(from, event);
    expect(after).toEqual(to);
    expect(after).not.toBe(from);
  },
);

test('an event that is not in the list of changes returns the same state', () => {
  const fits = (from: PlaybackState, event: PlaybackEvent) =>
    changes.some(([state, type]) => state === from && type === event);
  const others = states.flatMap(from =>
    events.filter(event => !fits(from, event)).map(event => [from, event] as const),
  );
  expect(others).toHaveLength(states.length * events.length - changes.length);
  for (const [from, event] of others) {
    expect(playbackAfter(from, event), `${from.phase} + ${event.type}`).toBe(from);
  }
});
