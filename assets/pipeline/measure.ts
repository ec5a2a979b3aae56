import SVGPathCommander from 'svg-path-commander';
import svgpath from 'svgpath';
import { type Drawn, nodesOf, type SvgNode } from '../kit/index.ts';

/** Empty if x0 >= x1 or y0 >= y1. */
export interface Box {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}
export interface PaintedShape {
  readonly d: string;
  readonly fill: string;
  readonly stroke: string;
  /** around the part that is visible inside the clips */
  readonly box: Box;
}

const EMPTY: Box = { x0: Infinity, y0: Infinity, x1: -Infinity, y1: -Infinity };
const EVERYWHERE: Box = { x0: -Infinity, y0: -Infinity, x1: Infinity, y1: Infinity };
export const isEmpty = (box: Box) => box.x0 >= box.x1 || box.y0 >= box.y1;
export const overlap = (a: Box, b: Box): Box => ({
  x0: Math.max(a.x0, b.x0),
  y0: Math.max(a.y0, b.y0),
  x1: Math.min(a.x1, b.x1),
  y1: Math.min(a.y1, b.y1),
});
const unionOf = (a: Box, b: Box): Box => ({
  x0: Math.min(a.x0, b.x0),
  y0: Math.min(a.y0, b.y0),
  x1: Math.max(a.x1, b.x1),
  y1: Math.max(a.y1, b.y1),
});
const grown = (box: Box, by: number): Box => ({
  x0: box.x0 - by,
  y0: box.y0 - by,
  x1: box.x1 + by,
  y1: box.y1 + by,
});
export const boxOf = (painted: readonly PaintedShape[]) =>
  painted.reduce((all, { box }) => unionOf(all, box), EMPTY);

function numberOf({ tag, attributes }: SvgNode, name: string) {
  const n = Number(attributes[name] ?? 0);
  if (!Number.isFinite(n)) throw new Error(`a <${tag}> is drawn with ${name}="${attributes[name]}"`);
  return n;
}

type Shape = Parameters<typeof SVGPathCommander.shapeToPathArray>[0];
function dataOf(shape: Shape) {
  const data = SVGPathCommander.shapeToPathArray(shape);
  if (!data) throw new Error(`a drawing has a shape without an outline: ${JSON.stringify(shape)}`);
  return SVGPathCommander.pathToString(data);
}

/** Throws for an element that the stage cannot draw. */
function pathOf(node: SvgNode): string {
  const n = (name: string) => numberOf(node, name);
  const center = { cx: n('cx'), cy: n('cy') };
  switch (node.tag) {
    case 'path':
      return String(node.attributes.d ?? '');
    case 'rect':
      return dataOf({ type: 'rect', x: n('x'), y: n('y'), width: n('width'), height: n('height') });
    case 'circle':
      return dataOf({ type: 'circle', ...center, r: n('r') });
    case 'ellipse':
      return dataOf({ type: 'ellipse', ...center, rx: n('rx'), ry: n('ry') });
    default:
      throw new Error(`a drawing uses an element that the stage cannot draw: <${node.tag}>`);
  }
}

interface Outline {
  readonly d: string;
  readonly box: Box;
}

/** Cached: a lit form's silhouette is in a drawing twice, as a shape and as a clip. */
function measurer() {
  const known = new Map<string, Outline>();
  return (shape: SvgNode, transform: string): Outline => {
    const drawn = pathOf(shape);
    const key = `${transform}|${drawn}`;
    const cached = known.get(key);
    if (cached) return cached;
    const d = transform ? svgpath(drawn).transform(transform).toString() : drawn;
    const { x, y, x2, y2 } = SVGPathCommander.getPathBBox(d);
    const outline = { d, box: { x0: x, y0: y, x1: x2, y1: y2 } };
    known.set(key, outline);
    return outline;
  };
}

export function scaleOf(transform: string) {
  const corners: (readonly [number, number])[] = [];
  svgpath('M0 0L1 0L1 1')
    .transform(transform)
    .iterate(([kind, x, y]) => {
      if (kind === 'M' || kind === 'L') corners.push([x, y]);
    });
  const [[ax, ay] = [0, 0], [bx, by] = [0, 0], [cx, cy] = [0, 0]] = corners;
  return Math.sqrt(Math.abs((bx - ax) * (cy - by) - (by - ay) * (cx - bx)));
}

export function paintedBy(drawn: Drawn): PaintedShape[] {
  const measured = measurer();
  const walk = (node: SvgNode, outer: string, visible: Box): PaintedShape[] => {
    const transform = `${outer} ${node.attributes.transform ?? ''}`.trim();
    const seen = node.clip ? overlap(visible, measured(node.clip, transform).box) : visible;
    if (node.tag === 'g') return node.children.flatMap(child => walk(child, transform, seen));
    const { fill = '#000', stroke = 'none' } = node.attributes;
    const width = stroke === 'none' ? 0 : numberOf(node, 'stroke-width') * scaleOf(transform);
    const outline = measured(node, transform);
    const box = overlap(grown(outline.box, width), seen);
    if (isEmpty(box) || (fill === 'none' && width === 0)) return [];
    return [{ d: outline.d, fill: String(fill), stroke: String(stroke), box }];
  };
  return nodesOf(drawn).flatMap(node => walk(node, '', EVERYWHERE));
}
