/** What keeps the ambassador alive: she talks while her bubble arrives, breathes, and blinks. */
import { gsap } from 'gsap';
import type { Actor, Actors, Mouth } from './actor.ts';

const MOUTHS: readonly Mouth[] = ['M', 'E', 'A', 'O', 'E', 'M', 'A', 'E', 'O'];
/** seconds a mouth shape stays, the shortest and the longest */
const SYLLABLE = [0.09, 0.14] as const;
const PAUSE_AFTER = 4;
const BLINK = 0.12;
const BREATH = { height: 1.015, seconds: 1.4 };

export const ambassadorOf = (actors: Actors): Actor | undefined =>
  [...actors.values()].find(actor => actor.rig ?? actor.face);

/** Talks for so many seconds: shapes with a rest every few syllables, shut again at the end. */
export function talk(timeline: gsap.core.Timeline, actor: Actor, at: number, seconds: number) {
  const say = (mouth: Mouth | undefined, when: number) =>
    timeline.call(
      () => {
        actor.mouth = mouth;
      },
      [],
      when,
    );
  let t = 0;
  for (let i = 0; t < seconds; i += 1) {
    say(i % PAUSE_AFTER === PAUSE_AFTER - 1 ? undefined : MOUTHS[i % MOUTHS.length], at + t);
    t += i % 2 ? SYLLABLE[0] : SYLLABLE[1];
  }
  say(undefined, at + t);
}

/** One breath while her bubble enters. */
export function breathe(timeline: gsap.core.Timeline, actor: Actor, at: number) {
  const half = BREATH.seconds / 2;
  timeline.to(
    actor,
    { breath: BREATH.height, duration: half, ease: 'sine.inOut', yoyo: true, repeat: 1 },
    at,
  );
}

/** Shuts her eyes for a moment; the frames of a blink are all that it costs. */
export function blink(actor: Actor): gsap.core.Timeline {
  const shut = (is: boolean) => () => {
    actor.blink = is;
  };
  return gsap.timeline().call(shut(true), [], 0).call(shut(false), [], BLINK);
}
