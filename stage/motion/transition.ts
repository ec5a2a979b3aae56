/** From the picture on the stage to the next one: who leaves, who arrives, who changes, and when. */
import { gsap } from 'gsap';
import type { View } from '../runner/viewOf.ts';
import type { Layout } from '../story/types.ts';
import { type Actors, isPlace, restingActors } from './actor.ts';
import { castOf, play } from './acts.ts';
import { ambassadorOf, blink, breathe, talk } from './ambassador.ts';
import { cut, ENTRY, EXIT, enter, exit, FADE, fade, move, offstage, showsSame, WIPE } from './vocabulary.ts';

/** What the scene draws: the actors, and how far the wipe has crossed the stage (0 and 1: not there). */
export interface Picture {
  readonly actors: Actors;
  wipe: number;
}

interface Transition {
  readonly picture: Picture;
  readonly next: View;
  readonly layout: Layout;
  /** the whole stage changes */
  readonly wipe: boolean;
  /** an overlay of the step before has to fade out first */
  readonly overlayLeaves: boolean;
  readonly reduced: boolean;
  /** called when the next step's overlay may come in */
  readonly onShow: () => void;
}

/** Makes the picture exactly what the view declares: the end of every transition, and every jump. */
export function cutTo(picture: Picture, next: View, layout: Layout) {
  const rests = restingActors(next.tableau, layout);
  for (const id of [...picture.actors.keys()]) if (!rests.has(id)) picture.actors.delete(id);
  for (const [id, rest] of rests) {
    const actor = picture.actors.get(id);
    if (actor) Object.assign(actor, rest);
    else picture.actors.set(id, rest);
  }
  picture.wipe = 0;
}

/** Seconds a step's overlay needs from its start. */
function overlaySeconds({ overlay }: View): number {
  if (overlay.kind === 'scene') return 0;
  return (overlay.kind === 'bubble' ? overlay.delay : ENTRY.delay) + ENTRY.seconds;
}

function speak(timeline: gsap.core.Timeline, { overlay }: View, actors: Actors, at: number) {
  const actor = ambassadorOf(actors);
  if (overlay.kind !== 'bubble' || overlay.speaker !== 'ambassador' || !actor) return;
  timeline.add(blink(actor), at);
  talk(timeline, actor, at + overlay.delay, ENTRY.seconds);
  breathe(timeline, actor, at + overlay.delay);
}

/** Another place: the diagonal covers the old one, and whoever stands in the new one enters. */
function changePlace(timeline: gsap.core.Timeline, { picture, next, layout }: Transition): number {
  const half = WIPE.seconds / 2;
  timeline.fromTo(picture, { wipe: 0 }, { wipe: 0.5, duration: half, ease: WIPE.ease }, 0);
  const rests = restingActors(next.tableau, layout);
  const arriving = [...rests.values()].map(rest => (isPlace(rest) ? { ...rest } : offstage(rest)));
  timeline.call(
    () => {
      picture.actors.clear();
      for (const actor of arriving) picture.actors.set(actor.id, actor);
    },
    [],
    half,
  );
  timeline.to(picture, { wipe: 1, duration: half, ease: WIPE.ease }, half);
  const people = arriving.filter(actor => !isPlace(actor));
  for (const [i, actor] of people.entries()) {
    const rest = rests.get(actor.id);
    if (rest) enter(timeline, actor, rest, ENTRY.delay + ENTRY.stagger * i);
  }
  // only a scene is reached this way from before; whoever comes back into a step has seen its acts
  const acts = next.overlay.kind === 'scene' ? next.acts : [];
  const actors: Actors = new Map(arriving.map(actor => [actor.id, actor]));
  for (const act of acts) play(timeline, act, actors, rests, half);
  return half;
}

/** The same place: fade out what goes, then let the acts play, and whoever is new enter. */
function changeWithin(timeline: gsap.core.Timeline, transition: Transition): number {
  const { picture, next, layout, overlayLeaves } = transition;
  const rests = restingActors(next.tableau, layout);
  const leaving = [...picture.actors.values()].filter(actor => !rests.has(actor.id));
  for (const actor of leaving) exit(timeline, actor);
  const start = overlayLeaves || leaving.length > 0 ? EXIT.seconds : 0;
  const acting = new Set(next.acts.flatMap(castOf));
  let arrivals = 0;
  for (const [id, rest] of rests) {
    const actor = picture.actors.get(id);
    if (!actor) {
      const arriving = isPlace(rest) ? { ...rest, alpha: 0 } : offstage(rest);
      picture.actors.set(id, arriving);
      if (isPlace(rest)) timeline.to(arriving, { alpha: 1, duration: EXIT.seconds }, start);
      else enter(timeline, arriving, rest, start + ENTRY.delay + ENTRY.stagger * arrivals++);
    } else if (!acting.has(id)) {
      if (!showsSame(actor, rest)) cut(timeline, actor, rest, start);
      move(timeline, actor, rest, start);
    }
  }
  for (const act of next.acts) play(timeline, act, picture.actors, rests, start);
  return start;
}

/** Nothing travels: what is new fades in, in a tenth of a second. */
function changeQuietly(timeline: gsap.core.Timeline, { picture, next, layout }: Transition): number {
  const before = new Set(picture.actors.keys());
  cutTo(picture, next, layout);
  for (const actor of picture.actors.values()) if (!before.has(actor.id)) fade(timeline, actor, 0);
  return FADE;
}

/** The timeline into `next`. Whoever plays it calls `cutTo` at its end, however it ends. */
export function transition(change: Transition): gsap.core.Timeline {
  const { picture, next, wipe, reduced, onShow } = change;
  const timeline = gsap.timeline();
  if (reduced) {
    const start = changeQuietly(timeline, change);
    return timeline.call(onShow, [], start).to({}, { duration: FADE }, start);
  }
  const start = (wipe ? changePlace : changeWithin)(timeline, change);
  timeline.call(onShow, [], start);
  if (!wipe) speak(timeline, next, picture.actors, start);
  return timeline.to({}, { duration: overlaySeconds(next) }, start);
}
