import { useGSAP } from '@gsap/react';
import { gsap } from 'gsap';
import { type RefObject, useRef } from 'react';
import { prefersReducedMotion } from '../reducedMotion.ts';

gsap.registerPlugin(useGSAP);

/** Seconds that the bar takes to a new value. */
const TWEEN = 0.5;

/** Moves the custom property `--value` of an element to `value`, 0 to 1; at once with reduced motion. */
export function useProgressBar(bar: RefObject<HTMLElement | SVGElement | null>, value: number) {
  const drawn = useRef({ value });
  useGSAP(
    () => {
      const draw = () => bar.current?.style.setProperty('--value', String(drawn.current.value));
      draw();
      const duration = prefersReducedMotion() ? 0 : TWEEN;
      gsap.to(drawn.current, { value, duration, ease: 'power2.out', overwrite: true, onUpdate: draw });
    },
    { dependencies: [value] },
  );
}
