/** All shots of the story, without making its steps: what a window can show is known before it is played. */
import type { Chapter, Shot } from './types.ts';

const WHOLE: Shot = {};

/** Every shot that these chapters name, and the whole stage. */
export function shotsIn(chapters: readonly Chapter[]): readonly Shot[] {
  const named = chapters.flatMap(({ title, places, lines, question, card, finale }) => {
    const steps = [...Object.values(lines), question, ...Object.values(question?.wrong ?? {}), card, finale];
    return [title?.shot, ...Object.values(places).map(({ shot }) => shot), ...steps.map(step => step?.shot)];
  });
  return [WHOLE, ...named.flatMap(shot => shot ?? [])];
}
