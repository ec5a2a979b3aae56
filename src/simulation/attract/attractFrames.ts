/** Chooses the attract loop's pictures: some steps of every chapter. */
import type { Label, Story } from '../../../stage/index.ts';

export interface AttractFrame {
  readonly label: Label;
  readonly chapter: number;
}

/** Maximum number of pictures per chapter. */
const MAX_PER_CHAPTER = 3;

/**
 * Returns at most `most` different pictures of a chapter. They are the first pictures with a bubble in the
 * place that has the most bubbles.
 */
function ofChapter(story: Story, chapter: number, most: number): AttractFrame[] {
  const bubbles = story.stepsOf(chapter).filter(step => step.kind === 'bubble');
  const count = (place: object) => bubbles.filter(step => step.place === place).length;
  const [place] = bubbles.map(step => step.place).sort((a, b) => count(b) - count(a));
  const pictures = new Map<string, AttractFrame>();
  for (const { label, tableau, place: where } of bubbles) {
    const picture = JSON.stringify(tableau);
    if (where === place && !pictures.has(picture)) pictures.set(picture, { label, chapter });
  }
  return [...pictures.values()].slice(0, most);
}

/** Returns the attract loop's pictures in story order. `isReduced`: one per chapter, for reduced motion. */
export const attractFrames = (story: Story, isReduced: boolean): AttractFrame[] =>
  story.chapters.flatMap(({ number }) => ofChapter(story, number, isReduced ? 1 : MAX_PER_CHAPTER));
