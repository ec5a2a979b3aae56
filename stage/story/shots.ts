/** Collects the shots of the chapters. */
import { atDisc } from './scenery.ts';
import type { Chapter, Shot } from './types.ts';

/** Shot without a box: every window shows the whole stage (see `fitShot` in stage/viewport/fit.ts). */
export const WHOLE: Shot = {};

/**
 * Returns every shot of these chapters, and the shot of the whole stage. Does not build the chapters' steps:
 * `stage/renderer/screen.ts` needs the shots before the start, and building all steps would delay the start.
 */
export function shotsIn(chapters: readonly Chapter[]): readonly Shot[] {
  const named = chapters.flatMap(({ title, places, lines, question, card, finale }) => {
    const steps = [...Object.values(lines), question, ...Object.values(question?.wrong ?? {}), card, finale];
    const entered = Object.values(places).flatMap(({ shot, disc }) => [shot, disc && atDisc(disc)]);
    return [title?.shot, ...entered, ...steps.map(step => step?.shot)];
  });
  return [WHOLE, ...named.flatMap(shot => shot ?? [])];
}
