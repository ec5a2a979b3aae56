import { gsap } from 'gsap';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Fit, fitShot, type Overlay, type View } from '../../../stage/index.ts';
import { EXIT, FADE } from '../../../stage/play.ts';
import { prefersReducedMotion } from '../../ui/reducedMotion.ts';
import { Wordmark } from '../../ui/Wordmark.tsx';
import { Words } from '../../words/Words.tsx';
import { type OverlayPhase, useOverlayMotion } from '../overlayMotion.ts';
import './spoken-wordmark.css';

interface SpokenWordmarkProps {
  readonly bubble: Extract<Overlay, { kind: 'bubble' }>;
  readonly layout: Fit['layout'];
  /** the disc of the place: the evening sun */
  readonly disc: View['disc'];
  /** the shot before and after the wordmark */
  readonly shot: View['shot'];
  readonly phase: OverlayPhase;
}

/** Final scale of the wordmark on the layout sm, which has no logo. */
const SMALL = 0.3;

/**
 * Returns the end of the wordmark's flight to the logo in the corner: `x` and `y` are the distance of the flight in CSS
 * pixels, `size` is the final scale. On the layout sm, which has no logo, the wordmark flies to the same corner,
 * shrinks and fades out.
 */
function flightOf(mark: HTMLElement) {
  const from = mark.getBoundingClientRect();
  const to = mark.closest('.overlays')?.querySelector('.logo .wordmark')?.getBoundingClientRect();
  if (!to) return { x: innerWidth - from.right, y: -from.top, size: SMALL, opacity: 0 };
  return { x: to.right - from.right, y: to.top - from.top, size: to.width / from.width, opacity: 1 };
}

/** A circle in CSS pixels: its centre, measured from the window's top left corner, and its radius. */
interface Circle {
  x: number;
  y: number;
  r: number;
}

/** Returns the current circle of the dot in the wordmark's question mark; undefined if the wordmark has no dot. */
function dotOf(mark: HTMLElement): Circle | undefined {
  const dot = mark.querySelector('.wordmark__ball')?.getBoundingClientRect();
  return dot && { x: dot.x + dot.width / 2, y: dot.y + dot.height / 2, r: dot.width / 2 };
}

/**
 * Returns the circle of the place's disc in the shot before and after the wordmark; undefined if the place has no disc.
 */
function sunOf({ layout, disc, shot }: SpokenWordmarkProps): Circle | undefined {
  if (!disc) return;
  const [x, y, r] = disc[layout];
  const fit = fitShot(layout, { w: innerWidth, h: innerHeight }, shot);
  return { x: fit.x + x * fit.scale, y: fit.y + y * fit.scale, r: r * fit.scale };
}

/** Motion of the sun to the dot: the sun stays where it is in the picture for `at` seconds, then moves and shrinks. */
const FALL = { at: 0.15, seconds: 0.7, ease: 'power2.inOut' };
/**
 * Motion of the dot to the sun. The ease is fast at first, because the picture may change soon: if the next step has
 * another shot, a dark area crosses the stage.
 */
const RISE = { at: 0, seconds: EXIT.seconds, ease: 'power3.out' };

/**
 * Before the wordmark appears, the sun becomes the dot of the question mark. When the wordmark leaves, the dot becomes
 * the sun. The element `sun` is visible during these motions; at all other times the wordmark's own dot is visible.
 */
function useSun(
  sun: RefObject<HTMLElement | null>,
  mark: RefObject<HTMLElement | null>,
  props: SpokenWordmarkProps,
) {
  const start = useRef(props);
  const { playing, leaving } = props.phase;
  useLayoutEffect(() => {
    const element = sun.current;
    const dot = mark.current && dotOf(mark.current);
    const high = sunOf(start.current);
    if (!element || !dot || !high || prefersReducedMotion()) return;
    element.hidden = !(leaving || start.current.phase.playing);
    const [now, end] = leaving ? [dot, high] : [high, dot];
    const draw = () => {
      element.style.clipPath = `circle(${now.r}px at ${now.x}px ${now.y}px)`;
    };
    draw();
    const { at, seconds, ease } = leaving ? RISE : FALL;
    const way = gsap.to(now, { ...end, delay: at, duration: seconds, ease, onUpdate: draw });
    return () => void way.kill();
  }, [sun, mark, leaving]);
  useEffect(() => {
    if (!playing && !leaving && sun.current) sun.current.hidden = true;
  }, [sun, playing, leaving]);
}

/** A line shown as the campaign's wordmark, not in a bubble. When the line leaves, the wordmark flies to the logo. */
export function SpokenWordmark(props: SpokenWordmarkProps) {
  const { speaker, words, delay } = props.bubble;
  const { t } = useTranslation();
  const sun = useRef<HTMLElement>(null);
  const slot = useRef<HTMLDivElement>(null);
  const { playing, leaving } = props.phase;
  // `useSun` measures the wordmark, so it runs before `useOverlayMotion`, which moves the wordmark
  useSun(sun, slot, props);
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
    <>
      <i ref={sun} className="spoken-wordmark__sun" hidden />
      <div ref={slot} className="spoken-wordmark">
        <p className="visually-hidden">
          {t(`speaker.${speaker}`)}: <Words of={words} />
        </p>
        <div data-enter>
          <Wordmark dot="var(--yellow)" />
        </div>
      </div>
    </>
  );
}
