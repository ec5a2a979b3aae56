/** The ambassador's small motions: she talks and breathes while her bubble comes in, and she blinks. */
import { gsap } from 'gsap';
import type { ElementState, ElementStates, Mouth } from './elementState.ts';
import { holdFrames } from './tweens.ts';

/** No mouth shape. The ambassador then has the mouth of the current expression. */
const REST = undefined;
/** The mouth shapes while a bubble comes in. Together they last about `ENTRY.seconds`. */
const MOUTHS: readonly (Mouth | undefined)[] = ['M', 'E', 'A', REST, 'E', 'M', 'A', REST, 'O'];
/** Durations of the mouth shapes in seconds. Long and short shapes alternate. */
const SYLLABLES = { long: 0.14, short: 0.09 };
/** Duration of a blink in seconds. */
const BLINK = 0.12;
/**
 * One breath: the ambassador grows to `height` (factor of her height) in half of `seconds`, and shrinks in the other
 * half. In each half her height changes in `steps` jumps of about one pixel. Between two jumps nothing is drawn.
 */
const BREATH = { height: 1.015, seconds: 1.4, steps: 8 };
const soft = gsap.parseEase('sine.inOut');
const rising = (t: number) => Math.round(soft(t) * BREATH.steps) / BREATH.steps;

/** Returns the ambassador's element: the only one with a `rig` or a `face`. Undefined if she is not in the picture. */
export const ambassadorOf = (elements: ElementStates): ElementState | undefined =>
  [...elements.values()].find(element => element.rig ?? element.face);

/**
 * Adds talking to the timeline, `at` seconds from the timeline's start. The ambassador shows the shapes of
 * `MOUTHS` one after another. After the last shape, she shows the mouth of her current expression again.
 */
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

/** Starts and returns a timeline of one blink. */
export function blink(element: ElementState): gsap.core.Timeline {
  const timeline = gsap.timeline();
  const shut = { seconds: BLINK, look: { blink: true } };
  const open = { seconds: 0, look: { blink: false } };
  holdFrames(timeline, element, [shut, open], 0);
  return timeline;
}
