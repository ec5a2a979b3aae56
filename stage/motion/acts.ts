import type { gsap } from 'gsap';
import type { Act, ImageName } from '../story/types.ts';
import type { ElementState, ElementStates } from './elementState.ts';
import { changeLook, holdFrames, move } from './tweens.ts';
import { POSTER_FPS } from './vocabulary.ts';

type Timeline = gsap.core.Timeline;
type ActOf<Name extends Act['act']> = Extract<Act, { act: Name }>;

interface Subject {
  readonly element: ElementState;
  readonly rest: ElementState;
}

const frameOf = (image: ImageName | undefined, fps: number, more?: Partial<ElementState>) => ({
  seconds: 1 / fps,
  look: { image, face: undefined, rig: undefined, ...more },
});
const lastFrame = ({ image, face, rig }: ElementState, more?: Partial<ElementState>) => ({
  seconds: 0,
  look: { image, face, rig, ...more },
});

function frames(
  timeline: Timeline,
  { images, fps = POSTER_FPS, times = 1 }: ActOf<'frames'>,
  { element, rest }: Subject,
  at: number,
) {
  const shown = Array.from({ length: times }, () => images).flat();
  holdFrames(timeline, element, [...shown.map(image => frameOf(image, fps)), lastFrame(rest)], at);
  move(timeline, element, rest, at);
}

/** Only whole turns end at the rotation at rest. */
const wholeTurns = (turns: number) => Math.round(turns) * 360;

function roll(
  timeline: Timeline,
  { seconds = 1.6, turns = 2 }: ActOf<'roll'>,
  { element, rest }: Subject,
  at: number,
) {
  const { x, y, k } = rest;
  const rotation = rest.rotation + Math.sign(x - element.x) * wholeTurns(turns);
  timeline.to(element, { x, y, k, rotation, duration: seconds, ease: 'power2.out' }, at);
  changeLook(timeline, element, rest, at);
}

function arc(timeline: Timeline, act: ActOf<'arc'>, { element, rest }: Subject, at: number) {
  const { height, seconds = 1, turns = 1 } = act;
  const { x, y, k } = rest;
  const rotation = rest.rotation + wholeTurns(turns);
  const peak = Math.min(element.y, y) - height;
  const half = seconds / 2;
  timeline.to(element, { x, k, rotation, duration: seconds, ease: 'none' }, at);
  timeline.to(element, { y: peak, duration: half, ease: 'power1.out' }, at);
  timeline.to(element, { y, duration: half, ease: 'power1.in' }, at + half);
  changeLook(timeline, element, rest, at);
}

function walk(timeline: Timeline, act: ActOf<'walk'>, { element, rest }: Subject, at: number) {
  const { images, fps = POSTER_FPS, seconds = 1.5, hop = 0 } = act;
  const { x, y, k, rotation } = rest;
  const count = Math.max(1, Math.round(seconds * fps));
  timeline.to(element, { x, y, k, rotation, duration: seconds, ease: `steps(${count})` }, at);
  // without a hop, `lift` stays as it is, because the entry of a new element may animate it
  const lifted = (lift: number) => (hop ? { lift } : {});
  const steps = Array.from({ length: count }, (_, i) =>
    frameOf(images[i % images.length], fps, lifted(i % 2 ? 0 : -hop)),
  );
  holdFrames(timeline, element, [...steps, lastFrame(rest, lifted(rest.lift))], at);
}

const JOLTS = 3;

function shake(
  timeline: Timeline,
  { hop, seconds = 0.6 }: ActOf<'shake'>,
  { element, rest }: Subject,
  at: number,
) {
  const half = seconds / JOLTS / 2;
  const jolts = Array.from({ length: JOLTS }, () => [
    { seconds: half, look: { lift: -hop } },
    { seconds: half, look: { lift: rest.lift } },
  ]).flat();
  holdFrames(timeline, element, jolts, at);
  changeLook(timeline, element, rest, at + seconds);
  move(timeline, element, rest, at + seconds);
}

/** End of each swing, as a share of `degrees`. */
const SWINGS = [1, -0.7, 0.4, -0.15, 0] as const;

function sway(
  timeline: Timeline,
  { degrees, seconds = 2.4 }: ActOf<'sway'>,
  { element, rest }: Subject,
  at: number,
) {
  const ease = 'sine.inOut';
  const keyframes = SWINGS.map(share => ({
    rotation: rest.rotation + degrees * share,
    duration: seconds / SWINGS.length,
    ease,
  }));
  changeLook(timeline, element, rest, at);
  timeline.to(element, { keyframes }, at);
  const { x, y, k } = rest;
  if (element.x === x && element.y === y && element.k === k) return;
  timeline.to(element, { x, y, k, duration: seconds, ease }, at);
}

function inTurn(
  timeline: Timeline,
  { who, every = 0.35 }: ActOf<'inTurn'>,
  elements: ElementStates,
  rests: ElementStates,
  at: number,
) {
  for (const [i, id] of who.entries()) {
    const [element, rest] = [elements.get(id), rests.get(id)];
    if (!element || !rest) continue;
    changeLook(timeline, element, rest, at + i * every);
    move(timeline, element, rest, at + i * every);
  }
}

/**
 * Ids of the elements that an act animates. The transition adds no other motion for them, except a new element's entry.
 */
export const actingIds = (act: Act): readonly string[] => (act.act === 'inTurn' ? act.who : [act.who]);

/**
 * Adds an act at `start` plus its own `at` (seconds). Elements that are missing in `elements` or `rests` do not act.
 */
export function play(
  timeline: Timeline,
  act: Act,
  elements: ElementStates,
  rests: ElementStates,
  start: number,
) {
  const at = start + (act.at ?? 0);
  if (act.act === 'inTurn') {
    inTurn(timeline, act, elements, rests, at);
    return;
  }
  const [element, rest] = [elements.get(act.who), rests.get(act.who)];
  if (!element || !rest) return;
  const subject = { element, rest };
  if (act.act === 'frames') frames(timeline, act, subject, at);
  else if (act.act === 'roll') roll(timeline, act, subject, at);
  else if (act.act === 'arc') arc(timeline, act, subject, at);
  else if (act.act === 'walk') walk(timeline, act, subject, at);
  else if (act.act === 'shake') shake(timeline, act, subject, at);
  else sway(timeline, act, subject, at);
}
