import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Size } from '../../stage/viewport/fit.ts';
import type { Drawing, Scale } from '../images/image.ts';
import { bottom, CANVAS, type Drawn, group, LAYOUTS, type Layout, left, right, top } from '../kit/index.ts';
import { boxOf, paintedBy } from '../pipeline/measure.ts';
import { UnusableDrawing } from './complaints.ts';
import { type Illustration, read } from './read.ts';

const IMAGES = fileURLToPath(new URL('../images/', import.meta.url));
/** Share of the artboard's longer side by which a shape may extend beyond it: probably forgotten there. */
const MAX_OVERHANG = 0.05;

/** Throws an `UnusableDrawing` with all problems. `faultOf`: the caller's check of the artboard. */
function opened(file: string, faultOf: (artboard: Size) => string | undefined): Illustration {
  const complaints = new Set<string>();
  const illustration = read(file, complaints);
  const { w, h, drawn } = illustration;
  const fault = faultOf(illustration);
  if (fault) complaints.add(fault);
  const { x0, y0, x1, y1 } = boxOf(paintedBy(drawn));
  const over = Math.ceil(Math.max(-x0, -y0, x1 - w, y1 - h));
  if (x0 >= x1) complaints.add('nothing is drawn on the artboard (hidden layers are left out)');
  else if (over > MAX_OVERHANG * Math.max(w, h))
    complaints.add(`something lies ${over} units beyond the artboard: move it, delete it, or clip it`);
  if (complaints.size > 0) throw new UnusableDrawing(file, complaints);
  return illustration;
}

const canvasSize = (layout: Layout): Size => {
  const canvas = CANVAS[layout];
  return { w: right(canvas) - left(canvas), h: bottom(canvas) - top(canvas) };
};

/**
 * From `{name}.svg`; 0, 0 is the middle of the artboard's lower edge. `scale`: stage units per unit of the file. Not
 * larger than the canvas. `md` and `sm` read the file, not this call.
 */
export function illustratedProp(name: string, scale: Scale, folder = IMAGES): Drawing {
  const drawn = (layout: Layout) => (): Drawn => {
    const [k = 1, stage] = [scale[layout], canvasSize(layout)];
    const { w, h, drawn } = opened(join(folder, `${name}.svg`), artboard =>
      artboard.w * k > stage.w || artboard.h * k > stage.h
        ? `at scale ${k} it is larger than the stage with its bleed (${stage.w} x ${stage.h}) on the ${layout} layout`
        : undefined,
    );
    return group(`scale(${k}) translate(${-w / 2} ${-h})`, drawn);
  };
  const layouts = LAYOUTS.filter(layout => scale[layout] !== undefined);
  return Object.fromEntries(layouts.map(layout => [layout, drawn(layout)]));
}

/** From `{name}.md.svg` and `{name}.sm.svg`, with artboards as large as the canvas. */
export function illustratedLayer(
  name: string,
  layouts: readonly Layout[] = LAYOUTS,
  folder = IMAGES,
): Drawing {
  const layer = (layout: Layout) => () => {
    const size = canvasSize(layout);
    const { drawn } = opened(join(folder, `${name}.${layout}.svg`), ({ w, h }) =>
      w !== size.w || h !== size.h
        ? `the artboard is ${w} x ${h}: a layer of the ${layout} layout is ${size.w} x ${size.h}, stage and bleed`
        : undefined,
    );
    return group(`translate(${left(CANVAS[layout])} ${top(CANVAS[layout])})`, drawn);
  };
  return { isLayer: true, ...Object.fromEntries(layouts.map(layout => [layout, layer(layout)])) };
}
