/** Names of the drawings that pages show outside the stage. */
import { chapterCode } from './chapterCode.ts';
import type { Story } from './story.ts';
import type { Chapter } from './types.ts';

/** The name of the drawing of a card's front. */
export const cardDrawing = (chapter: number): string => `${chapterCode(chapter)}_card`;

/** Numbers of the chapters that have a card, in order. */
export const chaptersWithCard = ({ chapters }: Pick<Story, 'chapters'>): readonly number[] =>
  chapters.flatMap(({ card, number }) => (card ? [number] : []));

/**
 * Returns the name of the drawing on a chapter's tile in the chapter menu: the giant figure of the title; undefined
 * without a title.
 */
export const tileDrawing = (title: Chapter['title']): string | undefined => title?.elements.giant?.image;
