import { gsap } from 'gsap';
import type { ElementState, ElementStates, Mouth } from './elementState.ts';
import { holdFrames } from './tweens.ts';

const OWN_MOUTH = undefined;
const MOUTHS: readonly (Mouth | undefined)[] = ['M', 'E', 'A', OWN_MOUTH, 'E', 'M', 'A', OWN_MOUTH, 'O'];
const SYLLABLE_SECONDS = { long: 0.14, short: 0.09 };
const BLINK_SECONDS = 0.12;
/**
 * `height`: factor of her height after half of `seconds`. It changes in `steps` jumps of about one pixel, and between
 * two jumps nothing is drawn.
 */
const BREATH = { height: 1.015, seconds: 1.4, steps: 8 };
const soft = gsap.parseEase('sine.inOut');
const rising = (t: number) => Math.round(soft(t) * BREATH.steps) / BREATH.steps;

export const ambassadorOf = (elements: ElementStates): ElementState | undefined =>
  [...elements.values()].find(element => element.rig ?? element.face);

/**
 * Adds the shapes of `MOUTHS`, `at` seconds from the start; they last about `ENTRY.seconds`. The mouth of her
 * expression follows.
 */
export function talk(timeline: gsap.core.Timeline, element: ElementState, at: number) {
  const frames = MOUTHS.map((mouth, i) => ({
    seconds: i % 2 ? SYLLABLE_SECONDS.short : SYLLABLE_SECONDS.long,
    look: { mouth },
  }));
  holdFrames(timeline, element, [...frames, { seconds: 0, look: { mouth: OWN_MOUTH } }], at);
}

export function breathe(timeline: gsap.core.Timeline, element: ElementState, at: number) {
  const half = BREATH.seconds / 2;
  timeline.to(element, { breath: BREATH.height, duration: half, ease: rising, yoyo: true, repeat: 1 }, at);
}

export function blink(element: ElementState): gsap.core.Timeline {
  const timeline = gsap.timeline();
  const shut = { seconds: BLINK_SECONDS, look: { blink: true } };
  const open = { seconds: 0, look: { blink: false } };
  holdFrames(timeline, element, [shut, open], 0);
  return timeline;
}
