/** Makes an image from an illustrator's SVG file. The chapters' lists of images use these images. */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Drawing, Scale } from '../images/image.ts';
import { bottom, CANVAS, type Drawn, group, LAYOUTS, type Layout, left, right, top } from '../kit/index.ts';
import { boxOf, isEmpty, paintedBy } from '../pipeline/measure.ts';
import { type Complaints, complaints } from './complaints.ts';
import { type Artboard, type Illustration, read } from './read.ts';

/** The folder of the illustrator's files and of the chapters' lists of images. */
const IMAGES = fileURLToPath(new URL('../images/', import.meta.url));
/**
 * How far a shape may extend beyond the artboard, as a share of the artboard's longer side. A shape beyond this limit
 * gets a complaint: the illustrator has probably forgotten it there.
 */
const MAX_OVERHANG = 0.05;
const sizeOf = ({ w, h }: Artboard) => `${w} x ${h}`;

/** Adds a complaint if nothing is drawn, and one for each side on which shapes extend too far beyond the artboard. */
function checkExtent({ artboard, drawn }: Illustration, complaints: Complaints) {
  const box = boxOf(paintedBy(drawn));
  if (isEmpty(box)) return complaints.add('nothing is drawn on the artboard (hidden layers are left out)');
  const over = {
    left: -box.x0,
    right: box.x1 - artboard.w,
    above: -box.y0,
    below: box.y1 - artboard.h,
  };
  for (const [side, by] of Object.entries(over)) {
    if (by > MAX_OVERHANG * Math.max(artboard.w, artboard.h))
      complaints.add(
        `something lies ${Math.ceil(by)} units beyond the artboard (${side}): move it, delete it, or clip it to the artboard`,
      );
  }
}

/**
 * Reads and checks a file. `check`: the caller's own check of the artboard, which may add complaints. If there are
 * complaints, throws an `UnusableDrawing` that lists all of them.
 */
function opened(file: string, check: (artboard: Artboard, complaints: Complaints) => void): Illustration {
  const found = complaints();
  const illustration = read(readFileSync(file, 'utf8'), found);
  if (illustration) {
    check(illustration.artboard, found);
    checkExtent(illustration, found);
  }
  found.throwIfAny(basename(file));
  if (!illustration) throw new Error(`${file} returned no drawing and no complaint`);
  return illustration;
}

/**
 * A prop from the file `{name}.svg`. 0, 0 is the middle of the artboard's lower edge. `scale`: stage units per unit of
 * the file, on each layout. The artboard must not be larger than the canvas. This call does
 * not read the file: the functions `md` and `sm` that it returns read it.
 */
export function illustratedProp(name: string, scale: Scale, folder = IMAGES): Drawing {
  const drawn = (k: number) => (): Drawn => {
    const { artboard, drawn } = opened(join(folder, `${name}.svg`), ({ w, h }, found) => {
      for (const layout of LAYOUTS) {
        const [k = 0, canvas] = [scale[layout], CANVAS[layout]];
        const [canvasW, canvasH] = [right(canvas) - left(canvas), bottom(canvas) - top(canvas)];
        if (w * k > canvasW || h * k > canvasH)
          found.add(
            `at scale ${k} it is larger than the stage with its bleed (${canvasW} x ${canvasH}) on the ${layout} layout`,
          );
      }
    });
    return group(`scale(${k}) translate(${-artboard.w / 2} ${-artboard.h})`, drawn);
  };
  return {
    ...(scale.md !== undefined && { md: drawn(scale.md) }),
    ...(scale.sm !== undefined && { sm: drawn(scale.sm) }),
  };
}

/**
 * A layer of a place, from the files `{name}.md.svg` and `{name}.sm.svg`. Each artboard must be as large as the canvas.
 * `layouts`: the layouts that have this layer.
 */
export function illustratedLayer(
  name: string,
  layouts: readonly Layout[] = LAYOUTS,
  folder = IMAGES,
): Drawing {
  const layer = (layout: Layout) => () => {
    const canvas = CANVAS[layout];
    const size = { w: right(canvas) - left(canvas), h: bottom(canvas) - top(canvas) };
    const { drawn } = opened(join(folder, `${name}.${layout}.svg`), (artboard, found) => {
      if (artboard.w !== size.w || artboard.h !== size.h)
        found.add(
          `the artboard is ${sizeOf(artboard)}: a layer of the ${layout} layout is ${size.w} x ${size.h}, stage and bleed`,
        );
    });
    return group(`translate(${left(canvas)} ${top(canvas)})`, drawn);
  };
  return {
    isLayer: true,
    ...(layouts.includes('md') && { md: layer('md') }),
    ...(layouts.includes('sm') && { sm: layer('sm') }),
  };
}
