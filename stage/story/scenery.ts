import { chapterCode } from './chapterCode.ts';
import type { TitleLayer } from './image.ts';
import type { Disc, ElementLook, ImageName, Layout, PerLayout, Placement, Shot } from './types.ts';

const TOP_LEFT = { x: 0, y: 0 } as const;
const BOTH: readonly Layout[] = ['md', 'sm'];

export function layer(image: ImageName, depth: number, layouts: readonly Layout[] = BOTH): ElementLook {
  return {
    image,
    depth,
    ...(layouts.includes('md') && { md: TOP_LEFT }),
    ...(layouts.includes('sm') && { sm: TOP_LEFT }),
  };
}

const TITLE_LAYERS: readonly (readonly [name: TitleLayer, depth: number, layouts: readonly Layout[]])[] = [
  ['field', 0, ['md']],
  ['sun', 0.2, ['md']],
  ['diagonal', 0.5, ['md']],
  ['back', 0, ['sm']],
  ['giant', 1, BOTH],
];

/** In an upright window, the sun and the giant are visible below the words. */
export const TITLE: Shot = { focus: [400, 0, 1112, 982] };

/** Things near the ground are above the assistant's bubble. Not lower, because drawings of people end here. */
export const LOWER = { sm: [0, 95, 394, 752] } as const;

/** The disc at the position of the title's, and `size` times as large. */
export function atDisc(disc: PerLayout<Disc>, size = 1): Shot {
  const sized = ([x, y, r]: Disc): Disc => [x, y, r / size];
  return { ...TITLE, disc: { md: sized(disc.md), sm: sized(disc.sm) } };
}

export function titleElements(chapter: number): Readonly<Record<string, ElementLook>> {
  const code = chapterCode(chapter);
  return Object.fromEntries(
    TITLE_LAYERS.map(([name, depth, layouts]) => [name, layer(`${code}_title_${name}`, depth, layouts)]),
  );
}

const THOUSANDTHS = 1000;

/**
 * From a figure's feet (stage units) to its placement on a flat pitch: full size `eye` units below the horizon, half
 * size at half that distance. `drawn`: the image's size as a factor of the full size.
 */
export const onPitch =
  (horizon: number, eye: number, drawn: number) =>
  (x: number, y: number): Placement => ({
    x,
    y,
    k: Math.round(((y - horizon) / eye / drawn) * THOUSANDTHS) / THOUSANDTHS,
  });

/** Enlarges assets/places/props/fullWindow/openPitch.ts: a hedge, a white line and grass. */
export const OPEN_PITCH_K = { md: 4, sm: 6 } as const;

export const openPitch = (line: PerLayout<number>): PerLayout<Placement> => ({
  md: { x: 756, y: line.md, k: OPEN_PITCH_K.md },
  sm: { x: 197, y: line.sm, k: OPEN_PITCH_K.sm },
});
