import { atDisc } from './scenery.ts';
import type { Chapter, Shot } from './types.ts';

export const WHOLE: Shot = {};

/** Without building the steps: the screen needs the shots before the start, which building them would delay. */
export function shotsIn(chapters: readonly Chapter[]): readonly Shot[] {
  const named = chapters.flatMap(({ title, places, lines, question, card, finale }) => {
    const steps = [...Object.values(lines), question, ...Object.values(question?.wrong ?? {}), card, finale];
    const entered = Object.values(places).flatMap(({ shot, disc }) => [shot, disc && atDisc(disc)]);
    return [title?.shot, ...entered, ...steps.map(step => step?.shot)];
  });
  return [WHOLE, ...named.flatMap(shot => shot ?? [])];
}
