/** Names of the drawings that pages show outside the stage. */
import { chapterCode } from './chapterCode.ts';
import { IMAGES } from './images.generated.ts';
import type { Story } from './story.ts';
import type { Chapter, Image } from './types.ts';

/** The name of the drawing of a card's front. */
export const cardOf = (chapter: number): string => `${chapterCode(chapter)}_card`;

/** Numbers of the chapters that have a card, in order. */
export const cardsOf = ({ chapters }: Pick<Story, 'chapters'>): readonly number[] =>
  chapters.flatMap(({ card, number }) => (card ? [number] : []));

/**
 * The name of the drawing, on the small layout, of the giant figure in a chapter's title picture. Undefined if the
 * chapter has no title.
 */
export function tileOf(title: Chapter['title']): string | undefined {
  const id = title?.elements.giant?.image;
  const image: Image | undefined = id && IMAGES[id];
  return image?.sm?.file;
}
