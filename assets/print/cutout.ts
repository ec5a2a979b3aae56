/** A picture as one layout shows it, trimmed to what is drawn. */
import { bottom, FRAME, LAYOUTS, type Layout, left, right, top } from '../kit/index.ts';
import type { Groups } from '../pictures/index.ts';
import type { Drawing } from '../pictures/picture.ts';
import { EMPTY, type Extent, isEmpty, union } from './extent.ts';
import { type FlatPath, flattened } from './flatten.ts';

export interface Cutout {
  readonly id: string;
  readonly group: string;
  readonly layout: Layout;
  /** the drawing */
  readonly svg: string;
  /** what it paints */
  readonly flat: readonly FlatPath[];
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
  const f = FRAME[layout];
  return { x0: left(f), y0: top(f), x1: right(f), y1: bottom(f) };
};

const measured = (flat: readonly FlatPath[]) => flat.reduce((e, { extent }) => union(e, extent), EMPTY);

export function cutout(group: string, name: string, drawing: Drawing, layout: Layout): Cutout | undefined {
  const svg = drawing[layout]?.();
  if (svg === undefined) return undefined;
  const id = `${group}_${name}`;
  const all = flattened(svg);
  const whole = measured(all);
  const flat = drawing.framed ? flattened(svg, frameOf(layout)) : all;
  const seen = measured(flat);
  if (isEmpty(seen)) {
    if (drawing.framed) return undefined; // the layout has no room for this layer
    throw new Error(`${id} is empty on ${layout}`);
  }
  const [x, y] = [Math.floor(seen.x0), Math.floor(seen.y0)];
  const [w, h] = [Math.ceil(seen.x1) - x, Math.ceil(seen.y1) - y];
  const cropped = whole.x0 < x || whole.y0 < y || whole.x1 > x + w || whole.y1 > y + h;
  return {
    id,
    group,
    layout,
    svg,
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
