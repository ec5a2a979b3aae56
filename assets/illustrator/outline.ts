/** Converts the shapes of an SVG file, such as `<rect>` or `<circle>`, to path data. */
import type { Element } from 'xast';
import type { Complaints } from './complaints.ts';

/**
 * The attributes that give a shape its position and size. A missing attribute counts as 0. Exception: if a rectangle
 * has only one of `rx` and `ry`, this value is used for both radii.
 */
const MEASURES = {
  path: [],
  rect: ['x', 'y', 'width', 'height', 'rx', 'ry'],
  circle: ['cx', 'cy', 'r'],
  ellipse: ['cx', 'cy', 'rx', 'ry'],
  line: ['x1', 'y1', 'x2', 'y2'],
  polygon: [],
  polyline: [],
} as const satisfies Readonly<Record<string, readonly string[]>>;
type ShapeName = keyof typeof MEASURES;
export const isShape = (name: string): name is ShapeName => name in MEASURES;

/** The attributes that define a shape's outline. */
export const outlineAttributes = (name: string): ReadonlySet<string> =>
  new Set<string>(isShape(name) ? [...MEASURES[name], 'd', 'points'] : []);

type Measure = (name: string) => number;

function rectangle(n: Measure, round: boolean) {
  const [x, y, w, h] = [n('x'), n('y'), n('width'), n('height')];
  if (!round) return `M${x} ${y}h${w}v${h}h${-w}Z`;
  const rx = Math.min(n('rx') || n('ry'), w / 2);
  const ry = Math.min(n('ry') || n('rx'), h / 2);
  const corner = (dx: number, dy: number) => `a${rx} ${ry} 0 0 1 ${dx} ${dy}`;
  const [across, down] = [w - 2 * rx, h - 2 * ry];
  return (
    `M${x + rx} ${y}h${across}${corner(rx, ry)}v${down}${corner(-rx, ry)}` +
    `h${-across}${corner(-rx, -ry)}v${-down}${corner(rx, -ry)}Z`
  );
}

function oval(cx: number, cy: number, rx: number, ry: number) {
  const half = (to: number) => `A${rx} ${ry} 0 1 1 ${to} ${cy}`;
  return `M${cx - rx} ${cy}${half(cx + rx)}${half(cx - rx)}Z`;
}

/** Returns the path data of a shape; '' if the shape has no size. Adds a complaint for each length not in pixels. */
export function outlineOf(shape: Element, name: ShapeName, complaints: Complaints): string {
  const text = (attribute: string) => shape.attributes[attribute] ?? '';
  const n: Measure = attribute => {
    const number = Number((text(attribute) || '0').replace(/px\s*$/, ''));
    if (Number.isFinite(number)) return number;
    const line = shape.position?.start.line;
    complaints.add(`${attribute}="${text(attribute)}": export in pixels, without other units`, line);
    return 0;
  };
  const points = () =>
    text('points')
      .trim()
      .replace(/[\s,]+/g, ' ');
  switch (name) {
    case 'path':
      return text('d');
    case 'rect':
      return n('width') > 0 && n('height') > 0 ? rectangle(n, n('rx') > 0 || n('ry') > 0) : '';
    case 'circle':
      return n('r') > 0 ? oval(n('cx'), n('cy'), n('r'), n('r')) : '';
    case 'ellipse':
      return n('rx') > 0 && n('ry') > 0 ? oval(n('cx'), n('cy'), n('rx'), n('ry')) : '';
    case 'line':
      return `M${n('x1')} ${n('y1')}L${n('x2')} ${n('y2')}`;
    case 'polyline':
      return points() && `M${points()}`;
    case 'polygon':
      return points() && `M${points()}Z`;
  }
}
