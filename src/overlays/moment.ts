/** How an overlay comes and goes: the stage's motion vocabulary, for the DOM. */
import { gsap } from 'gsap';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Where the motion around an overlay stands. */
export interface Moment {
  /** motion is under way; when it ends, an entry ends with it at once */
  readonly playing: boolean;
  /** the overlay is to fade out now */
  readonly leaving: boolean;
}

/** Seconds. */
const ENTRY = 1;
const DELAY = 0.5;
const STAGGER = 0.15;
const EXIT = 0.3;
const FADE = 0.1;
const APPEAR = 0.2;
const EASE = 'elastic.out(1,0.6)';
/** Stage units below its place from which a part comes in, and its size there. */
const RISE = 80;
const SIZE = 0.85;

/** What an entry writes on a part, and takes away at its end. */
const MOVED = ['translate', 'scale', 'opacity', 'will-change'];

export const isReduced = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * GSAP moves plain values and `put` writes them: asked to move an element, it would first ask the browser
 * for the style of what has just come, and a slow phone has no frame to spare for the answer.
 */
function entryOf(scope: HTMLElement, delay: number): gsap.core.Timeline {
  const entry = gsap.timeline();
  const isQuiet = isReduced();
  for (const [i, part] of scope.querySelectorAll<HTMLElement>('[data-enter]').entries()) {
    const now = isQuiet ? { rise: 0, size: 1, opacity: 0 } : { rise: RISE, size: SIZE, opacity: 0 };
    const put = () => {
      part.style.translate = `0 calc(${now.rise} * var(--u))`;
      part.style.scale = String(now.size);
      part.style.opacity = String(now.opacity);
    };
    const free = () => {
      for (const property of MOVED) part.style.removeProperty(property);
    };
    // a layer of its own, so that a frame of the entry paints nothing
    part.style.willChange = 'translate, scale, opacity';
    put();
    const at = isQuiet ? 0 : delay + i * STAGGER;
    entry.to(now, { opacity: 1, duration: isQuiet ? FADE : APPEAR, ease: 'power1.out' }, at);
    entry.to(
      now,
      { rise: 0, size: 1, duration: isQuiet ? FADE : ENTRY, ease: EASE, onUpdate: put, onComplete: free },
      at,
    );
  }
  return entry;
}

/**
 * Brings in the `[data-enter]` parts of an overlay when it mounts, one after another, and fades the
 * whole when it leaves. Nothing runs at rest. `delay` in seconds.
 */
export function useMoment(scope: RefObject<HTMLElement | null>, { playing, leaving }: Moment, delay = DELAY) {
  const entry = useRef<gsap.core.Timeline>(null);
  useLayoutEffect(() => {
    if (!scope.current) return;
    const coming = entryOf(scope.current, delay);
    entry.current = coming;
    // ended, not reverted: to put back what goes with its overlay costs a slow phone a frame
    return () => void coming.progress(1).kill();
  }, [scope, delay]);
  useEffect(() => {
    if (!playing) entry.current?.progress(1);
  }, [playing]);
  useLayoutEffect(() => {
    const overlay = scope.current;
    if (!overlay || !leaving) return;
    const now = { opacity: 1 };
    const put = () => {
      overlay.style.opacity = String(now.opacity);
    };
    const duration = isReduced() ? FADE : EXIT;
    const going = gsap.to(now, { opacity: 0, duration, ease: 'power2.in', onUpdate: put });
    return () => {
      going.kill();
      overlay.style.opacity = '';
    };
  }, [scope, leaving]);
}
