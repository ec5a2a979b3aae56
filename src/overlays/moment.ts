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
/** Stage units below its place from which a part comes in. */
const RISE = 80;

export const isReduced = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

const unitOf = (element: Element) =>
  Number.parseFloat(getComputedStyle(element).getPropertyValue('--u')) || 1;

function entryOf(scope: HTMLElement, delay: number): gsap.core.Timeline {
  const parts = gsap.utils.toArray<HTMLElement>('[data-enter]', scope);
  const entry = gsap.timeline({ defaults: { clearProps: 'transform,opacity' } });
  if (isReduced()) return entry.from(parts, { opacity: 0, duration: FADE });
  const y = RISE * unitOf(scope);
  return entry
    .from(parts, { y, scale: 0.85, duration: ENTRY, ease: 'elastic.out(1,0.6)', stagger: STAGGER }, delay)
    .from(parts, { opacity: 0, duration: 0.2, stagger: STAGGER }, delay);
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
    const going = gsap.to(overlay, { opacity: 0, duration: isReduced() ? FADE : EXIT, ease: 'power2.in' });
    return () => {
      going.kill();
      overlay.style.opacity = '';
    };
  }, [scope, leaving]);
}
