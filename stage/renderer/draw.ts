/**
 * Draws a display list on a 2D canvas. Not as SVG: the browser would parse and lay out each file as a document, in one
 * long task.
 */
import { isPlaced } from '../preload/readPack.ts';
import type { Item, Pack } from '../story/pack.ts';
import type { Area } from '../viewport/fit.ts';

export type Canvas2d = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

export interface RasterInput {
  readonly pack: Pack;
  readonly name: string;
  /** pixels per stage unit */
  readonly resolution: number;
  /** stage units from the drawing's top left corner; absent: the whole drawing */
  readonly part?: Area | undefined;
}

/** SVG's default, on which drawings rely; a canvas has 10. */
const MITER_LIMIT = 4;
const NONE = -1;
const RADIANS = Math.PI / 180;

function applyTransform(canvas: Canvas2d, transform: string) {
  for (const [, step, values = ''] of transform.matchAll(/([trsm])([^trsm]*)/g)) {
    const [a = 0, b, c, d = 0, e = 0, f = 0] = values.split(' ').map(Number);
    if (step === 't') canvas.translate(a, b ?? 0);
    else if (step === 's') canvas.scale(a, b ?? a);
    else if (step === 'm') canvas.transform(a, b ?? 0, c ?? 0, d, e, f);
    else {
      canvas.translate(b ?? 0, c ?? 0);
      canvas.rotate(a * RADIANS);
      canvas.translate(-(b ?? 0), -(c ?? 0));
    }
  }
}

function found<T>(list: readonly T[], at: number): T {
  const value = list[at];
  if (value === undefined) throw new Error('A drawing refers to an entry that its pack does not have');
  return value;
}

function drawingOf({ pack, name, resolution, part }: RasterInput) {
  const drawing = pack.drawings[name];
  if (!drawing) throw new Error(`The pack has no drawing ${name}`);
  const area = part ?? { x: 0, y: 0, w: drawing.w, h: drawing.h };
  return { ...drawing, area, resolution };
}

/** Throws if the pack does not contain the drawing. */
export function pixelsOf(input: RasterInput): { readonly w: number; readonly h: number } {
  const { area, resolution } = drawingOf(input);
  return { w: Math.ceil(area.w * resolution), h: Math.ceil(area.h * resolution) };
}

/** Yields after each shape, for a pause. Throws if the drawing is broken. */
export function* drawShapeByShape(canvas: Canvas2d, input: RasterInput): Generator<undefined, void> {
  const { pack } = input;
  const { area, resolution, items } = drawingOf(input);
  const outlines = new Map<number, Path2D>();
  const outline = (at: number) => {
    const known = outlines.get(at) ?? new Path2D(found(pack.outlines, at));
    outlines.set(at, known);
    return known;
  };

  function* drawItems(list: readonly Item[]): Generator<undefined, void> {
    for (const item of list) {
      if (isPlaced(item)) {
        const [part, transform, clip = NONE, opacity = 1] = item;
        canvas.save();
        applyTransform(canvas, transform);
        if (clip !== NONE) canvas.clip(outline(clip));
        canvas.globalAlpha *= opacity;
        yield* drawItems(found(pack.parts, part));
        canvas.restore();
        continue;
      }
      const [shape, fill, stroke = NONE, width = 1, isRound] = item;
      if (fill !== NONE) {
        canvas.fillStyle = found(pack.colours, fill);
        canvas.fill(outline(shape));
      }
      if (stroke !== NONE) {
        canvas.strokeStyle = found(pack.colours, stroke);
        canvas.lineWidth = width;
        canvas.lineCap = isRound ? 'round' : 'butt';
        canvas.stroke(outline(shape));
      }
      yield;
    }
  }

  canvas.scale(resolution, resolution);
  canvas.translate(-area.x, -area.y);
  canvas.miterLimit = MITER_LIMIT;
  yield* drawItems(items);
}
