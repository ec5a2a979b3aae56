/**
 * Shows one view after the other: as a jump, or played. Both end in the same state, because both end in
 * `cutTo`. A transition that is cut short ends at once and still says that it has settled.
 */
import type { gsap } from 'gsap';
import type { View } from '../runner/viewOf.ts';
import type { Layout } from '../story/types.ts';
import { ambassadorOf, blink } from './ambassador.ts';
import { type Clock, createClock } from './clock.ts';
import { cutTo, newStage, type StageState, transition } from './transition.ts';

export interface Animator {
  /** what is on the stage; always the same object */
  readonly state: StageState;
  readonly clock: Clock;
  /** puts a view on the stage at once. A transition under way is dropped: it neither shows nor settles */
  jump(view: View, layout: Layout): void;
  /** plays the way from what is on the stage to a view. A transition under way is finished first */
  play(view: View, layout: Layout): void;
  /** ends the transition under way, if any, where it was going */
  finish(): void;
  /** shuts the ambassador's eyes once; nothing where she is not, something plays or motion is reduced */
  blink(): void;
  /** ends everything where it is, and calls nobody any more */
  stop(): void;
}

interface Calls {
  /** a frame: the stage may look different */
  draw(state: StageState): void;
  /** the overlay of this view may come in now; called once for each `play` */
  shown(view: View): void;
  /** the transition into this view is over; called once for each `play`, after `shown` */
  settled(view: View): void;
  /** whether the visitor wants reduced motion, asked anew for each transition */
  reduced(): boolean;
  /** whether the window is higher than wide, asked anew for each transition */
  isUpright(): boolean;
}

interface Playing {
  readonly timeline: gsap.core.Timeline;
  readonly view: View;
  readonly layout: Layout;
  /** says that the view's overlay may come in, unless it has been said */
  readonly show: () => void;
}

/** An animator of an empty stage. */
export function createAnimator({ draw, shown, settled, reduced, isUpright }: Calls): Animator {
  const state = newStage();
  const clock = createClock(() => draw(state));
  let current: View | undefined;
  let playing: Playing | undefined;

  const end = () => {
    if (!playing) return;
    const { timeline, view, layout, show } = playing;
    show();
    playing = undefined;
    timeline.kill();
    cutTo(state, view, layout);
    clock.once();
    settled(view);
  };
  const drop = () => {
    playing?.timeline.kill();
    playing = undefined;
  };

  return {
    state,
    clock,
    jump(view, layout) {
      drop();
      current = view;
      cutTo(state, view, layout);
      clock.once();
    },
    play(view, layout) {
      end();
      const wipe = current?.place !== view.place;
      const overlayLeaves =
        current !== undefined && current.overlay.kind !== 'scene' && current.label !== view.label;
      const last = current;
      current = view;
      let isShown = false;
      const show = () => {
        if (isShown) return;
        isShown = true;
        shown(view);
      };
      const timeline = transition({
        state,
        next: view,
        last,
        layout,
        wipe,
        overlayLeaves,
        reduced: reduced(),
        isUpright: isUpright(),
        onShow: show,
      });
      playing = { timeline, view, layout, show };
      timeline.eventCallback('onComplete', end);
      clock.run(timeline);
    },
    finish: end,
    blink() {
      const ambassador = ambassadorOf(state.elements);
      if (ambassador && !playing && !reduced()) clock.run(blink(ambassador));
    },
    stop() {
      drop();
      clock.stop();
    },
  };
}
