/** How things come, go and move on this stage. All times are seconds, all distances stage units. */
import { gsap } from 'gsap';
import type { Actor } from './actor.ts';

export const ENTRY = {
  seconds: 1,
  delay: 0.5,
  stagger: 0.15,
  ease: gsap.parseEase('elastic.out(1,0.6)'),
  lift: 80,
  size: 0.85,
};
export const EXIT = { seconds: 0.3, ease: 'power2.in' };
/** the yellow diagonal covers the stage in one half of this and frees it in the other */
export const WIPE = { seconds: 0.5, ease: 'power1.inOut' };
/** with reduced motion everything is one fade of this */
export const FADE = 0.1;
export const POSTER_FPS = 10;
/** nobody glides: from spot to spot in held frames */
const MOVE = { seconds: 0.8, ease: gsap.parseEase('steps(8)') };

type Timeline = gsap.core.Timeline;

/** Somebody new before she enters: how she stands and is not seen yet. */
export const offstage = (rest: Actor): Actor => ({
  ...rest,
  alpha: 0,
  lift: ENTRY.lift,
  k: rest.k * ENTRY.size,
});

export function enter(timeline: Timeline, actor: Actor, { lift, k }: Actor, at: number) {
  timeline.to(actor, { alpha: 1, duration: EXIT.seconds / 2 }, at);
  timeline.to(actor, { lift, k, duration: ENTRY.seconds, ease: ENTRY.ease }, at);
}

export function exit(timeline: Timeline, actor: Actor, seconds = EXIT.seconds) {
  timeline.to(actor, { alpha: 0, duration: seconds, ease: EXIT.ease }, 0);
}

export function fade(timeline: Timeline, actor: Actor, at: number) {
  timeline.fromTo(actor, { alpha: 0 }, { alpha: 1, duration: FADE }, at);
}

/** To another spot, size or turn; nothing where it stays. */
export function move(timeline: Timeline, actor: Actor, { x, y, k, turn }: Actor, at: number) {
  if (actor.x === x && actor.y === y && actor.k === k && actor.turn === turn) return;
  timeline.to(actor, { x, y, k, turn, duration: MOVE.seconds, ease: MOVE.ease }, at);
}

/** What an actor shows: all of her that is not moved but exchanged. */
type Look = Pick<Actor, 'image' | 'face' | 'rig'>;

/** Poster animation: another picture from one frame to the next. */
export function cut(timeline: Timeline, actor: Actor, { image, face, rig }: Look, at: number) {
  timeline.call(() => Object.assign(actor, { image, face, rig }), [], at);
}

export const showsSame = (actor: Look, { image, face, rig }: Look) =>
  actor.image === image && actor.face === face && actor.rig === rig;

interface Frame {
  readonly seconds: number;
  readonly look: Partial<Actor>;
}

/** Held frames one after the other; the last one stays. One tween, however many they are. */
export function reel(timeline: Timeline, actor: Actor, frames: readonly Frame[], at: number) {
  let seconds = 0;
  const ends = frames.map(frame => {
    seconds += frame.seconds;
    return { ...frame, end: seconds };
  });
  const now = { seconds: 0 };
  const hold = () => {
    // a hair early: sums of tenths are not exact
    const frame = ends.find(({ end }) => now.seconds < end - 1e-6) ?? ends.at(-1);
    Object.assign(actor, frame?.look);
  };
  timeline.to(now, { seconds, duration: seconds, ease: 'none', onUpdate: hold }, at);
}
