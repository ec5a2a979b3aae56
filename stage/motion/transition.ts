/** From what is on the stage to the next view: who leaves, who arrives, who changes, and when. */
import { gsap } from 'gsap';
import type { View } from '../runner/viewOf.ts';
import { atDisc } from '../story/scenery.ts';
import type { Act, Disc, Layout, PerLayout, Shot } from '../story/types.ts';
import { actingIds, play } from './acts.ts';
import { ambassadorOf, blink, breathe, talk } from './ambassador.ts';
import { type Camera, hold, newCamera, wayTo } from './camera.ts';
import { type ElementState, type ElementStates, restingElements, standingAt } from './elementState.ts';
import { beforeEntry, cut, enter, exit, fade, move, showsSame } from './tweens.ts';
import { APPROACH, CUT, ENTRY, EXIT, FADE, INTO, OUT_OF, WIPE } from './vocabulary.ts';

type Timeline = gsap.core.Timeline;

/** All that the renderer draws. */
export interface StageState {
  readonly elements: ElementStates;
  /** how far the wipe has crossed the stage; at 0 and at 1 it is not seen */
  wipe: number;
  /** how far the edge of a cut has: the same, between two shots of one place */
  cut: number;
  readonly camera: Camera;
}

/** An empty stage. */
export const newStage = (): StageState => ({ elements: new Map(), wipe: 0, cut: 0, camera: newCamera() });

interface Transition {
  readonly state: StageState;
  readonly next: View;
  readonly layout: Layout;
  /** what was shown before, if anything was */
  readonly last?: View | undefined;
  /** the whole stage changes */
  readonly wipe: boolean;
  /** an overlay of the step before has to fade out first */
  readonly overlayLeaves: boolean;
  readonly reduced: boolean;
  /** the window is higher than wide */
  readonly isUpright: boolean;
  /** called when the next step's overlay may come in */
  readonly onShow: () => void;
}

/** Makes the state exactly what the view declares: the end of every transition, and every jump. */
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

/** Seconds from the start of a step to its overlay. */
const delayOf = ({ overlay }: View): number =>
  (overlay.kind === 'bubble' ? overlay.delay : undefined) ?? ENTRY.delay;

/** Seconds a step's overlay needs from its start. */
const overlaySeconds = (view: View): number =>
  view.overlay.kind === 'scene' ? 0 : delayOf(view) + ENTRY.seconds;

/** Where the bubble is the ambassador's and she is on the stage, she blinks, talks and breathes. */
function speak(timeline: Timeline, view: View, elements: ElementStates, at: number) {
  const { overlay } = view;
  const ambassador = ambassadorOf(elements);
  if (overlay.kind !== 'bubble' || overlay.speaker !== 'ambassador' || !ambassador) return;
  timeline.add(blink(ambassador), 0);
  talk(timeline, ambassador, at + delayOf(view));
  breathe(timeline, ambassador, at + delayOf(view));
}

/** The acts that play on this layout. */
const actsOn = ({ acts }: View, layout: Layout) => acts.filter(act => (act.layout ?? layout) === layout);

/** These elements take the place of all others, seen in a shot. */
function putUp(timeline: Timeline, state: StageState, elements: ElementStates, shot: Shot, at: number) {
  timeline.call(
    () => {
      replaceAll(state.elements, elements);
      hold(state.camera, shot);
    },
    undefined,
    at,
  );
}

/** An edge crosses the stage from `at` on, and behind it these elements stand, seen in a shot. */
function cross(
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
  putUp(timeline, state, elements, shot, at + half);
  timeline.to(state, { [edge]: 1, duration: half, ease }, at + half);
}

/** The camera goes from where it is to a shot. */
function travel(
  timeline: Timeline,
  camera: Camera,
  shot: Shot,
  { seconds, ease }: typeof APPROACH | typeof INTO | typeof OUT_OF,
  at = 0,
) {
  timeline.call(() => Object.assign(camera, { from: camera.to, to: shot, way: 0 }), undefined, at);
  timeline.to(camera, { way: 1, duration: seconds, ease }, at);
}

/** What is round on both sides of a change, in the same spot and as large: the place's disc is the title's. */
function sharedDisc({ state, next, last }: Transition): Shot['disc'] {
  if (next.overlay.kind === 'title') return state.camera.to.disc ?? last?.disc;
  return last?.overlay.kind === 'title' && next.overlay.kind === 'scene' ? next.disc : undefined;
}

/**
 * A match cut: from a place into its disc, then from one frame to the next the title with its own there, and the other
 * way round out of the next place's. Overlays are gone by then. Gives the time of the cut.
 */
function match(
  timeline: Timeline,
  { state, next, overlayLeaves }: Transition,
  elements: ElementStates,
  disc: PerLayout<Disc>,
): number {
  const isTitle = next.overlay.kind === 'title';
  const goesInto = isTitle && !state.camera.to.disc;
  if (goesInto) travel(timeline, state.camera, atDisc(disc), INTO);
  const gone = overlayLeaves ? EXIT.seconds : 0;
  const at = goesInto ? INTO.seconds : gone;
  putUp(timeline, state, elements, isTitle ? next.shot : atDisc(disc), at);
  if (!isTitle) travel(timeline, state.camera, next.shot, OUT_OF, at + OUT_OF.after);
  return at;
}

/**
 * Another place: a match cut where a disc is on both sides of it, else the wipe covers the old one; then whoever stands
 * in the new one enters. Gives the start of its overlay.
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
  if (!disc) cross(timeline, state, 'wipe', elements, next.shot);
  const start = disc ? match(timeline, transition, elements, disc) : WIPE.seconds / 2;
  const entering = arriving.filter(({ rest }) => !rest.isLayer);
  for (const [i, { element, rest }] of entering.entries()) {
    enter(timeline, element, rest, start + WIPE.seconds / 2 + ENTRY.stagger * i);
  }
  // a step that is not a scene is reached this way only by going back: its acts have been seen
  if (next.overlay.kind === 'scene') {
    for (const act of actsOn(next, layout)) play(timeline, act, elements, rests, start);
  }
  return start;
}

/** The camera moves slowly to a shot that is hardly another; where only upright windows show another, it is there at `at`. */
function approach(
  timeline: Timeline,
  camera: Camera,
  shot: Shot,
  { layout, isUpright }: Transition,
  at: number,
) {
  const way = wayTo(camera.to, shot, layout, isUpright);
  if (way === 'slowly') travel(timeline, camera, shot, APPROACH);
  if (way === 'at once') timeline.call(() => hold(camera, shot), undefined, at);
}

/** Somebody new who is thrown into the picture after `start`, not visible yet; undefined for whoever enters. */
function thrown(
  timeline: Timeline,
  rest: ElementState,
  acts: readonly Act[],
  layout: Layout,
  start: number,
): ElementState | undefined {
  for (const act of acts) {
    const from = act.act === 'arc' && act.who === rest.id ? act.from?.[layout] : undefined;
    if (!from) continue;
    const flying = { ...rest, ...standingAt(from), alpha: 0 };
    timeline.call(() => Object.assign(flying, { alpha: 1 }), undefined, start + (act.at ?? 0));
    return flying;
  }
  return undefined;
}

/**
 * Another shot of the same place: behind the edge of the cut everybody is where the next step has her, but for those who
 * act, which is seen after it. Gives the start of its overlay.
 */
function changeShot(timeline: Timeline, transition: Transition): number {
  const { state, next, layout, overlayLeaves } = transition;
  const rests = restingElements(next.tableau, layout);
  const acts = actsOn(next, layout);
  const acting = new Set(acts.flatMap(actingIds));
  const standing = (id: string, rest: ElementState) => {
    const before = state.elements.get(id);
    if (before) return acting.has(id) ? before : { ...rest };
    return thrown(timeline, rest, acts, layout, CUT.seconds) ?? { ...rest };
  };
  const elements: ElementStates = new Map([...rests].map(([id, rest]) => [id, standing(id, rest)]));
  cross(timeline, state, 'cut', elements, next.shot);
  for (const act of acts) play(timeline, act, elements, rests, CUT.seconds);
  speak(timeline, next, elements, CUT.seconds);
  return overlayLeaves ? Math.max(CUT.seconds, EXIT.seconds) : CUT.seconds;
}

/**
 * The same place and the same shot, or one that the camera comes to slowly: what goes fades out, then the acts play and
 * whoever is new enters. Gives the start of its overlay.
 */
function changeWithin(timeline: Timeline, transition: Transition): number {
  const { state, next, layout, overlayLeaves } = transition;
  const rests = restingElements(next.tableau, layout);
  const leaving = [...state.elements.values()].filter(element => !rests.has(element.id));
  for (const element of leaving) exit(timeline, element);
  const start = overlayLeaves || leaving.length > 0 ? EXIT.seconds : 0;
  const acts = actsOn(next, layout);
  const acting = new Set(acts.flatMap(actingIds));
  let entered = 0;
  for (const [id, rest] of rests) {
    const element = state.elements.get(id);
    const flying = element ? undefined : thrown(timeline, rest, acts, layout, start);
    if (flying) state.elements.set(id, flying);
    else if (!element) {
      const arriving = rest.isLayer ? { ...rest, alpha: 0 } : beforeEntry(rest);
      state.elements.set(id, arriving);
      if (rest.isLayer) timeline.to(arriving, { alpha: 1, duration: EXIT.seconds }, start);
      else enter(timeline, arriving, rest, start + ENTRY.delay + ENTRY.stagger * entered++);
    } else if (!acting.has(id)) {
      // at once, while the overlay still leaves: the answer to a press is seen in the next frame
      if (!showsSame(element, rest)) cut(timeline, element, rest, 0);
      move(timeline, element, rest, 0);
    }
  }
  for (const act of acts) play(timeline, act, state.elements, rests, start);
  speak(timeline, next, state.elements, start);
  approach(timeline, state.camera, next.shot, transition, start);
  return start;
}

/** Reduced motion: nothing travels, what is new fades in. Gives the start of its overlay. */
function changeQuietly(timeline: Timeline, { state, next, layout }: Transition): number {
  const before = new Set(state.elements.keys());
  cutTo(state, next, layout);
  for (const element of state.elements.values()) if (!before.has(element.id)) fade(timeline, element, 0);
  return FADE;
}

/**
 * The timeline into `next`, running already: it moves `state`, which a `cutTo` has left, and lasts until the overlay
 * has come in. Whoever plays it calls `cutTo` at its end, however it ends. Without reduced motion `state` is untouched
 * until the first frame but for those who are new in the same place: they are added, not visible yet.
 */
export function transition(change: Transition): Timeline {
  const { state, next, layout, wipe, reduced, isUpright, onShow } = change;
  const timeline = gsap.timeline();
  if (reduced) {
    const start = changeQuietly(timeline, change);
    return timeline.call(onShow, undefined, start).to({}, { duration: FADE }, start);
  }
  const isCut = wayTo(state.camera.to, next.shot, layout, isUpright) === 'cut';
  const start = (wipe ? changePlace : isCut ? changeShot : changeWithin)(timeline, change);
  timeline.call(onShow, undefined, start);
  return timeline.to({}, { duration: overlaySeconds(next) }, start);
}
