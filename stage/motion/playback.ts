/**
 * Runs the match day: follows the visitor's progress, opens each place's pictures, has the animator
 * play the way there, and reports back when it has settled. It needs no screen: without one the words,
 * questions and cards go on.
 */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Place } from '../preload/pictures.ts';
import { beside } from '../runner/labels.ts';
import type { Progress } from '../runner/progress.ts';
import type { Runner } from '../runner/store.ts';
import { type View, viewOf } from '../runner/viewOf.ts';
import type { Layout } from '../story/types.ts';
import { type Animator, createAnimator } from './animator.ts';
import { restingElements } from './elementState.ts';
import type { StageState } from './transition.ts';

/** Something that can show what is on the stage. */
export interface Screen {
  /** resolves when a place's images can be drawn */
  load(place: Place): Promise<void>;
  draw(state: StageState): void;
  /** nothing moves at this place: time to load what comes after it */
  lookAhead(place: Place): void;
}

export interface Playback {
  readonly animator: Animator;
  /** the view whose overlay is in front of the visitor */
  readonly shown: StoreApi<{ readonly view: View | undefined }>;
  /** the screen to draw on from now on, or none */
  attach(screen: Screen | undefined): void;
  /** draws the current step once for a layout, behind whatever covers the stage: the start finds it ready */
  warmUp(layout: Layout): Promise<void>;
  /** (re)builds the state for a layout and plays into the current step from the one before it */
  start(layout: Layout): Promise<void>;
  stop(): void;
}

/** Milliseconds of rest before she blinks, the least and the span: idle life is rare. */
const BLINK_AFTER = { least: 20_000, span: 20_000 };

/** What changes a view at the same step. */
const CHOSEN = ['choice', 'wrong', 'flipped', 'orders'] as const;

export function createPlayback(
  { story, progress, dispatch }: Runner,
  reducedMotion: () => boolean,
): Playback {
  const shown = createStore<{ readonly view: View | undefined }>()(() => ({ view: undefined }));
  let screen: Screen | undefined;
  let layout: Layout | undefined;
  /** the layout that will be started */
  let coming: Layout | undefined;
  let idle: ReturnType<typeof setTimeout> | undefined;
  /** counts the plays, so that pictures which open late do not start an outdated one */
  let requestId = 0;

  const animator = createAnimator({
    draw: state => screen?.draw(state),
    shown: view => shown.setState({ view }),
    settled(view) {
      dispatch({ type: 'settled', label: view.label });
      screen?.lookAhead(view.place);
      blinkLater();
    },
    reduced: reducedMotion,
  });

  // a timer, not the clock: the clock sleeps while nothing moves
  function blinkLater() {
    clearTimeout(idle);
    idle = setTimeout(
      () => {
        animator.blink();
        blinkLater();
      },
      BLINK_AFTER.least + Math.random() * BLINK_AFTER.span,
    );
  }

  async function ready() {
    const [on, next] = [screen, coming];
    if (!on || !next || layout) return;
    const { place, tableau } = viewOf(story, progress.getState());
    await on.load(place);
    if (on === screen && !layout) on.draw({ elements: restingElements(tableau, next), wipe: 0 });
  }

  async function play(now: Progress) {
    if (!layout) return;
    const on = layout;
    const mine = ++requestId;
    await screen?.load(viewOf(story, now).place);
    if (mine !== requestId) return;
    // an answer or an impatient press may have come while the pictures opened
    const current = progress.getState();
    animator.play(viewOf(story, current), on);
    if (now.status === 'playing' && current.status !== 'playing') animator.finish();
  }

  const forget = progress.subscribe((now, before) => {
    const moved = now.label !== before.label || (now.status === 'playing' && before.status !== 'playing');
    const isHere = shown.getState().view?.label === now.label;
    if (isHere && CHOSEN.some(key => now[key] !== before[key])) shown.setState({ view: viewOf(story, now) });
    if (moved || now.wrong !== before.wrong) void play(now);
    else if (before.status === 'playing' && now.status !== 'playing') animator.finish();
  });

  return {
    animator,
    shown,
    attach(next) {
      screen = next;
      if (!layout) void ready();
      else
        void next?.load(viewOf(story, progress.getState()).place).then(() => {
          if (screen === next) next.draw(animator.state);
        });
    },
    warmUp(next) {
      coming = next;
      return ready();
    },
    async start(next) {
      layout = next;
      screen?.draw(animator.state); // what was made ready is not to be seen before its time
      const now = progress.getState();
      const before = beside(story, now.label, -1);
      if (before?.chapter === viewOf(story, now).chapter) {
        const from = viewOf(story, { ...now, label: before.label, wrong: false });
        await screen?.load(from.place);
        animator.jump(from, next);
      }
      dispatch({ type: 'replay' });
      if (now.status === 'playing') await play(now);
    },
    stop() {
      requestId += 1;
      forget();
      clearTimeout(idle);
      animator.stop();
    },
  };
}
