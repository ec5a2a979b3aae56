/**
 * Shows views one after another. A jump shows a view at once; a transition plays the motion to a view. Both
 * end in the state that `cutTo` sets. `play` and `finish` end a running transition immediately, and call
 * `settled`. Exception: while a transition waits for the images of another place, `finish` ends it only when
 * the images are loaded, and `play` drops the transition without a call of `settled`.
 */
import type { gsap } from 'gsap';
import type { View } from '../runner/viewOf.ts';
import type { Place } from '../story/story.ts';
import type { Layout } from '../story/types.ts';
import { ambassadorOf, blink } from './ambassador.ts';
import { type Clock, createClock } from './clock.ts';
import { cutTo, HELD, newStage, type StageState, transition } from './transition.ts';

export interface Animator {
  /** the current state of the stage; always the same object */
  readonly state: StageState;
  readonly clock: Clock;
  /** the place of the current view; undefined before the first view */
  readonly place: Place | undefined;
  /** shows a view at once. Drops a running transition without a call of `shown` or `settled` (see `Calls`) */
  jump(view: View, layout: Layout): void;
  /**
   * ends a running transition, then plays the transition from the current state to `view`.
   * `loaded`: resolves when the images of another place are loaded; absent if they are loaded already. The
   * transition begins immediately, and waits for `loaded` before it shows the place. A call of `play` during
   * this wait drops the waiting transition. The new transition then starts from the previous view
   */
  play(view: View, layout: Layout, loaded?: Promise<unknown>): void;
  /** ends a running transition in its final state. A transition that waits for images ends when they are loaded */
  finish(): void;
  /** plays one blink; does nothing if the ambassador is not in the picture, a transition runs or motion is reduced */
  blink(): void;
  /** stops immediately, without further callbacks */
  stop(): void;
}

interface Calls {
  /** called in each frame in which the stage may look different from the frame before */
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
  /** at the first call: calls `shown` with `view`; at later calls: does nothing */
  readonly show: () => void;
  /** the previous view, to which `dropHeld` returns; set only while the images of `view` load */
  before: View | undefined;
  /** true if `finish` was called before the images of `view` were loaded */
  isHurried: boolean;
}

/** Creates an animator with an empty stage. */
export function createAnimator({ draw, shown, settled, reduced, isUpright }: Calls): Animator {
  const state = newStage();
  const clock = createClock(() => draw(state));
  let current: View | undefined;
  let playing: Playing | undefined;

  const end = () => {
    if (!playing) return;
    const { timeline, view, layout, show, before } = playing;
    if (before) {
      playing.isHurried = true;
      return;
    }
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

  /** Drops a transition whose images are not loaded, and shows the previous view. */
  const dropHeld = () => {
    if (!playing?.before) return;
    const { before, layout } = playing;
    drop();
    current = before;
    cutTo(state, before, layout);
  };

  return {
    state,
    clock,
    get place() {
      return current?.place;
    },
    jump(view, layout) {
      drop();
      current = view;
      cutTo(state, view, layout);
      clock.once();
    },
    play(view, layout, loaded) {
      dropHeld();
      end();
      const placeChanges = current?.place !== view.place;
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
        placeChanges,
        overlayLeaves,
        reduced: reduced(),
        isUpright: isUpright(),
        isHeld: loaded !== undefined,
        onShow: show,
      });
      const mine: Playing = { timeline, view, layout, show, before: loaded && last, isHurried: false };
      playing = mine;
      timeline.eventCallback('onComplete', end);
      clock.run(timeline);
      void loaded?.then(() => {
        mine.before = undefined;
        if (playing !== mine) return;
        timeline.removePause(HELD);
        timeline.resume();
        if (mine.isHurried) end();
      });
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
