/** Which picture files a layout needs, and which of them a place shows. */
import { IMAGES } from '../story/images.ts';
import { story } from '../story/index.ts';
import type { Image, Layout } from '../story/types.ts';

const CARDS = [1, 2, 3, 4, 5, 6, 7];
export const cardOf = (chapter: number) => `/simulation/0${chapter}_card.png`;

const images: readonly Image[] = Object.values(IMAGES);
const filesOf = (of: readonly Image[], layout: Layout) => [
  ...new Set(of.flatMap(image => image[layout]?.src ?? [])),
];

/** Root-relative addresses of everything that is fetched before the start. */
export const filesOfLayout = (layout: Layout): string[] => [...filesOf(images, layout), ...CARDS.map(cardOf)];

/** A place, or the title before it: one of them is on the stage at a time. */
export type Place = `${'title' | 'place'}_${number}`;

/** What comes after a place when the story goes on. */
export function following(place: Place): Place {
  const chapter = Number(place.split('_')[1]);
  return place.startsWith('title') ? `place_${chapter}` : `title_${chapter + 1}`;
}

const RIG = 'romy';
/** Only some chapters show the ambassador from near, in her many parts. */
const showsRig = (chapter: number) =>
  story.steps.some(step => step.chapter === chapter && step.tableau.some(element => element.rig));

/** Root-relative addresses of the pictures that a place can show. */
export function filesOfPlace(place: Place, layout: Layout): string[] {
  const chapter = Number(place.split('_')[1]);
  const group = `0${chapter}`;
  const isTitle = (image: Image) => image.id.startsWith(`${group}_title_`);
  if (place.startsWith('title')) return filesOf(images.filter(isTitle), layout);
  const groups = showsRig(chapter) ? [group, RIG] : [group];
  return filesOf(
    images.filter(image => groups.includes(image.group) && !isTitle(image)),
    layout,
  );
}
