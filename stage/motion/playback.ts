/**
 * Plays the match day. At a new step, a wrong answer or a replay the screen loads the place's images, and the animator
 * plays the transition. At the end of the transition the playback dispatches `settled`. Without a screen, only the
 * overlays (words, questions and cards) are shown.
 */
import { createStore, type StoreApi } from 'zustand/vanilla';
import { beside, resolve } from '../runner/labels.ts';
import type { Progress } from '../runner/progress.ts';
import type { Runner } from '../runner/store.ts';
import { type View, viewOf } from '../runner/viewOf.ts';
import type { Label, Place } from '../story/story.ts';
import type { Act, Layout } from '../story/types.ts';
import { type Animator, createAnimator } from './animator.ts';
import { createBlinkTimer } from './blinkTimer.ts';
import { type PlaybackEvent, type PlaybackState, playbackAfter } from './playbackState.ts';
import { actsOn, cutTo, newStage, type StageState } from './transition.ts';

/** A step that the visitor may see next: its place, its acts, and the stage at rest. */
export interface Upcoming {
  readonly place: Place;
  readonly acts: readonly Act[];
  readonly state: StageState;
}

/** Draws the stage. */
export interface Screen {
  /** resolves when a place's images are loaded or have failed; never rejects */
  load(place: Place): Promise<void>;
  /** resolves in a later task; until then the browser can draw the pressed control, such as Next */
  pause(): Promise<unknown>;
  draw(state: StageState): void;
  /**
   * Called when the stage rests at a step of `place`. Loads the images of the next place, and finer textures for this
   * step and the next one. `next` computes the next step, which takes some ms: call `next` when the browser is idle.
   */
  lookAhead(place: Place, next?: () => Upcoming | undefined): void;
}

export interface Playback {
  readonly animator: Animator;
  /** the view whose overlay is shown; undefined until an overlay is shown */
  readonly shown: StoreApi<{ readonly view: View | undefined }>;
  /** sets the screen, or removes it (undefined). A new screen first loads the current place's images, then draws */
  attach(screen: Screen | undefined): void;
  /** Draws the stage again with the images of all loaded packs. Call this after more packs are loaded. */
  refresh(): void;
  /**
   * Draws one step before the story starts. After the first call of `start`, `warmUp` does nothing.
   * - With a `label`: shows the step of this label to the visitor. If the current step is the first of its
   *   chapter, `start` later plays the transition from the shown step to the current one.
   * - Without a `label`: shows the step of the last call with a `label` again, for example in another layout.
   *   If there was no such call, draws the current step behind the loading screen, to load its images early.
   *
   * Resolves when the step is drawn. Resolves without drawing if another call replaces this one while the
   * images load. If no `Screen` is attached, resolves immediately, and `attach` draws the step later.
   */
  warmUp(layout: Layout, label?: Label): Promise<void>;
  /**
   * Builds the stage for a layout and plays the transition to the current step. The transition starts from the previous
   * step, unless the current step is the first of its chapter. A reaction starts from its question. Each
   * further call builds the stage again.
   *
   * Resolves when the transition begins. If the current step has already been played, `start` dispatches
   * `replay` and resolves before the replay begins. Also resolves if another call or a new step replaces the
   * transition.
   */
  start(layout: Layout): Promise<void>;
  /** ends the playback: from then on nothing is drawn, dispatched or played */
  stop(): void;
}

interface Queries {
  /** whether the visitor prefers reduced motion */
  reducedMotion(): boolean;
  /** whether the window is higher than wide */
  isUpright(): boolean;
}

/** Returns the state of the stage when it shows `view` and all motion has ended. */
function atRest(view: View, layout: Layout): StageState {
  const stage = newStage();
  cutTo(stage, view, layout);
  return stage;
}

/** Values of the progress that can change the view while the step stays the same. */
const CHOSEN = ['choice', 'wrong', 'flipped', 'orders'] as const;

/** Creates a playback. It has no screen until `attach` is called, and plays nothing until `start` is called. */
export function createPlayback(
  { story, progress, dispatch }: Runner,
  { reducedMotion, isUpright }: Queries,
): Playback {
  const shown = createStore<{ readonly view: View | undefined }>()(() => ({ view: undefined }));
  let screen: Screen | undefined;
  let state: PlaybackState = { phase: 'idle' };
  /** the step that `warmUp` shows to the visitor before the start; undefined: none */
  let exhibited: Label | undefined;

  const animator = createAnimator({
    draw: stage => screen?.draw(stage),
    shown: view => shown.setState({ view }),
    settled(view) {
      dispatch({ type: 'settled', label: view.label });
      // the visitor may have moved to another step: then `lookAhead` would unload the images of this new step
      if (progress.getState().label !== view.label) return;
      screen?.lookAhead(view.place, () => stepAfter(view.label));
      blinks.restart();
    },
    reduced: reducedMotion,
    isUpright,
  });
  const blinks = createBlinkTimer(animator.blink);

  /** Applies an event. Returns the new state; undefined if the event does not fit the current state. */
  function enter(event: PlaybackEvent): PlaybackState | undefined {
    const before = state;
    state = playbackAfter(before, event);
    return state === before ? undefined : state;
  }

  /** Returns the step after the step at `label`; undefined if there is none, or before the story starts. */
  function stepAfter(label: Label): Upcoming | undefined {
    const next = beside(story, label, 1);
    if (!next || state.phase !== 'started') return undefined;
    const view = viewOf(story, { ...progress.getState(), label: next.label });
    return { place: view.place, acts: actsOn(view, state.layout), state: atRest(view, state.layout) };
  }

  async function drawWarmUp() {
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
    on.draw(atRest(view, mine.layout));
  }

  async function play(asked: Progress) {
    const mine = enter({ type: 'play' });
    if (mine?.phase !== 'started') return;
    const { place } = viewOf(story, asked);
    const loaded = screen?.load(place);
    // a transition to another place starts before the images are loaded, because only its second half shows them
    const isOtherPlace = animator.place && animator.place !== place && !reducedMotion();
    await (isOtherPlace ? screen?.pause() : loaded);
    if (state !== mine) return;
    // the progress may have changed during the wait above
    const current = progress.getState();
    animator.play(viewOf(story, current), mine.layout, isOtherPlace ? loaded : undefined);
    if (current.status !== 'playing') animator.finish(); // a press during the loading, such as Next, skips the motion
  }

  /** Restores the question's picture at once when the error overlay closes, so that figures do not walk back. */
  function undo(asked: Progress) {
    const mine = enter({ type: 'play' });
    if (mine?.phase === 'started') animator.jump(viewOf(story, asked), mine.layout);
  }

  const unsubscribe = progress.subscribe((now, before) => {
    const isSameStep = now.label === before.label;
    // can be true although the step stays the same: at a replay, at a wrong answer, and when the visitor
    // restarts the match day or the current chapter at its first step
    const startsPlaying = before.status !== 'playing' && now.status === 'playing';
    const isOverlayCurrent = shown.getState().view?.label === now.label;
    if (isOverlayCurrent && CHOSEN.some(key => now[key] !== before[key])) {
      shown.setState({ view: viewOf(story, now) });
    }
    if (isSameStep && before.wrong && !now.wrong) undo(now);
    else if (!isSameStep || startsPlaying) void play(now);
    else if (now.status !== 'playing') animator.finish(); // ends the motion, for example after a press on Next
  });

  function attach(next: Screen | undefined) {
    screen = next;
    void drawWarmUp();
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
      await drawWarmUp();
    },
    async start(layout) {
      const mine = enter({ type: 'start', layout });
      if (!mine) return;
      screen?.draw(animator.state); // removes the step that `warmUp` has drawn behind the loading screen
      const now = progress.getState();
      // A reaction starts from its question. Any other transition starts from the previous step, unless the current
      // step is the first of its chapter.
      const before = now.wrong ? resolve(story, now.label) : beside(story, now.label, -1);
      if (before?.chapter === viewOf(story, now).chapter) {
        const from = viewOf(story, { ...now, label: before.label, wrong: false });
        await screen?.load(from.place);
        if (state !== mine) return;
        animator.jump(from, layout);
      }
      enter({ type: 'built' });
      // the visitor may have moved to another step while the images were loading: play that step
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
