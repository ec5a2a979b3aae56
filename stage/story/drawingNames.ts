import { chapterCode } from './chapterCode.ts';
import type { Story } from './story.ts';
import type { Chapter } from './types.ts';

export const cardDrawing = (chapter: number): string => `${chapterCode(chapter)}_card`;

export const chaptersWithCard = ({ chapters }: Pick<Story, 'chapters'>): readonly number[] =>
  chapters.flatMap(({ card, number }) => (card ? [number] : []));

/** The title's giant, on the tile of the chapter menu; undefined without a title. */
export const tileDrawing = (title: Chapter['title']): string | undefined => title?.elements.giant?.image;
