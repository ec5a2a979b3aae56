/**
 * Shows views one after another, each with a jump or with a transition. Jump and transition both end with `cutTo`, so
 * they end in the same state. A transition that `play` or `finish` interrupts ends at once and calls `settled`.
 */
import type { gsap } from 'gsap';
import type { View } from '../runner/viewOf.ts';
import type { Layout } from '../story/types.ts';
import { ambassadorOf, blink } from './ambassador.ts';
import { type Clock, createClock } from './clock.ts';
import { cutTo, newStage, type StageState, transition } from './transition.ts';

export interface Animator {
  /** the current state of the stage; always the same object */
  readonly state: StageState;
  readonly clock: Clock;
  /** shows a view at once. Drops a running transition, which then calls neither `shown` nor `settled` */
  jump(view: View, layout: Layout): void;
  /** plays the transition from the current state to a view. A running transition is finished first */
  play(view: View, layout: Layout): void;
  /** ends the running transition at once, in its final state; does nothing if none runs */
  finish(): void;
  /** plays one blink; does nothing if the ambassador is not in the picture, a transition runs or motion is reduced */
  blink(): void;
  /** stops immediately, without further callbacks */
  stop(): void;
}

interface Calls {
  /** called in each frame in which the stage may look different */
  draw(state: StageState): void;
  /** called when the overlay of this view may come in; at most once for each `play` */
  shown(view: View): void;
  /** called when the transition into this view has ended; at most once for each `play`, after `shown` */
  settled(view: View): void;
  /** whether the visitor prefers reduced motion; called for each transition and for each blink */
  reduced(): boolean;
  /** whether the window is higher than wide; called for each transition */
  isUpright(): boolean;
}

interface Playing {
  readonly timeline: gsap.core.Timeline;
  readonly view: View;
  readonly layout: Layout;
  /** calls `shown` for the view, at the first call only */
  readonly show: () => void;
}

/** Creates an animator with an empty stage. */
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
