/** The pieces of a place and of a title screen: they stand on the stage's own corner. */
import type { ImageId } from './images.ts';
import type { Element, Layout, Placement, Tableau } from './types.ts';

const CORNER = { x: 0, y: 0 } as const;
const BOTH: readonly Layout[] = ['md', 'sm'];

/** A layer of a place, on both layouts or on those named. Its image's id is its own. */
export function layer(image: ImageId, depth: number, layouts: readonly Layout[] = BOTH): Element {
  return {
    id: image,
    image,
    depth,
    ...(layouts.includes('md') && { md: CORNER }),
    ...(layouts.includes('sm') && { sm: CORNER }),
  };
}

type Titled = '01' | '02' | '03' | '04' | '05' | '06' | '07' | '08';

/** The picture behind a chapter's title: four layers on the medium layout, two on the small one. */
export const titleOf = <G extends Titled>(group: G): Tableau => [
  layer(`${group}_title_field`, 0, ['md']),
  layer(`${group}_title_sun`, 0.2, ['md']),
  layer(`${group}_title_diagonal`, 0.5, ['md']),
  layer(`${group}_title_back`, 0, ['sm']),
  layer(`${group}_title_giant`, 1),
];

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
