/**
 * Animates the entry and the exit of an overlay, with the same durations and eases as for elements on the stage.
 * Parts with the attribute `data-enter` enter one after another, in document order. A number in the attribute, such as
 * 0.5, replaces the part's position in this order.
 */
import { gsap } from 'gsap';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { ENTRY, EXIT, FADE } from '../../stage/play.ts';
import { prefersReducedMotion } from '../ui/reducedMotion.ts';

/** The phase of the current step's motion. An overlay enters and leaves together with that motion. */
export interface OverlayPhase {
  /** true while the stage moves; when the stage stops, the overlay's entry is completed (see `Entry.end`) */
  readonly playing: boolean;
  readonly leaving: boolean;
}

/** Duration of the fade-in, in seconds. It is shorter than the whole entry of a part. */
const APPEAR = 0.2;

/** Maximum wait for the pictures of an overlay, in ms. Then the overlay enters without the pictures. */
const DECODE_TIMEOUT = 500;

const ENTRY_STYLES = ['translate', 'scale', 'opacity', 'will-change'];

/**
 * Adds the entry of one part, `at` seconds into the timeline. The part rises from below, a little too high, then sinks
 * to its final place. A part with little space above it has a smaller `--entry-unit`, so it rises less.
 * GSAP tweens plain values, and `draw` writes them to the element. If GSAP tweened the element itself, it would first
 * read the computed style, which costs a slow phone one frame.
 */
function enter(timeline: gsap.core.Timeline, part: HTMLElement, at: number, isReduced: boolean) {
  const now = isReduced
    ? { rise: 0, size: 1, opacity: 0 }
    : { rise: ENTRY.lift, size: ENTRY.size, opacity: 0 };
  const draw = () => {
    part.style.translate = `0 calc(${now.rise} * var(--entry-unit, var(--u)))`;
    part.style.scale = String(now.size);
    part.style.opacity = String(now.opacity);
  };
  const clean = () => {
    for (const property of ENTRY_STYLES) part.style.removeProperty(property);
  };
  // gives the part its own compositor layer, so that the browser does not repaint it in each frame of the entry
  part.style.willChange = 'translate, scale, opacity';
  draw();
  const [appear, seconds] = isReduced ? [FADE, FADE] : [APPEAR, ENTRY.seconds];
  timeline.to(now, { opacity: 1, duration: appear, ease: 'power1.out' }, at);
  timeline.to(
    now,
    { rise: 0, size: 1, duration: seconds, ease: ENTRY.ease, onUpdate: draw, onComplete: clean },
    at,
  );
}

const decoded = (pictures: readonly HTMLImageElement[]): Promise<unknown> =>
  Promise.race([
    Promise.allSettled(pictures.map(picture => picture.decode())),
    new Promise(resolve => setTimeout(resolve, DECODE_TIMEOUT)),
  ]);

interface Entry {
  end(): void;
  /** for a removed overlay: moves all parts to their final state at once, without waiting for the pictures */
  close(): void;
}

/**
 * Starts the entries of all `[data-enter]` parts. The first part enters `delay` seconds after the pictures are decoded;
 * with reduced motion all parts enter as soon as the pictures are decoded.
 */
function entryOf(overlay: HTMLElement, delay: number): Entry {
  const timeline = gsap.timeline();
  const isReduced = prefersReducedMotion();
  for (const [i, part] of overlay.querySelectorAll<HTMLElement>('[data-enter]').entries()) {
    const position = Number(part.dataset.enter) || i;
    enter(timeline, part, isReduced ? 0 : delay + position * ENTRY.stagger, isReduced);
  }
  const pictures = [...overlay.querySelectorAll('img')];
  let [isWaiting, isEndAsked] = [pictures.length > 0, false];
  if (isWaiting) {
    // Waits until the pictures are decoded. Otherwise WebKit would show a card first, and the card's picture later.
    timeline.pause();
    void decoded(pictures).then(() => {
      if (!isWaiting) return;
      isWaiting = false;
      if (isEndAsked) timeline.progress(1);
      else timeline.play();
    });
  }
  return {
    end() {
      if (isWaiting) isEndAsked = true;
      else timeline.progress(1);
    },
    close() {
      isWaiting = false;
      timeline.progress(1).kill();
    },
  };
}

function fadeOut(overlay: HTMLElement): () => void {
  const now = { opacity: 1 };
  const draw = () => {
    overlay.style.opacity = String(now.opacity);
  };
  const duration = prefersReducedMotion() ? FADE : EXIT.seconds;
  const fade = gsap.to(now, { opacity: 0, duration, ease: EXIT.ease, onUpdate: draw });
  return () => {
    fade.kill();
    overlay.style.opacity = '';
  };
}

export function useOverlayMotion(
  overlay: RefObject<HTMLElement | null>,
  { playing, leaving }: OverlayPhase,
  delay: number = ENTRY.delay,
) {
  const entry = useRef<Entry>(null);
  useLayoutEffect(() => {
    if (!overlay.current) return;
    const opened = entryOf(overlay.current, delay);
    entry.current = opened;
    // The clean-up only completes the entry. To revert the styles of the removed overlay would cost a slow phone one
    // frame.
    return opened.close;
  }, [overlay, delay]);
  useEffect(() => {
    if (!playing) entry.current?.end();
  }, [playing]);
  useLayoutEffect(() => {
    return overlay.current && leaving ? fadeOut(overlay.current) : undefined;
  }, [overlay, leaving]);
}
