/** Adds the motions of vocabulary.ts to a GSAP timeline. `at` is seconds from the start of the timeline. */
import { gsap } from 'gsap';
import type { ElementState } from './elementState.ts';
import { ENTRY, EXIT, FADE, MOVE } from './vocabulary.ts';

type Timeline = gsap.core.Timeline;

// parsed once: GSAP would parse a string again for every tween
const ENTRY_EASE = gsap.parseEase(ENTRY.ease);
const MOVE_EASE = gsap.parseEase(MOVE.ease);

/** Returns an element's state before its entry: invisible, lower and smaller than at rest. */
export const beforeEntry = (rest: ElementState): ElementState => ({
  ...rest,
  alpha: 0,
  lift: ENTRY.lift,
  k: rest.k * ENTRY.size,
});

/** Animates an element from its state `beforeEntry` to its opacity, lift and size at rest. */
export function enter(timeline: Timeline, element: ElementState, { lift, k }: ElementState, at: number) {
  timeline.to(element, { alpha: 1, duration: EXIT.seconds / 2 }, at);
  timeline.to(element, { lift, k, duration: ENTRY.seconds, ease: ENTRY_EASE }, at);
}

/** Fades an element out, from the start of the timeline. */
export function exit(timeline: Timeline, element: ElementState) {
  timeline.to(element, { alpha: 0, duration: EXIT.seconds, ease: EXIT.ease }, 0);
}

/** Fades an element in, with the short duration of reduced motion. */
export function fade(timeline: Timeline, element: ElementState, at: number) {
  timeline.fromTo(element, { alpha: 0 }, { alpha: 1, duration: FADE }, at);
}

/** Moves an element to its position, size and rotation at rest. Adds no tween if the element does not change. */
export function move(
  timeline: Timeline,
  element: ElementState,
  { x, y, k, rotation }: ElementState,
  at: number,
) {
  if (element.x === x && element.y === y && element.k === k && element.rotation === rotation) return;
  timeline.to(element, { x, y, k, rotation, duration: MOVE.seconds, ease: MOVE_EASE }, at);
}

/** The properties of an element that change in one frame, without animation. */
type Look = Pick<ElementState, 'image' | 'face' | 'rig'>;

/** Replaces an element's look in one frame, `at` seconds from the start of the timeline. */
export function changeLook(
  timeline: Timeline,
  element: ElementState,
  { image, face, rig }: Look,
  at: number,
) {
  timeline.call(() => Object.assign(element, { image, face, rig }), undefined, at);
}

/** Returns true if the element already has this look. */
export const showsSame = (element: Look, { image, face, rig }: Look) =>
  element.image === image && element.face === face && element.rig === rig;

/** Values (`look`) that an element keeps for `seconds`. */
export interface HeldFrame {
  readonly seconds: number;
  readonly look: Partial<ElementState>;
}

/**
 * Gives an element the `look` of each frame in turn. The element keeps the look of the last frame. One tween
 * plays all frames.
 */
export function holdFrames(
  timeline: Timeline,
  element: ElementState,
  frames: readonly HeldFrame[],
  at: number,
) {
  let seconds = 0;
  const ends = frames.map(frame => {
    seconds += frame.seconds;
    return { ...frame, end: seconds };
  });
  const hold = () => {
    // compares with a tolerance, because sums of decimal fractions are not exact
    const frame = ends.find(({ end }) => tween.time() < end - 1e-6) ?? ends.at(-1);
    Object.assign(element, frame?.look);
  };
  const tween = gsap.to({}, { duration: seconds, onUpdate: hold });
  timeline.add(tween, at);
}
