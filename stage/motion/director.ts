/**
 * Shows one view after the other: as a jump, or played. Both end in the same picture, because both
 * end in `cutTo`. A transition cut short ends at once and still says that it has settled.
 */
import type { gsap } from 'gsap';
import type { View } from '../runner/viewOf.ts';
import type { Layout } from '../story/types.ts';
import { ambassadorOf, blink } from './ambassador.ts';
import { type Clock, createClock } from './clock.ts';
import { cutTo, type Picture, transition } from './transition.ts';

export interface Director {
  readonly picture: Picture;
  readonly clock: Clock;
  /** puts a view's picture on the stage at once; its overlay stays where it is */
  jump(view: View, layout: Layout): void;
  /** plays the way from what is on the stage to a view */
  play(view: View, layout: Layout): void;
  /** ends the motion under way, if any, where it was going */
  finish(): void;
  blink(): void;
  stop(): void;
}

interface Calls {
  draw(picture: Picture): void;
  /** the overlay of this view may come in now */
  shown(view: View): void;
  /** the motion into this view is over */
  settled(view: View): void;
  reduced(): boolean;
}

export function createDirector({ draw, shown, settled, reduced }: Calls): Director {
  const picture: Picture = { actors: new Map(), wipe: 0 };
  const clock = createClock(() => draw(picture));
  let on: View | undefined;
  let playing: { timeline: gsap.core.Timeline; view: View; layout: Layout; shown: boolean } | undefined;

  const show = () => {
    if (!playing || playing.shown) return;
    playing.shown = true;
    shown(playing.view);
  };
  const end = () => {
    if (!playing) return;
    show();
    const { timeline, view, layout } = playing;
    playing = undefined;
    timeline.kill();
    cutTo(picture, view, layout);
    clock.once();
    settled(view);
  };

  return {
    picture,
    clock,
    jump(view, layout) {
      playing?.timeline.kill();
      playing = undefined;
      on = view;
      cutTo(picture, view, layout);
      clock.once();
    },
    play(view, layout) {
      end();
      const wipe = on?.place !== view.place;
      const overlayLeaves = on !== undefined && on.overlay.kind !== 'scene' && on.label !== view.label;
      on = view;
      const timeline = transition({
        picture,
        next: view,
        layout,
        wipe,
        overlayLeaves,
        reduced: reduced(),
        onShow: show,
      });
      playing = { timeline, view, layout, shown: false };
      timeline.eventCallback('onComplete', end);
      clock.run(timeline);
    },
    finish: end,
    blink() {
      const actor = ambassadorOf(picture.actors);
      if (actor && !playing && !reduced()) clock.run(blink(actor));
    },
    stop() {
      playing?.timeline.kill();
      playing = undefined;
      clock.stop();
    },
  };
}
