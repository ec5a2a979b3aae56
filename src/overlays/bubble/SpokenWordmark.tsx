import { gsap } from 'gsap';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { type Fit, fitShot, type Overlay, type View } from '../../../stage/index.ts';
import { EXIT, FADE } from '../../../stage/play.ts';
import { prefersReducedMotion } from '../../ui/reducedMotion.ts';
import { Wordmark } from '../../ui/Wordmark.tsx';
import { type OverlayPhase, useOverlayMotion } from '../overlayMotion.ts';
import { DrawnWords } from './DrawnWords.tsx';
import './spoken-wordmark.css';

interface SpokenWordmarkProps {
  readonly bubble: Extract<Overlay, { kind: 'bubble' }>;
  readonly layout: Fit['layout'];
  readonly shot: View['shot'];
  readonly phase: OverlayPhase;
}

const FINAL_SCALE = 0.3;

/**
 * Returns the end of the wordmark's flight to the logo in the corner: `x` and `y` are the distance of the flight in CSS
 * pixels, `size` is the final scale. On the layout sm, which has no logo, the wordmark flies to the same corner,
 * shrinks and fades out.
 */
function flightOf(mark: HTMLElement) {
  const from = mark.getBoundingClientRect();
  const to = mark.closest('.overlays')?.querySelector('.logo .wordmark')?.getBoundingClientRect();
  if (!to) return { x: innerWidth - from.right, y: -from.top, size: FINAL_SCALE, opacity: 0 };
  return { x: to.right - from.right, y: to.top - from.top, size: to.width / from.width, opacity: 1 };
}

/** In CSS pixels from the window's top left corner. */
interface Circle {
  x: number;
  y: number;
  r: number;
}

function dotOf(mark: HTMLElement): Circle | undefined {
  const dot = mark.querySelector('.wordmark__ball')?.getBoundingClientRect();
  return dot && { x: dot.x + dot.width / 2, y: dot.y + dot.height / 2, r: dot.width / 2 };
}

const DROP_SCALE = 2.2;

/**
 * Returns the circle of the drop (see `useDrop`) at the start of its motion. The circle's centre is the
 * line's `mouth`. In most lines `mouth` is the speaker's mouth. In a line that is shown as the wordmark,
 * `mouth` is a point of the sun in the picture, beside the speaker's face. Returns undefined if the line has
 * no `mouth`.
 */
function dropOf({ bubble, layout, shot }: SpokenWordmarkProps, dot: Circle): Circle | undefined {
  const point = bubble.mouth?.[layout];
  if (!point) return;
  const fit = fitShot(layout, { w: innerWidth, h: innerHeight }, shot);
  return { x: fit.x + point[0] * fit.scale, y: fit.y + point[1] * fit.scale, r: dot.r * DROP_SCALE };
}

/**
 * Motion of the drop, in seconds. It begins when the sun is behind the speaker's head. It ends while
 * the wordmark appears.
 */
const DROP_MOTION = { delay: 0.75, duration: 0.6, ease: 'power2.inOut' };

/**
 * Before the wordmark appears, a drop moves from the sun in the picture to the position of the question mark's dot. The
 * element `drop` shows this dot until the wordmark is at rest. Then the wordmark shows its own dot.
 */
function useDrop(
  drop: RefObject<HTMLElement | null>,
  mark: RefObject<HTMLElement | null>,
  props: SpokenWordmarkProps,
) {
  const start = useRef(props);
  const isEntering = props.phase.playing && !props.phase.leaving;
  useLayoutEffect(() => {
    const element = drop.current;
    const dot = mark.current && dotOf(mark.current);
    const now = dot && dropOf(start.current, dot);
    if (!element || !now || !isEntering || prefersReducedMotion()) return;
    const draw = () => {
      element.hidden = false;
      element.style.clipPath = `circle(${now.r}px at ${now.x}px ${now.y}px)`;
    };
    const motion = gsap.to(now, { ...dot, ...DROP_MOTION, onUpdate: draw });
    return () => {
      motion.kill();
      element.hidden = true;
    };
  }, [drop, mark, isEntering]);
}

/** Shows a line as the campaign's wordmark, not in a bubble. When the step ends, the wordmark flies to the logo. */
export function SpokenWordmark(props: SpokenWordmarkProps) {
  const drop = useRef<HTMLElement>(null);
  const slot = useRef<HTMLDivElement>(null);
  const { playing, leaving } = props.phase;
  // `useDrop` measures the wordmark, so it runs before `useOverlayMotion`, which moves the wordmark
  useDrop(drop, slot, props);
  useOverlayMotion(slot, { playing, leaving: false }, props.bubble.delay);
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
      <i ref={drop} className="spoken-wordmark__drop" hidden />
      <div ref={slot} className="spoken-wordmark">
        <DrawnWords bubble={props.bubble} />
        <div data-enter>
          <Wordmark dot="var(--yellow)" />
        </div>
      </div>
    </>
  );
}
