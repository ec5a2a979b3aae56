/** A picture as one layout shows it, flattened and trimmed to what is drawn. */
import { FRAME, LAYOUTS, type Layout } from '../kit/index.ts';
import type { Groups } from '../pictures/index.ts';
import type { Drawing } from '../pictures/picture.ts';
import { type Extent, isEmpty } from './extent.ts';
import { type FlatGroup, flattened, within } from './flatten.ts';
import { UNIT } from './matrix.ts';

export interface Cutout {
  readonly id: string;
  readonly group: string;
  readonly layout: Layout;
  readonly flat: FlatGroup;
  /** the whole units around what is drawn, seen from the picture's spot */
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  /** the drawing goes on past this box, so whatever holds it must cut it */
  readonly cropped: boolean;
  /** a layer of a place */
  readonly framed: boolean;
  /** of the title screen: on the graphics card only before the chapter's scene is */
  readonly title: boolean;
}

const frameOf = (layout: Layout): Extent => {
  const { w, h, bx, by } = FRAME[layout];
  return { x0: -bx, y0: -by, x1: w + bx, y1: h + by };
};

export function cutout(group: string, name: string, drawing: Drawing, layout: Layout): Cutout | undefined {
  const svg = drawing[layout]?.();
  if (svg === undefined) return undefined;
  const id = `${group}_${name}`;
  const whole = flattened(svg, UNIT);
  const flat = drawing.framed ? within(whole, frameOf(layout)) : whole;
  if (isEmpty(flat.extent)) {
    if (drawing.framed) return undefined; // the layout has no room for this layer
    throw new Error(`${id} is empty on ${layout}`);
  }
  const [x, y] = [Math.floor(flat.extent.x0), Math.floor(flat.extent.y0)];
  const [w, h] = [Math.ceil(flat.extent.x1) - x, Math.ceil(flat.extent.y1) - y];
  const { x0, y0, x1, y1 } = whole.extent;
  const cropped = x0 < x || y0 < y || x1 > x + w || y1 > y + h;
  return {
    id,
    group,
    layout,
    flat,
    x,
    y,
    w,
    h,
    cropped,
    framed: drawing.framed === true,
    title: name.startsWith('title_'),
  };
}

/** Every picture of these groups on both layouts. */
export const cutouts = (groups: Groups) =>
  Object.entries(groups).flatMap(([group, drawings]) =>
    Object.entries(drawings).flatMap(([name, drawing]) =>
      LAYOUTS.flatMap(layout => cutout(group, name, drawing, layout) ?? []),
    ),
  );
