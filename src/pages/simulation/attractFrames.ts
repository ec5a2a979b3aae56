/** The pictures with which a kiosk shows the day while nobody plays: held frames of every chapter. */
import type { Label, Story } from '../../../stage/index.ts';

export interface AttractFrame {
  readonly label: Label;
  readonly chapter: number;
}

/** Pictures of a chapter at most. */
const IN_A_CHAPTER = 3;

/** The pictures of a chapter that differ, in the place in which most is said; as many as are asked for, the first. */
function ofChapter(story: Story, chapter: number, most: number): AttractFrame[] {
  const said = story.stepsOf(chapter).filter(step => step.kind === 'bubble');
  const count = (place: object) => said.filter(step => step.place === place).length;
  const [place] = said.map(step => step.place).sort((a, b) => count(b) - count(a));
  const pictures = new Map<string, AttractFrame>();
  for (const { label, tableau, place: where } of said) {
    const picture = JSON.stringify(tableau);
    if (where === place && !pictures.has(picture)) pictures.set(picture, { label, chapter });
  }
  return [...pictures.values()].slice(0, most);
}

/** The frames in the order of the day. `isStill`: one of each chapter, for who wants less motion. */
export const attractFrames = (story: Story, isStill: boolean): AttractFrame[] =>
  story.chapters.flatMap(({ number }) => ofChapter(story, number, isStill ? 1 : IN_A_CHAPTER));
