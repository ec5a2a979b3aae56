/** Names of the drawings that pages show by themselves, outside the stage. */
import { chapterCode } from './chapterCode.ts';
import { IMAGES } from './images.ts';
import type { Story } from './story.ts';
import type { Chapter, Image } from './types.ts';

/** The front of a chapter's reward card. */
export const cardOf = (chapter: number): string => `${chapterCode(chapter)}_card`;

/** The chapters that give a card, in their order. */
export const cardsOf = ({ chapters }: Pick<Story, 'chapters'>): readonly number[] =>
  chapters.flatMap(({ card, number }) => (card ? [number] : []));

/** The big thing of a chapter's title screen, as the small layout shows it; none where there is no such screen. */
export function tileOf(title: Chapter['title']): string | undefined {
  const id = title?.elements.giant?.image;
  const image: Image | undefined = id && IMAGES[id];
  return image?.sm?.file;
}
