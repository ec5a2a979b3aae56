import { gsap } from 'gsap';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { FADE } from '../../../stage/play.ts';
import { prefersReducedMotion } from '../../ui/reducedMotion.ts';

/** A turn first goes past the final rotation by this angle, in degrees, and then returns. */
const OVERSHOOT = 6;
/** Seconds to the overshoot, and from there to the final rotation. */
const TURN = 0.6;
const SETTLE = 0.25;

interface CardState {
  rotation: number;
  opacity: number;
}

const rotationOf = (flipped: boolean) => (flipped ? 180 : 0);

/**
 * Turns a card from its current rotation, even in the middle of a turn. With reduced motion, the new side fades in
 * without a turn. GSAP changes the numbers in `now`, and `draw` writes them to the element. overlayMotion.ts explains
 * why GSAP does not change the element itself.
 */
function turn(now: CardState, flipped: boolean, draw: () => void) {
  const rotation = rotationOf(flipped);
  if (prefersReducedMotion()) {
    const appear = { opacity: 1, duration: FADE, overwrite: true, onUpdate: draw };
    gsap.fromTo(now, { rotation, opacity: 0 }, appear);
    return;
  }
  const past = rotation + (flipped ? OVERSHOOT : -OVERSHOOT);
  gsap
    .timeline({ onUpdate: draw })
    .to(now, { rotation: past, duration: TURN, ease: 'power3.inOut', overwrite: true })
    .to(now, { rotation, duration: SETTLE, ease: 'power2.out' });
}

export function useCardTurn(card: RefObject<HTMLElement | null>, flipped: boolean) {
  const now = useRef<CardState>({ rotation: rotationOf(flipped), opacity: 1 });
  const drawnSide = useRef(flipped);
  useLayoutEffect(() => {
    const draw = () => {
      if (!card.current) return;
      card.current.style.rotate = `y ${now.current.rotation}deg`;
      card.current.style.opacity = String(now.current.opacity);
    };
    if (flipped === drawnSide.current) draw();
    else turn(now.current, flipped, draw);
    drawnSide.current = flipped;
  }, [card, flipped]);
  useEffect(() => {
    const turned = now.current;
    return () => gsap.killTweensOf(turned);
  }, []);
}
