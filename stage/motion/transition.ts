/** Computes the transition from the current state of the stage to the next view. */
import { gsap } from 'gsap';
import type { View } from '../runner/viewOf.ts';
import { TITLE_DISC } from '../story/discs.ts';
import { atDisc } from '../story/scenery.ts';
import type { Act, Disc, Layout, PerLayout, Shot } from '../story/types.ts';
import { actingIds, play } from './acts.ts';
import { ambassadorOf, blink, breathe, talk } from './ambassador.ts';
import { type Camera, cameraChange, hold, newCamera } from './camera.ts';
import {
  type ElementState,
  type ElementStates,
  looksLike,
  restingElements,
  standingAt,
} from './elementState.ts';
import { beforeEntry, changeLook, enter, exit, fade, move, showsSame } from './tweens.ts';
import { APPROACH, CUT, ENTRY, EXIT, FADE, INTO, NEARER, OUT_OF, WIPE } from './vocabulary.ts';

type Timeline = gsap.core.Timeline;

/** The state of the whole stage, which the renderer draws. */
export interface StageState {
  readonly elements: ElementStates;
  /** share of the stage that the wipe has crossed, 0 to 1; at 0 and at 1 the wipe is invisible */
  wipe: number;
  /** share of the stage that the dark area of a cut has crossed, 0 to 1; at 0 and at 1 the area is invisible */
  cut: number;
  readonly camera: Camera;
}

export const newStage = (): StageState => ({ elements: new Map(), wipe: 0, cut: 0, camera: newCamera() });

interface Transition {
  readonly state: StageState;
  readonly next: View;
  readonly layout: Layout;
  /** the previous view, if any */
  readonly last?: View | undefined;
  readonly placeChanges: boolean;
  /** true if an overlay of the previous step must first fade out */
  readonly overlayLeaves: boolean;
  readonly reduced: boolean;
  /** true if the window is higher than wide */
  readonly isUpright: boolean;
  /** true: pauses the timeline at `HELD` until the new place's images are loaded. Requires `placeChanges` */
  readonly isHeld?: boolean;
  /** called when the overlay of the next step may come in */
  readonly onShow: () => void;
}

/**
 * The GSAP label at which the timeline pauses before it shows another place. `removePause(HELD)` and `resume()` end the
 * pause.
 */
export const HELD = 'held';
/** Seconds between `HELD` and the change of the place. If there is a wipe, it covers the whole stage at `HELD`. */
const BEFORE = 0.001;

/** Sets `state` to the view at rest, without motion. Call it also if a transition ends or is interrupted. */
export function cutTo(state: StageState, next: View, layout: Layout) {
  replaceAll(state.elements, restingElements(next.tableau, layout));
  state.wipe = 0;
  state.cut = 0;
  hold(state.camera, next.shot);
}

function replaceAll(elements: ElementStates, others: ElementStates) {
  elements.clear();
  for (const [id, element] of others) elements.set(id, element);
}

/** Seconds between the call of `onShow` and the beginning of the overlay's entry. */
const delayOf = ({ overlay }: View): number =>
  (overlay.kind === 'bubble' ? overlay.delay : undefined) ?? ENTRY.delay;

/** Seconds between the call of `onShow` and the end of the overlay's entry. */
const overlaySeconds = (view: View): number =>
  view.overlay.kind === 'scene' ? 0 : delayOf(view) + ENTRY.seconds;

/** Makes the ambassador blink, talk and breathe, if she speaks in this bubble and is in the picture. */
function speak(timeline: Timeline, view: View, elements: ElementStates, at: number) {
  const { overlay } = view;
  const ambassador = ambassadorOf(elements);
  if (overlay.kind !== 'bubble' || overlay.speaker !== 'ambassador' || !ambassador) return;
  timeline.add(blink(ambassador), 0);
  talk(timeline, ambassador, at + delayOf(view));
  breathe(timeline, ambassador, at + delayOf(view));
}

/** Returns the acts of a view that play on a layout. */
export const actsOn = ({ acts }: View, layout: Layout) =>
  acts.filter(act => (act.layout ?? layout) === layout);

/** Replaces all elements and sets the camera to a shot, `at` seconds from the start of the timeline. */
function setPicture(timeline: Timeline, state: StageState, elements: ElementStates, shot: Shot, at: number) {
  timeline.call(
    () => {
      replaceAll(state.elements, elements);
      hold(state.camera, shot);
    },
    undefined,
    at,
  );
}

/** Adds a wipe or a cut that starts at `at` seconds. Halfway through, it replaces the elements and the shot. */
function wipeOrCut(
  timeline: Timeline,
  state: StageState,
  edge: 'wipe' | 'cut',
  elements: ElementStates,
  shot: Shot,
  at = 0,
) {
  const { seconds, ease } = edge === 'wipe' ? WIPE : CUT;
  const half = seconds / 2;
  timeline.to(state, { [edge]: 0.5, duration: half, ease }, at);
  setPicture(timeline, state, elements, shot, at + half);
  timeline.to(state, { [edge]: 1, duration: half, ease }, at + half);
}

/** Moves the camera from its current shot to another one, starting at `at` seconds. */
function travel(
  timeline: Timeline,
  camera: Camera,
  shot: Shot,
  { seconds, ease }: { readonly seconds: number; readonly ease: string },
  at = 0,
) {
  timeline.call(() => Object.assign(camera, { from: camera.to, to: shot, way: 0 }), undefined, at);
  timeline.to(camera, { way: 1, duration: seconds, ease }, at);
}

/** Returns the disc of the place before or after the title, for a match cut; undefined if there is no match cut. */
function sharedDisc({ state, next, last }: Transition): Shot['disc'] {
  if (next.overlay.kind === 'title') return state.camera.to.disc ?? last?.disc;
  return last?.overlay.kind === 'title' && next.overlay.kind === 'scene' ? next.disc : undefined;
}

/**
 * Adds a match cut and returns the time of the cut, in seconds. At the cut, the discs of the old and the new picture
 * have the same position and size in the window.
 * - From a place to a title, if the camera is not yet at the place's disc: the camera moves into the disc, then the
 *   title replaces the place.
 * - In all other cases the disc is already large. While an overlay fades out, the camera moves a little nearer. After
 *   the cut, the camera moves out of the new picture's disc.
 */
function matchCut(
  timeline: Timeline,
  { state, next, overlayLeaves }: Transition,
  elements: ElementStates,
  disc: PerLayout<Disc>,
): number {
  const isTitle = next.overlay.kind === 'title';
  if (isTitle && !state.camera.to.disc) {
    travel(timeline, state.camera, atDisc(disc), INTO);
    setPicture(timeline, state, elements, next.shot, INTO.seconds);
    return INTO.seconds;
  }
  const [before, after] = isTitle ? [disc, TITLE_DISC] : [TITLE_DISC, disc];
  const [at, size] = overlayLeaves ? [NEARER.seconds, NEARER.size] : [0, 1];
  if (overlayLeaves) travel(timeline, state.camera, atDisc(before, size), NEARER);
  setPicture(timeline, state, elements, atDisc(after, size), at);
  travel(timeline, state.camera, next.shot, OUT_OF, at + OUT_OF.after);
  return at;
}

/**
 * Returns a function that returns the delay of an element's entry, in seconds. Elements enter one after another, in the
 * order of the calls. Elements at the same point, such as a figure and its shadow, enter together.
 */
function createStagger() {
  const points: string[] = [];
  return ({ x, y }: ElementState) => {
    const point = `${x} ${y}`;
    if (!points.includes(point)) points.push(point);
    return ENTRY.stagger * points.indexOf(point);
  };
}

/**
 * Changes to another place, with a match cut if `sharedDisc` returns a disc, otherwise with the wipe. Then
 * the figures of the new place enter. Returns the time in the timeline, in seconds, at which the overlay may
 * come in (`onShow`).
 */
function changePlace(timeline: Timeline, transition: Transition): number {
  const { state, next, layout } = transition;
  const rests = restingElements(next.tableau, layout);
  const arriving = [...rests.values()].map(rest => ({
    rest,
    element: rest.isLayer ? { ...rest } : beforeEntry(rest),
  }));
  const elements: ElementStates = new Map(arriving.map(({ element }) => [element.id, element]));
  const disc = sharedDisc(transition);
  if (!disc) wipeOrCut(timeline, state, 'wipe', elements, next.shot);
  const start = disc ? matchCut(timeline, transition, elements, disc) : WIPE.seconds / 2;
  const staggerOf = createStagger();
  for (const { element, rest } of arriving)
    if (!rest.isLayer) enter(timeline, element, rest, start + WIPE.seconds / 2 + staggerOf(rest));
  // When the place changes, only a scene plays acts. In any other step the visitor has usually come back from the next
  // chapter, and has already seen the acts of this step.
  if (next.overlay.kind === 'scene') {
    for (const act of actsOn(next, layout)) play(timeline, act, elements, rests, start);
  }
  return start;
}

/**
 * Changes the shot if `cameraChange` returns 'slowly' or 'at once'. 'slowly': the camera begins to move at the start of
 * the timeline. 'at once': the shot is set at `at` seconds, without motion.
 */
function approach(
  timeline: Timeline,
  camera: Camera,
  shot: Shot,
  { layout, isUpright }: Transition,
  at: number,
) {
  const change = cameraChange(camera.to, shot, layout, isUpright);
  if (change === 'slowly') travel(timeline, camera, shot, APPROACH);
  if (change === 'at once') timeline.call(() => hold(camera, shot), undefined, at);
}

/**
 * If an `arc` or a `roll` brings a new element into the picture, returns the element's state before this act: placed at
 * the act's `from`, and invisible until the act begins. Undefined if there is no such act.
 */
function beforeThrow(
  timeline: Timeline,
  rest: ElementState,
  acts: readonly Act[],
  layout: Layout,
  start: number,
): ElementState | undefined {
  for (const act of acts) {
    const moves = act.act === 'arc' || act.act === 'roll';
    const from = moves && act.who === rest.id ? act.from?.[layout] : undefined;
    if (!from) continue;
    const flying = { ...rest, ...standingAt(from), alpha: 0 };
    timeline.call(() => Object.assign(flying, { alpha: 1 }), undefined, start + (act.at ?? 0));
    return flying;
  }
  return undefined;
}

/**
 * Returns a copy of a new element. If the element has an act `frames`, the copy shows the act's first image, because
 * after a cut the image at rest must not be visible before the act.
 */
function firstFrame(rest: ElementState, acts: readonly Act[]): ElementState {
  for (const act of acts) {
    const image = act.act === 'frames' && act.who === rest.id ? act.images[0] : undefined;
    if (image) return { ...rest, image, face: undefined, rig: undefined };
  }
  return { ...rest };
}

/**
 * Changes to another shot of the same place with a cut: a dark area crosses the window. While it covers the window, all
 * elements without an act get their state at rest. The acts play after the cut. If `next.startsAtOnce`, there is no
 * dark area: the old overlay and the old picture disappear together. Returns the time at which `onShow` must
 * be called, in seconds.
 */
function changeShot(timeline: Timeline, transition: Transition): number {
  const { state, next, layout } = transition;
  const seconds = next.startsAtOnce ? 0 : CUT.seconds;
  const rests = restingElements(next.tableau, layout);
  const acts = actsOn(next, layout);
  const acting = new Set(acts.flatMap(actingIds));
  const afterCut = (id: string, rest: ElementState) => {
    const before = state.elements.get(id);
    if (before) return acting.has(id) ? before : { ...rest };
    return beforeThrow(timeline, rest, acts, layout, seconds) ?? firstFrame(rest, acts);
  };
  const elements: ElementStates = new Map([...rests].map(([id, rest]) => [id, afterCut(id, rest)]));
  if (next.startsAtOnce) setPicture(timeline, state, elements, next.shot, 0);
  else wipeOrCut(timeline, state, 'cut', elements, next.shot);
  for (const act of acts) play(timeline, act, elements, rests, seconds);
  speak(timeline, next, elements, seconds);
  return seconds;
}

/**
 * Changes the picture within a place, without a cut. First, elements are removed and moved. Then acts play
 * and new elements enter. Returns the time at which `onShow` must be called, in seconds.
 * - If `next.startsAtOnce`, acts and entries begin at time 0.
 * - If every changed or removed element has an act, the acts begin at time 0.
 */
function changeWithin(timeline: Timeline, transition: Transition): number {
  const { state, next, layout, overlayLeaves } = transition;
  const rests = restingElements(next.tableau, layout);
  const leaving = [...state.elements.values()].filter(element => !rests.has(element.id));
  for (const element of leaving) exit(timeline, element);
  const goneAt = overlayLeaves || leaving.length > 0 ? EXIT.seconds : 0;
  const [start, delay] = next.startsAtOnce ? [0, 0] : [goneAt, ENTRY.delay];
  const acts = actsOn(next, layout);
  const acting = new Set(acts.flatMap(actingIds));
  const changes = (element: ElementState) => {
    const rest = rests.get(element.id);
    return !acting.has(element.id) && !(rest && looksLike(element, rest));
  };
  // If every changed or removed element has an act, the acts begin at time 0. So the first frame after the visitor's
  // press already shows motion.
  const actsAt = [...state.elements.values()].some(changes) ? start : 0;
  const staggerOf = createStagger();
  for (const [id, rest] of rests) {
    const element = state.elements.get(id);
    const flying = element ? undefined : beforeThrow(timeline, rest, acts, layout, actsAt);
    if (flying) state.elements.set(id, flying);
    else if (!element) {
      const arriving = rest.isLayer ? { ...rest, alpha: 0 } : beforeEntry(rest);
      state.elements.set(id, arriving);
      if (rest.isLayer) timeline.to(arriving, { alpha: 1, duration: EXIT.seconds }, start);
      else enter(timeline, arriving, rest, start + delay + staggerOf(rest));
    } else if (!acting.has(id)) {
      // This change begins at time 0, while the old overlay fades out. So the first frame after the visitor's press
      // already shows motion.
      if (!showsSame(element, rest)) changeLook(timeline, element, rest, 0);
      move(timeline, element, rest, 0);
    }
  }
  for (const act of acts) play(timeline, act, state.elements, rests, actsAt);
  speak(timeline, next, state.elements, goneAt);
  approach(timeline, state.camera, next.shot, transition, start);
  return goneAt;
}

/**
 * Reduced motion: shows the next view at once; only new elements fade in. Returns the time at which `onShow`
 * must be called, in seconds.
 */
function changeQuietly(timeline: Timeline, { state, next, layout }: Transition): number {
  const before = new Set(state.elements.keys());
  cutTo(state, next, layout);
  for (const element of state.elements.values()) if (!before.has(element.id)) fade(timeline, element, 0);
  return FADE;
}

/**
 * Starts and returns the timeline that animates `state` to `next`. The timeline ends when all motion and the overlay's
 * entry have ended. At the call, `state` must be at rest, as `cutTo` sets it. When the timeline ends or is
 * interrupted, the caller must call `cutTo`.
 * In two cases this function changes `state` before the first frame:
 * - With reduced motion, `state` becomes `next`.
 * - At a change within a place without a cut, the new elements are added, but are invisible.
 */
export function transition(change: Transition): Timeline {
  const { state, next, layout, placeChanges, reduced, isUpright, isHeld, onShow } = change;
  const timeline = gsap.timeline();
  if (reduced) {
    const start = changeQuietly(timeline, change);
    return timeline.call(onShow, undefined, start).to({}, { duration: FADE }, start);
  }
  const isCut = cameraChange(state.camera.to, next.shot, layout, isUpright) === 'cut';
  const start = (placeChanges ? changePlace : isCut ? changeShot : changeWithin)(timeline, change);
  timeline.call(onShow, undefined, start);
  timeline.to({}, { duration: overlaySeconds(next) }, start);
  if (isHeld) timeline.addLabel(HELD, Math.max(0, start - BEFORE)).addPause(HELD);
  return timeline;
}
