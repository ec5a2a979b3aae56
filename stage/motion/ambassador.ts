/** What keeps the ambassador alive: she talks while her bubble arrives, breathes, and blinks. */
import { gsap } from 'gsap';
import type { Actor, Actors, Mouth } from './actor.ts';
import { reel } from './vocabulary.ts';

const MOUTHS: readonly Mouth[] = ['M', 'E', 'A', 'O', 'E', 'M', 'A', 'E', 'O'];
/** seconds a mouth shape stays, the shortest and the longest */
const SYLLABLE = [0.09, 0.14] as const;
const PAUSE_AFTER = 4;
const BLINK = 0.12;
/** in so many steps up: each is about a pixel, and between two of them nothing has to be drawn */
const BREATH = { height: 1.015, seconds: 1.4, steps: 8 };
const soft = gsap.parseEase('sine.inOut');
const rising = (t: number) => Math.round(soft(t) * BREATH.steps) / BREATH.steps;

export const ambassadorOf = (actors: Actors): Actor | undefined =>
  [...actors.values()].find(actor => actor.rig ?? actor.face);

/** Talks for so many seconds: shapes with a rest every few syllables, shut again at the end. */
export function talk(timeline: gsap.core.Timeline, actor: Actor, at: number, seconds: number) {
  const frames: { seconds: number; look: { mouth: Mouth | undefined } }[] = [];
  for (let t = 0; t < seconds; ) {
    const i = frames.length;
    const mouth = i % PAUSE_AFTER === PAUSE_AFTER - 1 ? undefined : MOUTHS[i % MOUTHS.length];
    const syllable = SYLLABLE[i % 2 ? 0 : 1];
    frames.push({ seconds: syllable, look: { mouth } });
    t += syllable;
  }
  reel(timeline, actor, [...frames, { seconds: 0, look: { mouth: undefined } }], at);
}

/** One breath while her bubble enters. */
export function breathe(timeline: gsap.core.Timeline, actor: Actor, at: number) {
  const half = BREATH.seconds / 2;
  timeline.to(actor, { breath: BREATH.height, duration: half, ease: rising, yoyo: true, repeat: 1 }, at);
}

/** Shuts her eyes for a moment; the frames of a blink are all that it costs. */
export function blink(actor: Actor): gsap.core.Timeline {
  const timeline = gsap.timeline();
  reel(
    timeline,
    actor,
    [
      { seconds: BLINK, look: { blink: true } },
      { seconds: 0, look: { blink: false } },
    ],
    0,
  );
  return timeline;
}
