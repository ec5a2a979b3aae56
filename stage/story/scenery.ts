/** Defines what several chapters share: layers, shots, and placements on a pitch. */
import { chapterCode } from './chapterCode.ts';
import type { TitleLayer } from './image.ts';
import type { Disc, ElementLook, ImageName, Layout, PerLayout, Placement, Shot } from './types.ts';

const TOP_LEFT = { x: 0, y: 0 } as const;
const BOTH: readonly Layout[] = ['md', 'sm'];

/** Returns a layer of a place. `layouts`: the layouts that show the layer. */
export function layer(image: ImageName, depth: number, layouts: readonly Layout[] = BOTH): ElementLook {
  return {
    image,
    depth,
    ...(layouts.includes('md') && { md: TOP_LEFT }),
    ...(layouts.includes('sm') && { sm: TOP_LEFT }),
  };
}

/** The layers of a title picture, back to front: four on the medium layout, two on the small layout. */
const TITLE_LAYERS: readonly (readonly [name: TitleLayer, depth: number, layouts: readonly Layout[]])[] = [
  ['field', 0, ['md']],
  ['sun', 0.2, ['md']],
  ['diagonal', 0.5, ['md']],
  ['back', 0, ['sm']],
  ['giant', 1, BOTH],
];

/** The shot of a title. In an upright window, the sun and the giant figure are visible below the words. */
export const TITLE: Shot = { focus: [400, 0, 1112, 982] };

/**
 * Shot on the small layout, 95 stage units lower than the stage, so that things near the ground are above the
 * assistant's bubble. The shot cannot be lower, because drawings of people end at the shot's lower edge.
 */
export const LOWER = { sm: [0, 95, 394, 752] } as const;

/**
 * Returns the shot for a match cut: it shows a disc at the position of the title's disc, and `size` times as large as
 * the title's disc.
 */
export function atDisc(disc: PerLayout<Disc>, size = 1): Shot {
  const sized = ([x, y, r]: Disc): Disc => [x, y, r / size];
  return { ...TITLE, disc: { md: sized(disc.md), sm: sized(disc.sm) } };
}

/** Returns the elements of a chapter's default title picture. */
export function titleElements(chapter: number): Readonly<Record<string, ElementLook>> {
  const code = chapterCode(chapter);
  return Object.fromEntries(
    TITLE_LAYERS.map(([name, depth, layouts]) => [name, layer(`${code}_title_${name}`, depth, layouts)]),
  );
}

const THOUSANDTHS = 1000;

/**
 * Returns a function from a figure's feet (stage units) to its placement on a flat pitch. `horizon`: y of the horizon.
 * A figure has its full size if its feet are `eye` units below the horizon, and half its size at half this distance.
 * `drawn`: size at which the figure's image is drawn, as a factor of the full size.
 */
export const onPitch =
  (horizon: number, eye: number, drawn: number) =>
  (x: number, y: number): Placement => ({
    x,
    y,
    k: Math.round(((y - horizon) / eye / drawn) * THOUSANDTHS) / THOUSANDTHS,
  });

/**
 * Factor by which the stage enlarges the drawing of an open pitch: a hedge, a white line and grass. The drawing is in
 * assets/places/props/fullWindow/openPitch.ts.
 */
export const OPEN_PITCH_K = { md: 4, sm: 6 } as const;

/** Returns the placement of an open pitch. `line`: y of the white line in front of the hedge, in stage units. */
export const openPitch = (line: PerLayout<number>): PerLayout<Placement> => ({
  md: { x: 756, y: line.md, k: OPEN_PITCH_K.md },
  sm: { x: 197, y: line.sm, k: OPEN_PITCH_K.sm },
});
