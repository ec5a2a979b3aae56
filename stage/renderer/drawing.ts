/**
 * Rasterises a drawing. The browser could do it by itself, as an image, but it makes a whole document of each
 * and lays it out at once: on a slow phone the page answers nothing for a quarter of a second. A drawing is
 * groups, paths, circles and ellipses in flat colours; a test on what is built lets nothing else through.
 */
import type { Area } from '../viewport/fit.ts';
import { pause } from './pause.ts';

/** Milliseconds of work without a pause. */
const LONGEST_WORK = 8;
/** SVG's default; a canvas has another. */
const MITER_LIMIT = 4;

/** An attribute as a number. */
const number = (element: Element, name: string, otherwise = 0) =>
  Number(element.getAttribute(name) ?? otherwise);

function outlineOf(element: Element): Path2D {
  if (element.tagName === 'path') return new Path2D(element.getAttribute('d') ?? '');
  const round = number(element, 'r');
  const outline = new Path2D();
  const [rx, ry] = [number(element, 'rx', round), number(element, 'ry', round)];
  outline.ellipse(number(element, 'cx'), number(element, 'cy'), rx, ry, 0, 0, 2 * Math.PI);
  return outline;
}

/** What the element is clipped to, if anything: a clip path holds one outline. */
function clipOf(element: Element): Path2D | undefined {
  const id = /^url\(#(.+)\)$/.exec(element.getAttribute('clip-path') ?? '')?.[1];
  const edge = id && element.ownerDocument.getElementById(id)?.firstElementChild;
  return edge ? outlineOf(edge) : undefined;
}

function fillAndStroke(canvas: CanvasRenderingContext2D, element: Element) {
  const outline = outlineOf(element);
  const [fill, stroke] = [element.getAttribute('fill') ?? 'black', element.getAttribute('stroke') ?? 'none'];
  if (fill !== 'none') {
    canvas.fillStyle = fill;
    canvas.fill(outline);
  }
  if (stroke !== 'none') {
    canvas.strokeStyle = stroke;
    canvas.lineWidth = number(element, 'stroke-width', 1);
    canvas.lineCap = element.getAttribute('stroke-linecap') === 'round' ? 'round' : 'butt';
    canvas.stroke(outline);
  }
}

function drawInside(parent: Element, canvas: CanvasRenderingContext2D) {
  for (const element of parent.children) {
    if (!(element instanceof SVGGraphicsElement) || element.tagName === 'clipPath') continue;
    canvas.save();
    const moved = element.transform.baseVal.consolidate()?.matrix;
    if (moved) canvas.transform(moved.a, moved.b, moved.c, moved.d, moved.e, moved.f);
    const clip = clipOf(element);
    if (clip) canvas.clip(clip);
    canvas.globalAlpha *= number(element, 'opacity', 1);
    if (element.tagName === 'g') drawInside(element, canvas);
    else fillAndStroke(canvas, element);
    canvas.restore();
  }
}

/** What is to be rasterised, and how finely. */
export interface Drawing {
  /** SVG text */
  readonly text: string;
  /** pixels per stage unit */
  readonly resolution: number;
  /** in stage units from the drawing's top left corner; absent: all of it */
  readonly part?: Area | undefined;
}

/**
 * Rasterises a drawing on a canvas of its own, with pauses. The text's lines are a head, with the size in stage
 * units, and strips that are drawn one after the other, see `npm run assets`. Rejects where the head has no size,
 * the text is not well formed or there is no canvas.
 */
export async function rasterise({ text, resolution, part }: Drawing): Promise<HTMLCanvasElement> {
  const [head = '', ...strips] = text.replace('</svg>', '').trimEnd().split('\n');
  const [, w, h] = / width="([\d.]+)" height="([\d.]+)"/.exec(head) ?? [];
  const element = document.createElement('canvas');
  // kept off the graphics chip, which takes far longer over thousands of small outlines and holds up every frame
  const canvas = element.getContext('2d', { willReadFrequently: true });
  if (!w || !h || !canvas) throw new Error('A drawing needs a width, a height and a canvas');
  const seen = part ?? { x: 0, y: 0, w: Number(w), h: Number(h) };
  element.width = Math.ceil(seen.w * resolution);
  element.height = Math.ceil(seen.h * resolution);
  canvas.scale(resolution, resolution);
  canvas.translate(-seen.x, -seen.y);
  canvas.miterLimit = MITER_LIMIT;
  let until = 0;
  for (const strip of strips) {
    if (performance.now() > until) {
      await pause();
      until = performance.now() + LONGEST_WORK;
    }
    const drawing = new DOMParser().parseFromString(`${head}${strip}</svg>`, 'image/svg+xml');
    if (drawing.querySelector('parsererror')) throw new Error('A drawing is not well formed');
    drawInside(drawing.documentElement, canvas);
  }
  await pause(); // sending it to the graphics card is one long piece of work
  return element;
}
