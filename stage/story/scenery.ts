/** Layers of places and titles; they stand at the stage's origin. */
import { chapterCode } from './chapterCode.ts';
import type { ImageId } from './images.generated.ts';
import { isImage } from './isImage.ts';
import type { Disc, ElementLook, Layout, PerLayout, Placement, Shot } from './types.ts';

const CORNER = { x: 0, y: 0 } as const;
const BOTH: readonly Layout[] = ['md', 'sm'];

/** A layer of a place, on both layouts or on the given ones. */
export function layer(image: ImageId, depth: number, layouts: readonly Layout[] = BOTH): ElementLook {
  return {
    image,
    depth,
    ...(layouts.includes('md') && { md: CORNER }),
    ...(layouts.includes('sm') && { sm: CORNER }),
  };
}

/** Medium layout: four layers. Small layout: two. */
const TITLE_LAYERS: readonly (readonly [name: string, depth: number, layouts: readonly Layout[]])[] = [
  ['field', 0, ['md']],
  ['sun', 0.2, ['md']],
  ['diagonal', 0.5, ['md']],
  ['back', 0, ['sm']],
  ['giant', 1, BOTH],
];

/** The shot of a title: in an upright window it keeps the sun and the giant, and the words stand above them. */
export const TITLE: Shot = { focus: [400, 0, 1112, 982] };

/**
 * On the small layout, the stage down to where drawings of people end: it lifts what is near the ground above the
 * assistant's bubble.
 */
export const LOWER = { sm: [0, 95, 394, 752] } as const;

/** Match cut: a shot that places the scene's disc where the title's disc was. */
export const atDisc = (disc: PerLayout<Disc>): Shot => ({ ...TITLE, disc });

/** Returns the elements behind a chapter's title. Throws if an image of it does not exist. */
export function titleElements(chapter: number): Readonly<Record<string, ElementLook>> {
  const layers = TITLE_LAYERS.map(([name, depth, layouts]) => {
    const image = `${chapterCode(chapter)}_title_${name}`;
    if (!isImage(image)) throw new Error(`Chapter ${chapter} has a title, but there is no image "${image}"`);
    return [name, layer(image, depth, layouts)] as const;
  });
  return Object.fromEntries(layers);
}

const THOUSANDTHS = 1000;

/**
 * Returns a function that places feet (stage units) on a flat pitch in perspective. At `y` a figure is `(y - horizon) /
 * eye` of its full size; `drawn` is the size at which its image is drawn.
 */
export const onPitch =
  (horizon: number, eye: number, drawn: number) =>
  (x: number, y: number): Placement => ({
    x,
    y,
    k: Math.round(((y - horizon) / eye / drawn) * THOUSANDTHS) / THOUSANDTHS,
  });
