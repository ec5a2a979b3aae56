import { useGSAP } from '@gsap/react';
import { gsap } from 'gsap';
import { type RefObject, useRef } from 'react';
import { isReduced } from './moment.ts';

gsap.registerPlugin(useGSAP);

/** Seconds that the progress takes to its new value. */
const TWEEN = 0.5;

/** Moves a custom property `--value` of an element to the progress, 0 to 1. */
export function useBar(bar: RefObject<HTMLElement | SVGElement | null>, value: number) {
  const now = useRef({ value });
  useGSAP(
    () => {
      const put = () => bar.current?.style.setProperty('--value', String(now.current.value));
      put();
      const duration = isReduced() ? 0 : TWEEN;
      gsap.to(now.current, { value, duration, ease: 'power2.out', overwrite: true, onUpdate: put });
    },
    { dependencies: [value] },
  );
}
