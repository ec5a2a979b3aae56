/** How an overlay comes and goes: the stage's motion vocabulary, for the DOM. */
import { useGSAP } from '@gsap/react';
import { gsap } from 'gsap';
import { type RefObject, useEffect, useRef } from 'react';

gsap.registerPlugin(useGSAP);

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
  useGSAP(
    () => {
      if (scope.current) entry.current = entryOf(scope.current, delay);
    },
    { scope },
  );
  useEffect(() => {
    if (!playing) entry.current?.progress(1);
  }, [playing]);
  useGSAP(
    () => {
      if (!scope.current) return;
      const fade = { duration: isReduced() ? FADE : EXIT, ease: 'power2.in', overwrite: 'auto' as const };
      if (leaving) gsap.to(scope.current, { opacity: 0, ...fade });
      else gsap.set(scope.current, { clearProps: 'opacity' });
    },
    { dependencies: [leaving] },
  );
}
