/** How things come, go and move on this stage. All times are seconds, all distances stage units. */
import type { gsap } from 'gsap';
import type { Actor } from './actor.ts';

export const ENTRY = {
  seconds: 1,
  delay: 0.5,
  stagger: 0.15,
  ease: 'elastic.out(1,0.6)',
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
const MOVE = { seconds: 0.8, ease: 'steps(8)' };

type Timeline = gsap.core.Timeline;

export function enter(timeline: Timeline, actor: Actor, rest: Actor, at: number) {
  timeline.set(actor, { alpha: 0 }, 0);
  timeline.to(actor, { alpha: 1, duration: EXIT.seconds / 2 }, at);
  timeline.fromTo(
    actor,
    { lift: ENTRY.lift, k: rest.k * ENTRY.size },
    { lift: 0, k: rest.k, duration: ENTRY.seconds, ease: ENTRY.ease, immediateRender: false },
    at,
  );
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

/** Poster animation: another picture from one frame to the next. */
export function cut(
  timeline: Timeline,
  actor: Actor,
  rest: Pick<Actor, 'image' | 'face' | 'rig'>,
  at: number,
) {
  timeline.call(() => Object.assign(actor, { image: rest.image, face: rest.face, rig: rest.rig }), [], at);
}
