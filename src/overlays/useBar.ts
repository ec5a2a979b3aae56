import { useGSAP } from '@gsap/react';
import { gsap } from 'gsap';
import { type RefObject, useRef } from 'react';
import { isReduced } from './moment.ts';

gsap.registerPlugin(useGSAP);

/** Seconds that the progress takes to its new value. */
const TWEEN = 0.5;

/** Moves a custom property `--value` of an element to the progress, 0 to 1. */
export function useBar(bar: RefObject<HTMLElement | SVGElement | null>, value: number) {
  const isFirst = useRef(true);
  useGSAP(
    () => {
      if (!bar.current) return;
      const isStill = isFirst.current || isReduced();
      isFirst.current = false;
      gsap.to(bar.current, { '--value': value, duration: isStill ? 0 : TWEEN, ease: 'power2.out' });
    },
    { dependencies: [value] },
  );
}
