/** What of the stage is seen. */
import { atDisc } from './scenery.ts';
import type { Chapter, Shot } from './types.ts';

/** All of the stage, as far as the window's shape shows it. */
export const WHOLE: Shot = {};

/**
 * Every shot that these chapters name, and the whole stage, without making their steps: what a window can show is known
 * before it is played.
 */
export function shotsIn(chapters: readonly Chapter[]): readonly Shot[] {
  const named = chapters.flatMap(({ title, places, lines, question, card, finale }) => {
    const steps = [...Object.values(lines), question, ...Object.values(question?.wrong ?? {}), card, finale];
    const entered = Object.values(places).flatMap(({ shot, disc }) => [shot, disc && atDisc(disc)]);
    return [title?.shot, ...entered, ...steps.map(step => step?.shot)];
  });
  return [WHOLE, ...named.flatMap(shot => shot ?? [])];
}
