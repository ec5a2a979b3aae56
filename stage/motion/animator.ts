/**
 * Shows views one after another, with a `jump` or a transition. `play` and `finish` end a running transition at once,
 * and call `settled`. Exception: while it waits for the images of another place, `finish` ends it when they are loaded,
 * and `play` drops it without `settled`.
 */
import type { gsap } from 'gsap';
import type { View } from '../runner/viewOf.ts';
import type { Place } from '../story/story.ts';
import type { Layout } from '../story/types.ts';
import { ambassadorOf, blink } from './ambassador.ts';
import { type Clock, createClock } from './clock.ts';
import { cutTo, HELD, newStage, type StageState, transition } from './transition.ts';

export interface Animator {
  readonly state: StageState;
  readonly clock: Clock;
  readonly place: Place | undefined;
  /** drops a running transition without `shown` or `settled` */
  jump(view: View, layout: Layout): void;
  /**
   * `loaded` resolves when the images of another place are loaded. The transition begins at once and waits for `loaded`
   * before it shows the place
   */
  play(view: View, layout: Layout, loaded?: Promise<unknown>): void;
  /** a transition that waits for images ends when they are loaded */
  finish(): void;
  blink(): void;
  stop(): void;
}

interface Calls {
  /** each frame that may look different from the one before */
  draw(state: StageState): void;
  /** the overlay may come in; at most once for each `play` */
  shown(view: View): void;
  /** the transition has ended; at most once for each `play`, after `shown` */
  settled(view: View): void;
  reduced(): boolean;
  isUpright(): boolean;
}

interface Playing {
  readonly timeline: gsap.core.Timeline;
  readonly view: View;
  readonly layout: Layout;
  readonly show: () => void;
  before: View | undefined;
  /** `finish` was called while images load */
  isHurried: boolean;
}

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
