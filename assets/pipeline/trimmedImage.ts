import type { Drawing } from '../images/image.ts';
import type { Groups } from '../images/index.ts';
import { bottom, CANVAS, type Drawn, inside, LAYOUTS, type Layout, left, right, top } from '../kit/index.ts';
import { type Box, boxOf, isEmpty, overlap, type PaintedShape, paintedBy } from './measure.ts';

export interface TrimmedImage {
  readonly id: string;
  readonly group: string;
  readonly layout: Layout;
  readonly drawn: Drawn;
  readonly painted: readonly PaintedShape[];
  /** box of the painted shapes, in whole stage units from the image's origin */
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly isLayer: boolean;
  /** uploaded before the textures of the scene */
  readonly isTitleLayer: boolean;
}

const canvasBox = (layout: Layout): Box => {
  const canvas = CANVAS[layout];
  return { x0: left(canvas), y0: top(canvas), x1: right(canvas), y1: bottom(canvas) };
};
const clippedTo = (painted: readonly PaintedShape[], box: Box) =>
  painted.map(part => ({ ...part, box: overlap(part.box, box) })).filter(part => !isEmpty(part.box));

/**
 * Undefined if the layout lacks the drawing, or a layer is outside the canvas. Throws if any other drawing is empty.
 */
export function trimmed(
  group: string,
  name: string,
  drawing: Drawing,
  layout: Layout,
): TrimmedImage | undefined {
  const isLayer = drawing.isLayer === true;
  const drawn = drawing[layout]?.();
  if (drawn === undefined) return undefined;
  const id = `${group}_${name}`;
  const all = paintedBy(drawn);
  const painted = isLayer ? clippedTo(all, canvasBox(layout)) : all;
  const seen = boxOf(painted);
  if (isEmpty(seen)) {
    if (isLayer) return undefined;
    throw new Error(`${id} is empty on ${layout}`);
  }
  const [x, y] = [Math.floor(seen.x0), Math.floor(seen.y0)];
  const [w, h] = [Math.ceil(seen.x1) - x, Math.ceil(seen.y1) - y];
  const whole = boxOf(all);
  const needsClip = whole.x0 < x || whole.y0 < y || whole.x1 > x + w || whole.y1 > y + h;
  return {
    id,
    group,
    layout,
    drawn: needsClip ? inside(`M${x} ${y}h${w}v${h}h${-w}Z`, drawn) : drawn,
    painted,
    x,
    y,
    w,
    h,
    isLayer,
    isTitleLayer: name.startsWith('title_'),
  };
}

export const trimmedImages = (groups: Groups) =>
  Object.entries(groups).flatMap(([group, drawings]) =>
    Object.entries(drawings).flatMap(([name, drawing]) =>
      LAYOUTS.flatMap(layout => trimmed(group, name, drawing, layout) ?? []),
    ),
  );
