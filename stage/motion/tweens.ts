import { gsap } from 'gsap';
import type { ElementState } from './elementState.ts';
import { ENTRY, EXIT, FADE, MOVE } from './vocabulary.ts';

type Timeline = gsap.core.Timeline;

// parsed once: GSAP would parse a string for every tween
const ENTRY_EASE = gsap.parseEase(ENTRY.ease);
const MOVE_EASE = gsap.parseEase(MOVE.ease);

export const beforeEntry = (rest: ElementState): ElementState => ({
  ...rest,
  alpha: 0,
  lift: ENTRY.lift,
  k: rest.k * ENTRY.size,
});

export function enter(timeline: Timeline, element: ElementState, { lift, k }: ElementState, at: number) {
  timeline.to(element, { alpha: 1, duration: EXIT.seconds / 2 }, at);
  timeline.to(element, { lift, k, duration: ENTRY.seconds, ease: ENTRY_EASE }, at);
}

export function exit(timeline: Timeline, element: ElementState) {
  timeline.to(element, { alpha: 0, duration: EXIT.seconds, ease: EXIT.ease }, 0);
}

export function fade(timeline: Timeline, element: ElementState, at: number) {
  timeline.fromTo(element, { alpha: 0 }, { alpha: 1, duration: FADE }, at);
}

export function move(
  timeline: Timeline,
  element: ElementState,
  { x, y, k, rotation }: ElementState,
  at: number,
) {
  if (element.x === x && element.y === y && element.k === k && element.rotation === rotation) return;
  timeline.to(element, { x, y, k, rotation, duration: MOVE.seconds, ease: MOVE_EASE }, at);
}

type Look = Pick<ElementState, 'image' | 'face' | 'rig'>;

export function changeLook(
  timeline: Timeline,
  element: ElementState,
  { image, face, rig }: Look,
  at: number,
) {
  timeline.call(() => Object.assign(element, { image, face, rig }), undefined, at);
}

export const showsSame = (element: Look, { image, face, rig }: Look) =>
  element.image === image && element.face === face && element.rig === rig;

export interface HeldFrame {
  readonly seconds: number;
  readonly look: Partial<ElementState>;
}

/** Shows the frames in one tween. The element keeps the look of the last one. */
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
    // with a tolerance, because sums of decimal fractions are not exact
    const frame = ends.find(({ end }) => tween.time() < end - 1e-6) ?? ends.at(-1);
    Object.assign(element, frame?.look);
  };
  const tween = gsap.to({}, { duration: seconds, onUpdate: hold });
  timeline.add(tween, at);
}
