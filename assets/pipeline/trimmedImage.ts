/** An image as one layout shows it, trimmed to what is drawn. */
import { bottom, CANVAS, type Drawn, inside, LAYOUTS, type Layout, left, right, top } from '../kit/index.ts';
import type { Groups } from '../pictures/index.ts';
import type { Drawing } from '../pictures/picture.ts';
import { type Box, boxOf, isEmpty, overlap, type Painted, paintedBy } from './measure.ts';

export interface TrimmedImage {
  readonly id: string;
  readonly group: string;
  readonly layout: Layout;
  /** the drawing, cut to the box where it goes on beyond it */
  readonly drawn: Drawn;
  /** what of it is seen, back to front */
  readonly painted: readonly Painted[];
  /** the whole units around what is seen, from the image's own 0, 0 */
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  /** a layer of a place */
  readonly framed: boolean;
  /** of the title screen: on the graphics card only before the chapter's scene is */
  readonly title: boolean;
}

const canvasBox = (layout: Layout): Box => {
  const canvas = CANVAS[layout];
  return { x0: left(canvas), y0: top(canvas), x1: right(canvas), y1: bottom(canvas) };
};
const within = (painted: readonly Painted[], box: Box) =>
  painted.map(part => ({ ...part, box: overlap(part.box, box) })).filter(part => !isEmpty(part.box));

/** The image of a drawing on a layout; undefined where the layout does not have it. */
export function trimmed(
  group: string,
  name: string,
  drawing: Drawing,
  layout: Layout,
): TrimmedImage | undefined {
  const framed = drawing.framed === true;
  const drawn = drawing[layout]?.();
  if (drawn === undefined) return undefined;
  const id = `${group}_${name}`;
  const all = paintedBy(drawn);
  const painted = framed ? within(all, canvasBox(layout)) : all;
  const seen = boxOf(painted);
  if (isEmpty(seen)) {
    if (framed) return undefined; // the layout has no room for this layer
    throw new Error(`${id} is empty on ${layout}`);
  }
  const [x, y] = [Math.floor(seen.x0), Math.floor(seen.y0)];
  const [w, h] = [Math.ceil(seen.x1) - x, Math.ceil(seen.y1) - y];
  const whole = boxOf(all);
  const goesOn = whole.x0 < x || whole.y0 < y || whole.x1 > x + w || whole.y1 > y + h;
  return {
    id,
    group,
    layout,
    drawn: goesOn ? inside(`M${x} ${y}h${w}v${h}h${-w}Z`, drawn) : drawn,
    painted,
    x,
    y,
    w,
    h,
    framed,
    title: name.startsWith('title_'),
  };
}

/** Every image of these groups on both layouts. */
export const trimmedImages = (groups: Groups) =>
  Object.entries(groups).flatMap(([group, drawings]) =>
    Object.entries(drawings).flatMap(([name, drawing]) =>
      LAYOUTS.flatMap(layout => trimmed(group, name, drawing, layout) ?? []),
    ),
  );
