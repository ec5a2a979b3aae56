/** How an overlay comes and goes: the stage's motion vocabulary, applied to elements of the page. */
import { gsap } from 'gsap';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { ENTRY, EXIT, FADE } from '../../stage/play.ts';
import { prefersReducedMotion } from '../reducedMotion.ts';

/** What the motion around an overlay asks of it. */
export interface OverlayPhase {
  /** motion is under way; when it ends, an entry ends with it at once */
  readonly playing: boolean;
  /** the overlay is to fade out now */
  readonly leaving: boolean;
}

/** Seconds in which a part becomes visible at the beginning of its entry. */
const APPEAR = 0.2;

/** Milliseconds that an overlay waits for its pictures; then it comes without them. */
const PATIENCE = 500;

/** The style properties that an entry writes on a part and removes at its end. */
const WRITTEN = ['translate', 'scale', 'opacity', 'will-change'];

/**
 * The entry of one part, `at` seconds into the timeline. GSAP moves plain values and `draw` writes them: asked
 * to move an element, GSAP would first read the style of what has just come, which costs a slow phone a frame.
 */
function enter(timeline: gsap.core.Timeline, part: HTMLElement, at: number, isReduced: boolean) {
  const now = isReduced
    ? { rise: 0, size: 1, opacity: 0 }
    : { rise: ENTRY.lift, size: ENTRY.size, opacity: 0 };
  const draw = () => {
    part.style.translate = `0 calc(${now.rise} * var(--u))`;
    part.style.scale = String(now.size);
    part.style.opacity = String(now.opacity);
  };
  const clean = () => {
    for (const property of WRITTEN) part.style.removeProperty(property);
  };
  // a layer of its own in the browser, so that a frame of the entry paints nothing
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

/** Resolves when the pictures of an overlay can be painted, or cannot come, or have taken too long. */
const decoded = (pictures: readonly HTMLImageElement[]): Promise<unknown> =>
  Promise.race([
    Promise.allSettled(pictures.map(picture => picture.decode())),
    new Promise(resolve => setTimeout(resolve, PATIENCE)),
  ]);

interface Entry {
  /** brings all parts to where they stay, once their pictures are there */
  end(): void;
  /** the overlay goes away */
  close(): void;
}

/** The entries of all `[data-enter]` parts of an overlay, the first `delay` seconds after its pictures are there. */
function entryOf(overlay: HTMLElement, delay: number): Entry {
  const timeline = gsap.timeline();
  const isReduced = prefersReducedMotion();
  for (const [i, part] of overlay.querySelectorAll<HTMLElement>('[data-enter]').entries()) {
    enter(timeline, part, isReduced ? 0 : delay + i * ENTRY.stagger, isReduced);
  }
  const pictures = [...overlay.querySelectorAll('img')];
  let [isWaiting, isToEnd] = [pictures.length > 0, false];
  if (isWaiting) {
    // WebKit paints a card without its picture where that is not decoded yet
    timeline.pause();
    void decoded(pictures).then(() => {
      if (!isWaiting) return;
      isWaiting = false;
      if (isToEnd) timeline.progress(1);
      else timeline.play();
    });
  }
  return {
    end() {
      if (isWaiting) isToEnd = true;
      else timeline.progress(1);
    },
    close() {
      isWaiting = false;
      timeline.progress(1).kill();
    },
  };
}

/** Fades an overlay out. Returns what ends the fade and makes it visible again. */
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

/**
 * Brings in the `[data-enter]` parts of an overlay when it mounts, one after another, and fades the whole
 * out when it leaves. At rest nothing runs. `delay`: seconds before the first part.
 */
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
    // brought to its end and not reverted: reverting the styles of what goes away costs a slow phone a frame
    return opened.close;
  }, [overlay, delay]);
  useEffect(() => {
    if (!playing) entry.current?.end();
  }, [playing]);
  useLayoutEffect(() => {
    return overlay.current && leaving ? fadeOut(overlay.current) : undefined;
  }, [overlay, leaving]);
}
