/** Which picture files a layout needs, and which of them a chapter shows. */
import { IMAGES } from '../story/images.ts';
import type { Image, Layout } from '../story/types.ts';

const CARDS = [1, 2, 3, 4, 5, 6, 7];
export const cardOf = (chapter: number) => `/simulation/0${chapter}_card.png`;

const images: readonly Image[] = Object.values(IMAGES);
const filesOf = (of: readonly Image[], layout: Layout) => [
  ...new Set(of.flatMap(image => image[layout]?.src ?? [])),
];

/** Root-relative addresses of everything that is fetched before the start. */
export const filesOfLayout = (layout: Layout): string[] => [...filesOf(images, layout), ...CARDS.map(cardOf)];

/** The ambassador goes through every chapter. */
const ALWAYS = 'romy';

/** Root-relative addresses of the pictures that a chapter can show. */
export const filesOfChapter = (chapter: number, layout: Layout): string[] => {
  const group = `0${chapter}`;
  return filesOf(
    images.filter(image => image.group === group || image.group === ALWAYS),
    layout,
  );
};
