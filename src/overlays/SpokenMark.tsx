import { gsap } from 'gsap';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Overlay } from '../../stage/index.ts';
import { EXIT, FADE } from '../../stage/play.ts';
import { prefersReducedMotion } from '../reducedMotion.ts';
import { Wordmark } from '../ui/Wordmark.tsx';
import { type OverlayPhase, useOverlayMotion } from './overlayMotion.ts';
import { Words } from './Words.tsx';
import './spoken-mark.css';

interface SpokenMarkProps {
  readonly bubble: Extract<Overlay, { kind: 'bubble' }>;
  readonly phase: OverlayPhase;
}

/** How large it is at last where there is no logo to become. */
const SMALL = 0.3;

/** From where the mark is to the logo in the corner, or to the corner itself where there is no logo: small, and gone. */
function flightOf(mark: HTMLElement) {
  const from = mark.getBoundingClientRect();
  const to = mark.closest('.overlays')?.querySelector('.logo .wordmark')?.getBoundingClientRect();
  if (!to) return { x: innerWidth - from.right, y: -from.top, size: SMALL, opacity: 0 };
  return { x: to.right - from.right, y: to.top - from.top, size: to.width / from.width, opacity: 1 };
}

/** Words that are the campaign's own, as its drawn mark. When they leave they fly to the corner, where the logo is. */
export function SpokenMark({ bubble: { speaker, words, delay }, phase }: SpokenMarkProps) {
  const { t } = useTranslation();
  const slot = useRef<HTMLDivElement>(null);
  const { playing, leaving } = phase;
  useOverlayMotion(slot, { playing, leaving: false }, delay);
  useLayoutEffect(() => {
    const mark = slot.current;
    if (!mark || !leaving) return;
    const now = { x: 0, y: 0, size: 1, opacity: 1 };
    const draw = () => {
      mark.style.translate = `${now.x}px ${now.y}px`;
      mark.style.scale = String(now.size);
      mark.style.opacity = String(now.opacity);
    };
    const [end, duration] = prefersReducedMotion() ? [{ opacity: 0 }, FADE] : [flightOf(mark), EXIT.seconds];
    const flight = gsap.to(now, { ...end, duration, ease: 'power2.inOut', onUpdate: draw });
    return () => void flight.kill();
  }, [leaving]);
  return (
    <div ref={slot} className="spoken-mark">
      <p className="visually-hidden">
        {t(`speaker.${speaker}`)}: <Words of={words} />
      </p>
      <div data-enter>
        <Wordmark dot="var(--dot)" />
      </div>
    </div>
  );
}
