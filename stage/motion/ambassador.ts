/** What keeps the ambassador alive: she talks while her bubble arrives, breathes, and blinks. */
import { gsap } from 'gsap';
import type { ElementState, ElementStates, Mouth } from './elementState.ts';
import { holdFrames } from './tweens.ts';

/** What her mouth does while a bubble comes in: about as long as `ENTRY.seconds`. At a rest it is her own. */
const REST = undefined;
const MOUTHS: readonly (Mouth | undefined)[] = ['M', 'E', 'A', REST, 'E', 'M', 'A', REST, 'O'];
/** Seconds a mouth shape stays: a long and a short one in turn. */
const SYLLABLES = { long: 0.14, short: 0.09 };
/** Seconds her eyes are shut. */
const BLINK = 0.12;
/** Up and down again in so many steps: each is about a pixel, and between two of them nothing has to be drawn. */
const BREATH = { height: 1.015, seconds: 1.4, steps: 8 };
const soft = gsap.parseEase('sine.inOut');
const rising = (t: number) => Math.round(soft(t) * BREATH.steps) / BREATH.steps;

/** The ambassador among the elements, or undefined where she is not: only she has a pose or a face. */
export const ambassadorOf = (elements: ElementStates): ElementState | undefined =>
  [...elements.values()].find(element => element.rig ?? element.face);

/** Adds talking to the timeline, from `at` on: shapes, rests, and her own mouth at the end. */
export function talk(timeline: gsap.core.Timeline, element: ElementState, at: number) {
  const frames = MOUTHS.map((mouth, i) => ({
    seconds: i % 2 ? SYLLABLES.short : SYLLABLES.long,
    look: { mouth },
  }));
  holdFrames(timeline, element, [...frames, { seconds: 0, look: { mouth: REST } }], at);
}

/** Adds one breath to the timeline, `at` seconds from its start. */
export function breathe(timeline: gsap.core.Timeline, element: ElementState, at: number) {
  const half = BREATH.seconds / 2;
  timeline.to(element, { breath: BREATH.height, duration: half, ease: rising, yoyo: true, repeat: 1 }, at);
}

/** A timeline, running already, that shuts her eyes once. */
export function blink(element: ElementState): gsap.core.Timeline {
  const timeline = gsap.timeline();
  const shut = { seconds: BLINK, look: { blink: true } };
  const open = { seconds: 0, look: { blink: false } };
  holdFrames(timeline, element, [shut, open], 0);
  return timeline;
}
