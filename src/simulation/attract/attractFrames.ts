import type { Label, Story } from '../../../stage/index.ts';

export interface AttractFrame {
  readonly label: Label;
  readonly chapter: number;
}

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

export const attractFrames = (story: Story, isReduced: boolean): AttractFrame[] =>
  story.chapters.flatMap(({ number }) => ofChapter(story, number, isReduced ? 1 : MAX_PER_CHAPTER));
