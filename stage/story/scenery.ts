/** The pieces of a place and of a title screen: they stand on the stage's own corner. */
import { chapterCode } from './chapterCode.ts';
import type { ImageId } from './images.ts';
import { isImage } from './isImage.ts';
import type { Disc, ElementLook, Layout, PerLayout, Placement, Shot } from './types.ts';

const CORNER = { x: 0, y: 0 } as const;
const BOTH: readonly Layout[] = ['md', 'sm'];

/** A layer of a place, `depth` deep, on both layouts or on those named. */
export function layer(image: ImageId, depth: number, layouts: readonly Layout[] = BOTH): ElementLook {
  return {
    image,
    depth,
    ...(layouts.includes('md') && { md: CORNER }),
    ...(layouts.includes('sm') && { sm: CORNER }),
  };
}

/** Four layers on the medium layout, two on the small one. */
const TITLE_LAYERS: readonly (readonly [name: string, depth: number, layouts: readonly Layout[]])[] = [
  ['field', 0, ['md']],
  ['sun', 0.2, ['md']],
  ['diagonal', 0.5, ['md']],
  ['back', 0, ['sm']],
  ['giant', 1, BOTH],
];

/** Sun and giant; the words of an upright window stand above them. */
export const TITLE: Shot = { focus: [400, 0, 1112, 982] };

/** On a phone as far down as people are drawn: what is near the ground is above your own words there. */
export const LOWER = { sm: [0, 95, 394, 752] } as const;

/** What is seen of a place where its disc is as large as the title's and in the same spot of any window. */
export const atDisc = (disc: PerLayout<Disc>): Shot => ({ ...TITLE, disc });

/** The picture behind a chapter's title, by its number. Throws where it is not drawn. */
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
 * Where feet stand on a flat pitch. A figure there is `(y - horizon) / eye` of a drawing unit large; `drawn` is how
 * large its image already is. The answer takes feet in stage units.
 */
export const onPitch =
  (horizon: number, eye: number, drawn: number) =>
  (x: number, y: number): Placement => ({
    x,
    y,
    k: Math.round(((y - horizon) / eye / drawn) * THOUSANDTHS) / THOUSANDTHS,
  });
