import { gsap } from 'gsap';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { prefersReducedMotion } from '../reducedMotion.ts';

/** Seconds that the bar takes to a new value. */
const TWEEN = 0.5;

/**
 * Moves the custom property `--value` of an element to `value`, 0 to 1; at once with reduced motion. The bar stays
 * for the whole visit: a context of GSAP's would keep the tween of every step that it has shown.
 */
export function useProgressBar(bar: RefObject<HTMLElement | SVGElement | null>, value: number) {
  const drawn = useRef({ value });
  useLayoutEffect(() => {
    const draw = () => bar.current?.style.setProperty('--value', String(drawn.current.value));
    draw();
    const duration = prefersReducedMotion() ? 0 : TWEEN;
    const tween = gsap.to(drawn.current, { value, duration, ease: 'power2.out', onUpdate: draw });
    return () => void tween.kill();
  }, [bar, value]);
}
