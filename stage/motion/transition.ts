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

export interface StageState {
  readonly elements: ElementStates;
  /** share of the stage that the wipe has crossed; invisible at 0 and 1 */
  wipe: number;
  cut: number;
  readonly camera: Camera;
}

export const newStage = (): StageState => ({ elements: new Map(), wipe: 0, cut: 0, camera: newCamera() });

interface Transition {
  readonly state: StageState;
  readonly next: View;
  readonly layout: Layout;
  readonly last?: View | undefined;
  readonly placeChanges: boolean;
  readonly overlayLeaves: boolean;
  readonly reduced: boolean;
  readonly isUpright: boolean;
  /** the timeline pauses at `HELD`. Requires `placeChanges` */
  readonly isHeld?: boolean;
  readonly onShow: () => void;
}

/** Label of the pause before another place is shown: `removePause(HELD)` and `resume()` end it. */
export const HELD = 'held';
/** Seconds between `HELD` and the change of the place. */
const BEFORE = 0.001;

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

/** Seconds from `onShow` to the beginning of the overlay's entry. */
const delayOf = ({ overlay }: View): number =>
  (overlay.kind === 'bubble' ? overlay.delay : undefined) ?? ENTRY.delay;

/** Seconds from `onShow` to the end of the overlay's entry. */
const overlaySeconds = (view: View): number =>
  view.overlay.kind === 'scene' ? 0 : delayOf(view) + ENTRY.seconds;

function speak(timeline: Timeline, view: View, elements: ElementStates, at: number) {
  const { overlay } = view;
  const ambassador = ambassadorOf(elements);
  if (overlay.kind !== 'bubble' || overlay.speaker !== 'ambassador' || !ambassador) return;
  timeline.add(blink(ambassador), 0);
  talk(timeline, ambassador, at + delayOf(view));
  breathe(timeline, ambassador, at + delayOf(view));
}

export const actsOn = ({ acts }: View, layout: Layout) =>
  acts.filter(act => (act.layout ?? layout) === layout);

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

/** The disc of the place before or after the title; undefined if there is no match cut. */
function sharedDisc({ state, next, last }: Transition): Shot['disc'] {
  if (next.overlay.kind === 'title') return state.camera.to.disc ?? last?.disc;
  return last?.overlay.kind === 'title' && next.overlay.kind === 'scene' ? next.disc : undefined;
}

/**
 * Adds a match cut and returns its time in seconds. At the cut, the discs of the old and the new picture have the same
 * position and size. If the disc of the old picture is not large yet, the camera first moves into it; otherwise it
 * moves a little nearer while an overlay fades out. Then it moves out of the disc of the new place.
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
 * Delays of entries in seconds, in the order of the calls. Elements at the same point, such as a figure and its shadow,
 * enter together.
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
 * Changes to another place. Like the other changes, returns the seconds at which the overlay may come in (`onShow`).
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
  // In any step but a scene the visitor has usually come back from the next chapter, and has seen the acts.
  if (next.overlay.kind === 'scene') {
    for (const act of actsOn(next, layout)) play(timeline, act, elements, rests, start);
  }
  return start;
}

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
 * The state before an `arc` or `roll` that brings a new element in: at the act's `from`, and invisible until it begins.
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
 * A copy that shows the first image of its act `frames`: after a cut the image at rest must not be visible before the
 * act.
 */
function firstFrame(rest: ElementState, acts: readonly Act[]): ElementState {
  for (const act of acts) {
    const image = act.act === 'frames' && act.who === rest.id ? act.images[0] : undefined;
    if (image) return { ...rest, image, face: undefined, rig: undefined };
  }
  return { ...rest };
}

/**
 * Changes to another shot of the place: elements without an act come to rest behind the dark area, and acts play after
 * it. If `next.startsAtOnce`, there is no dark area.
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
  // If nothing else changes, the acts begin at time 0, so that the first frame after a press shows motion.
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
      if (!showsSame(element, rest)) changeLook(timeline, element, rest, 0);
      move(timeline, element, rest, 0);
    }
  }
  for (const act of acts) play(timeline, act, state.elements, rests, actsAt);
  speak(timeline, next, state.elements, goneAt);
  approach(timeline, state.camera, next.shot, transition, start);
  return goneAt;
}

/** Reduced motion: shows the next view at once; only new elements fade in. */
function changeQuietly(timeline: Timeline, { state, next, layout }: Transition): number {
  const before = new Set(state.elements.keys());
  cutTo(state, next, layout);
  for (const element of state.elements.values()) if (!before.has(element.id)) fade(timeline, element, 0);
  return FADE;
}

/**
 * Starts the timeline from `state` (at rest, see `cutTo`) to `next`, until all motion and the overlay's entry have
 * ended. When it ends or is interrupted, the caller must call `cutTo`. Before the first frame `state` already becomes
 * `next` with reduced motion, or gets new invisible elements.
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
