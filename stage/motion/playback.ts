/**
 * Plays the match day: follows the visitor's progress, has the screen load each place's images and the animator
 * play the way there, and reports back when it has settled. It needs no screen: without one the words, questions
 * and cards go on.
 */
import { createStore, type StoreApi } from 'zustand/vanilla';
import { beside, resolve } from '../runner/labels.ts';
import type { Progress } from '../runner/progress.ts';
import type { Runner } from '../runner/store.ts';
import { type View, viewOf } from '../runner/viewOf.ts';
import type { Label, Place } from '../story/story.ts';
import type { Layout } from '../story/types.ts';
import { type Animator, createAnimator } from './animator.ts';
import { createBlinkTimer } from './blinkTimer.ts';
import { type PlaybackEvent, type PlaybackState, playbackAfter } from './playbackState.ts';
import { cutTo, newStage, type StageState } from './transition.ts';

/** Something that can show what is on the stage. */
export interface Screen {
  /** resolves when a place's images can be drawn or have failed; never rejects */
  load(place: Place): Promise<void>;
  draw(state: StageState): void;
  /** nothing moves at this place: time to load what comes after it */
  lookAhead(place: Place): void;
}

export interface Playback {
  readonly animator: Animator;
  /** the view whose overlay is in front of the visitor; undefined before the first one */
  readonly shown: StoreApi<{ readonly view: View | undefined }>;
  /** the screen to draw on from now on, or none; a new one is drawn on as soon as it has loaded its images */
  attach(screen: Screen | undefined): void;
  /** More pictures have come: what is on the stage is drawn with those that belong there. */
  refresh(): void;
  /**
   * Draws the current step once for a layout, behind whatever covers the stage, so that the start has nothing left
   * to load. Resolves when it has been drawn or something else was asked for; does nothing after the start. With a
   * `label` it draws that step instead, to be seen, and so it does from then on: the start plays from there.
   */
  warmUp(layout: Layout, label?: Label): Promise<void>;
  /**
   * Builds the stage for a layout, for the first time or anew, and plays into the current step from the one before
   * it. Resolves when that motion has begun or something else was asked for.
   */
  start(layout: Layout): Promise<void>;
  /** ends the visit: nothing is drawn, dispatched or played any more */
  stop(): void;
}

interface WindowQuestions {
  /** whether the visitor wants less motion */
  reducedMotion(): boolean;
  /** whether the window is higher than wide */
  isUpright(): boolean;
}

/** What changes a view at the same step. */
const CHOSEN = ['choice', 'wrong', 'flipped', 'orders'] as const;

/** A playback that has nothing to draw on and waits for its start. The window is asked for each transition. */
export function createPlayback(
  { story, progress, dispatch }: Runner,
  { reducedMotion, isUpright }: WindowQuestions,
): Playback {
  const shown = createStore<{ readonly view: View | undefined }>()(() => ({ view: undefined }));
  let screen: Screen | undefined;
  let state: PlaybackState = { phase: 'idle' };
  /** the step that is shown before the start, where there is one */
  let exhibited: Label | undefined;

  const animator = createAnimator({
    draw: stage => screen?.draw(stage),
    shown: view => shown.setState({ view }),
    settled(view) {
      dispatch({ type: 'settled', label: view.label });
      // she has gone on meanwhile: what is loading for her is not to be unloaded as something that nobody shows
      if (progress.getState().label !== view.label) return;
      screen?.lookAhead(view.place);
      blinks.restart();
    },
    reduced: reducedMotion,
    isUpright,
  });
  const blinks = createBlinkTimer(animator.blink);

  /** The state that an event leads to, or undefined where it does not fit. */
  function enter(event: PlaybackEvent): PlaybackState | undefined {
    const before = state;
    state = playbackAfter(before, event);
    return state === before ? undefined : state;
  }

  async function drawBehind() {
    const [mine, on] = [state, screen];
    if (mine.phase !== 'warm' || !on) return;
    const view = viewOf(story, { ...progress.getState(), ...(exhibited && { label: exhibited }) });
    await on.load(view.place);
    if (state !== mine || screen !== on) return;
    if (exhibited) {
      animator.jump(view, mine.layout);
      on.lookAhead(view.place);
      return;
    }
    const behind = newStage();
    cutTo(behind, view, mine.layout);
    on.draw(behind);
  }

  async function play(asked: Progress) {
    const mine = enter({ type: 'play' });
    if (mine?.phase !== 'started') return;
    await screen?.load(viewOf(story, asked).place);
    if (state !== mine) return;
    // an answer or an impatient press may have come while the images were loading
    const current = progress.getState();
    animator.play(viewOf(story, current), mine.layout);
    if (asked.status === 'playing' && current.status !== 'playing') animator.finish();
  }

  /** Puts the question's picture back at once, as if nobody had answered: whoever reacted does not walk home. */
  function undo(asked: Progress) {
    const mine = enter({ type: 'play' });
    if (mine?.phase === 'started') animator.jump(viewOf(story, asked), mine.layout);
  }

  const unsubscribe = progress.subscribe((now, before) => {
    const isPressedAway = before.status === 'playing' && now.status !== 'playing';
    const isReplayed = before.status !== 'playing' && now.status === 'playing';
    const isStill = now.label === before.label;
    const isInFront = shown.getState().view?.label === now.label;
    if (isInFront && CHOSEN.some(key => now[key] !== before[key])) {
      shown.setState({ view: viewOf(story, now) });
    }
    if (isStill && before.wrong && !now.wrong) undo(now);
    else if (!isStill || isReplayed || now.wrong !== before.wrong) void play(now);
    else if (isPressedAway) animator.finish();
  });

  function attach(next: Screen | undefined) {
    screen = next;
    void drawBehind();
    if (state.phase !== 'building' && state.phase !== 'started') return;
    void next?.load(viewOf(story, progress.getState()).place).then(() => {
      if (screen === next) next.draw(animator.state);
    });
  }

  return {
    animator,
    shown,
    attach,
    refresh: () => attach(screen),
    async warmUp(layout, label) {
      if (!enter({ type: 'warmUp', layout })) return;
      exhibited = label ?? exhibited;
      await drawBehind();
    },
    async start(layout) {
      const mine = enter({ type: 'start', layout });
      if (!mine) return;
      screen?.draw(animator.state); // what the warm-up has drawn is not to be seen before its time
      const now = progress.getState();
      // a reaction is played into from its question, everything else from the step before
      const before = now.wrong ? resolve(story, now.label) : beside(story, now.label, -1);
      if (before?.chapter === viewOf(story, now).chapter) {
        const from = viewOf(story, { ...now, label: before.label, wrong: false });
        await screen?.load(from.place);
        if (state !== mine) return;
        animator.jump(from, layout);
      }
      enter({ type: 'built' });
      // she may have gone on meanwhile: what plays is the step where she is now
      const current = progress.getState();
      if (current.status === 'playing') await play(current);
      else dispatch({ type: 'replay' });
    },
    stop() {
      enter({ type: 'stop' });
      unsubscribe();
      blinks.stop();
      animator.stop();
    },
  };
}
