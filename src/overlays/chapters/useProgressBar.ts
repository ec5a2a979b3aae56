import { gsap } from 'gsap';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { prefersReducedMotion } from '../../ui/reducedMotion.ts';

/** Duration of the bar's motion to a new value, in seconds. */
const TWEEN = 0.5;

/**
 * Animates the custom property `--value` of an element to `value`, 0 to 1; with reduced motion the property changes at
 * once. Uses no GSAP context: a context keeps its tweens until unmount, and they would accumulate over a whole visit.
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
