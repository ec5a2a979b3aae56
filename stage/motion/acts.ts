/** The special moments. Each takes an actor from the pose it has to the pose its tableau declares. */
import type { gsap } from 'gsap';
import type { ImageId } from '../story/images.ts';
import type { Act } from '../story/types.ts';
import type { Actor, Actors } from './actor.ts';
import { cut, move, POSTER_FPS, reel } from './vocabulary.ts';

type Timeline = gsap.core.Timeline;
type ActOf<Name extends Act['act']> = Extract<Act, { act: Name }>;
/** who plays, and how she stands when it is over */
interface Part {
  readonly actor: Actor;
  readonly rest: Actor;
}

/** A held frame of a film, which stays for one frame of it. */
const posed = (image: ImageId | undefined, fps: number, more?: Partial<Actor>) => ({
  seconds: 1 / fps,
  look: { image, face: undefined, rig: undefined, ...more },
});
/** How a film ends. */
const ending = ({ image, face, rig }: Actor, more?: Partial<Actor>) => ({
  seconds: 0,
  look: { image, face, rig, ...more },
});

function frames(
  timeline: Timeline,
  { images, fps = POSTER_FPS, times = 1 }: ActOf<'frames'>,
  { actor, rest }: Part,
  at: number,
) {
  const film = Array.from({ length: times }, () => images).flat();
  reel(timeline, actor, [...film.map(image => posed(image, fps)), ending(rest)], at);
  move(timeline, actor, rest, at);
}

/** Degrees of so many turns, rounded: half a turn more would end beside the rest. */
const whole = (turns: number) => Math.round(turns) * 360;

function roll(
  timeline: Timeline,
  { seconds = 1.6, turns = 2 }: ActOf<'roll'>,
  { actor, rest }: Part,
  at: number,
) {
  const turn = rest.turn + Math.sign(rest.x - actor.x) * whole(turns);
  timeline.to(actor, { x: rest.x, y: rest.y, k: rest.k, turn, duration: seconds, ease: 'power2.out' }, at);
  cut(timeline, actor, rest, at);
}

function arc(timeline: Timeline, act: ActOf<'arc'>, { actor, rest }: Part, at: number) {
  const { height, seconds = 1, turns = 1 } = act;
  const peak = Math.min(actor.y, rest.y) - height;
  const half = seconds / 2;
  timeline.to(
    actor,
    { x: rest.x, k: rest.k, turn: rest.turn + whole(turns), duration: seconds, ease: 'none' },
    at,
  );
  timeline.to(actor, { y: peak, duration: half, ease: 'power1.out' }, at);
  timeline.to(actor, { y: rest.y, duration: half, ease: 'power1.in' }, at + half);
  cut(timeline, actor, rest, at);
}

function walk(timeline: Timeline, act: ActOf<'walk'>, { actor, rest }: Part, at: number) {
  const { images, fps = POSTER_FPS, seconds = 1.5, hop = 0 } = act;
  const count = Math.max(1, Math.round(seconds * fps));
  const ease = `steps(${count})`;
  timeline.to(actor, { x: rest.x, y: rest.y, k: rest.k, turn: rest.turn, duration: seconds, ease }, at);
  // who does not hop may be lifted by something else: she may be entering
  const lifted = (lift: number) => (hop ? { lift } : {});
  const film = Array.from({ length: count }, (_, i) =>
    posed(images[i % images.length], fps, lifted(i % 2 ? 0 : -hop)),
  );
  reel(timeline, actor, [...film, ending(rest, lifted(rest.lift))], at);
}

function sway(
  timeline: Timeline,
  { degrees, seconds = 2.4 }: ActOf<'sway'>,
  { actor, rest }: Part,
  at: number,
) {
  const swings = [degrees, -degrees * 0.7, degrees * 0.4, -degrees * 0.15, 0];
  const ease = 'sine.inOut';
  const turns = swings.map(by => ({ turn: rest.turn + by, duration: seconds / swings.length, ease }));
  cut(timeline, actor, rest, at);
  timeline.to(actor, { keyframes: turns }, at);
  const { x, y, k } = rest;
  if (actor.x === x && actor.y === y && actor.k === k) return;
  timeline.to(actor, { x, y, k, duration: seconds, ease }, at);
}

function inTurn(
  timeline: Timeline,
  { who, every = 0.35 }: ActOf<'inTurn'>,
  actors: Actors,
  rests: Actors,
  at: number,
) {
  for (const [i, id] of who.entries()) {
    const [actor, rest] = [actors.get(id), rests.get(id)];
    if (!actor || !rest) continue;
    cut(timeline, actor, rest, at + i * every);
    move(timeline, actor, rest, at + i * every);
  }
}

/** Whose change an act takes care of. */
export const castOf = (act: Act): readonly string[] => (act.act === 'inTurn' ? act.who : [act.who]);

/** Adds an act to the timeline. Somebody who is not on this layout's stage does not play. */
export function play(timeline: Timeline, act: Act, actors: Actors, rests: Actors, start: number) {
  const at = start + (act.at ?? 0);
  if (act.act === 'inTurn') {
    inTurn(timeline, act, actors, rests, at);
    return;
  }
  const [actor, rest] = [actors.get(act.who), rests.get(act.who)];
  if (!actor || !rest) return;
  const part = { actor, rest };
  if (act.act === 'frames') frames(timeline, act, part, at);
  else if (act.act === 'roll') roll(timeline, act, part, at);
  else if (act.act === 'arc') arc(timeline, act, part, at);
  else if (act.act === 'walk') walk(timeline, act, part, at);
  else sway(timeline, act, part, at);
}
