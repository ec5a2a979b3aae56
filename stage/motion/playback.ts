/**
 * Plays the match day: at a new step, a wrong answer or a replay the screen loads the place's images and the animator
 * plays the transition, then the playback dispatches `settled`. Without a screen, only the overlays are shown.
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

export interface Upcoming {
  readonly place: Place;
  readonly acts: readonly Act[];
  readonly state: StageState;
}

export interface Screen {
  /** resolves when the images are loaded or have failed; never rejects */
  load(place: Place): Promise<void>;
  /** resolves in a later task; until then the browser can draw the pressed control */
  pause(): Promise<unknown>;
  draw(state: StageState): void;
  /**
   * The stage rests at a step of `place`: loads the images of the next place, and finer textures for this step and the
   * next one. `next` takes some ms, so call it when the browser is idle.
   */
  lookAhead(place: Place, next?: () => Upcoming | undefined): void;
}

export interface Playback {
  readonly animator: Animator;
  readonly shown: StoreApi<{ readonly view: View | undefined }>;
  /** sets or removes the screen. A new one first loads the current place's images */
  attach(screen: Screen | undefined): void;
  refresh(): void;
  /**
   * Draws a step once before the first `start`: the step of `label` or of the last `label`, otherwise the current step
   * behind the loading screen, to load its images early. Resolves when it is drawn, or another call replaces this one;
   * at once without a screen (`attach` then draws the step).
   */
  warmUp(layout: Layout, label?: Label): Promise<void>;
  /**
   * Builds the stage and plays the transition to the current step, from the previous step of its chapter or from a
   * reaction's question. Resolves when the transition begins, when something replaces it, or just before a `replay` of
   * a step already played.
   */
  start(layout: Layout): Promise<void>;
  stop(): void;
}

interface Queries {
  reducedMotion(): boolean;
  isUpright(): boolean;
}

function atRest(view: View, layout: Layout): StageState {
  const stage = newStage();
  cutTo(stage, view, layout);
  return stage;
}

const CHOSEN = ['choice', 'wrong', 'flipped', 'orders'] as const;

export function createPlayback(
  { story, progress, dispatch }: Runner,
  { reducedMotion, isUpright }: Queries,
): Playback {
  const shown = createStore<{ readonly view: View | undefined }>()(() => ({ view: undefined }));
  let screen: Screen | undefined;
  let state: PlaybackState = { phase: 'idle' };
  let exhibited: Label | undefined;

  const animator = createAnimator({
    draw: stage => screen?.draw(stage),
    shown: view => shown.setState({ view }),
    settled(view) {
      dispatch({ type: 'settled', label: view.label });
      // the visitor may be at another step: `lookAhead` would unload its images
      if (progress.getState().label !== view.label) return;
      screen?.lookAhead(view.place, () => stepAfter(view.label));
      blinks.restart();
    },
    reduced: reducedMotion,
    isUpright,
  });
  const blinks = createBlinkTimer(animator.blink);

  function enter(event: PlaybackEvent): PlaybackState | undefined {
    const before = state;
    state = playbackAfter(before, event);
    return state === before ? undefined : state;
  }

  /** undefined at the end of the story, or before the start */
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
    // only the second half of such a transition shows the images, so it starts before they are loaded
    const isOtherPlace = animator.place && animator.place !== place && !reducedMotion();
    await (isOtherPlace ? screen?.pause() : loaded);
    if (state !== mine) return;
    const current = progress.getState();
    animator.play(viewOf(story, current), mine.layout, isOtherPlace ? loaded : undefined);
    if (current.status !== 'playing') animator.finish(); // a press during the loading skips the motion
  }

  /** Without motion, so that figures do not walk back. */
  function undo(asked: Progress) {
    const mine = enter({ type: 'play' });
    if (mine?.phase === 'started') animator.jump(viewOf(story, asked), mine.layout);
  }

  const unsubscribe = progress.subscribe((now, before) => {
    const isSameStep = now.label === before.label;
    // true also at the same step: a replay, a wrong answer, a restart at the first step
    const startsPlaying = before.status !== 'playing' && now.status === 'playing';
    const isOverlayCurrent = shown.getState().view?.label === now.label;
    if (isOverlayCurrent && CHOSEN.some(key => now[key] !== before[key])) {
      shown.setState({ view: viewOf(story, now) });
    }
    if (isSameStep && before.wrong && !now.wrong) undo(now);
    else if (!isSameStep || startsPlaying) void play(now);
    else if (now.status !== 'playing') animator.finish();
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
      screen?.draw(animator.state); // removes the step that `warmUp` has drawn
      const now = progress.getState();
      // not across a chapter's beginning
      const before = now.wrong ? resolve(story, now.label) : beside(story, now.label, -1);
      if (before?.chapter === viewOf(story, now).chapter) {
        const from = viewOf(story, { ...now, label: before.label, wrong: false });
        await screen?.load(from.place);
        if (state !== mine) return;
        animator.jump(from, layout);
      }
      enter({ type: 'built' });
      // the visitor may have moved on while the images loaded
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
