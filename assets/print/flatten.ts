/**
 * Looks through a drawing (nested groups, transforms, clips, rectangles, discs): every path it paints, in stage
 * units. What is printed is the drawing itself; this measures it.
 */
import { EVERYWHERE, type Extent, extentOf, grown, isEmpty, overlap } from './extent.ts';
import { type Matrix, matrixOf, scaleOf, times, UNIT } from './matrix.ts';
import { curvesOf, type Outline, outlineOf, transformed } from './outline.ts';

export interface FlatPath {
  readonly outline: Outline;
  readonly fill: string;
  readonly stroke: string;
  /** of what is seen of it */
  readonly extent: Extent;
}

type Attributes = ReadonlyMap<string, string>;
const TAG = /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>/g;
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g;
const KNOWN = new Set([
  'id',
  'd',
  'x',
  'y',
  'width',
  'height',
  'cx',
  'cy',
  'r',
  'rx',
  'ry',
  'fill',
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'stroke-miterlimit',
  'opacity',
  'transform',
  'clip-path',
  'data-part',
]);

interface Node {
  readonly tag: string;
  readonly attributes: Attributes;
  readonly children: Node[];
}

function attributesOf(text: string): Attributes {
  const found = new Map<string, string>();
  for (const [, name = '', value = ''] of text.matchAll(ATTRIBUTE)) {
    if (!KNOWN.has(name)) throw new Error(`a drawing uses an attribute the printer does not know: ${name}`);
    found.set(name, value);
  }
  return found;
}

/** The markup as a tree; the kit writes it, so it is well formed or a mistake of ours. */
function treeOf(svg: string): Node {
  const root: Node = { tag: 'g', attributes: new Map(), children: [] };
  const open = [root];
  for (const [, closing, tag = '', attributes = '', selfClosing] of svg.matchAll(TAG)) {
    if (closing) {
      open.pop();
      continue;
    }
    const node: Node = { tag, attributes: attributesOf(attributes), children: [] };
    open.at(-1)?.children.push(node);
    if (!selfClosing) open.push(node);
  }
  if (open.length !== 1) throw new Error(`a drawing's tags do not match: ${svg.slice(0, 80)}`);
  return root;
}

const numeric = (a: Attributes, name: string) => {
  const n = Number(a.get(name) ?? 0);
  if (!Number.isFinite(n)) throw new Error(`a drawing has ${name}="${a.get(name)}"`);
  return n;
};

function ellipse(cx: number, cy: number, rx: number, ry: number): Outline {
  const [left, right] = [[cx - rx, cy] as const, [cx + rx, cy] as const];
  const half = { r: [rx, ry], turn: 0, large: true, sweep: true } as const;
  return [
    { kind: 'M', to: left },
    ...curvesOf(left, { ...half, to: right }),
    ...curvesOf(right, { ...half, to: left }),
    { kind: 'Z' },
  ];
}

function rectangle(x: number, y: number, w: number, h: number): Outline {
  const corners = [
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
  ] as const;
  return [...corners.map((to, i) => ({ kind: i ? 'L' : 'M', to }) as const), { kind: 'Z' }];
}

function shapeOf({ tag, attributes: a }: Node): Outline {
  const n = (name: string) => numeric(a, name);
  switch (tag) {
    case 'path':
      return outlineOf(a.get('d') ?? '');
    case 'rect':
      return rectangle(n('x'), n('y'), n('width'), n('height'));
    case 'circle':
      return ellipse(n('cx'), n('cy'), n('r'), n('r'));
    case 'ellipse':
      return ellipse(n('cx'), n('cy'), n('rx'), n('ry'));
    default:
      throw new Error(`a drawing uses an element the printer does not know: <${tag}>`);
  }
}

function clipsOf(node: Node, found = new Map<string, Node>()) {
  const id = node.attributes.get('id');
  if (node.tag === 'clipPath' && id) found.set(id, node);
  for (const child of node.children) clipsOf(child, found);
  return found;
}

/** What the drawing paints inside `frame`, back to front. */
export function flattened(svg: string, frame = EVERYWHERE): FlatPath[] {
  const root = treeOf(svg);
  const clips = clipsOf(root);

  function clipOf(a: Attributes, matrix: Matrix): Extent {
    const id = /^url\(#(.+)\)$/.exec(a.get('clip-path') ?? '')?.[1];
    if (!id) return EVERYWHERE;
    const clip = clips.get(id);
    if (!clip) throw new Error(`a drawing is cut to a clip path it does not have: ${id}`);
    return extentOf(clip.children.flatMap(child => transformed(shapeOf(child), matrix)));
  }

  function walk(node: Node, outer: Matrix, around: Extent): FlatPath[] {
    const a = node.attributes;
    if (node.tag === 'clipPath') return [];
    const matrix = times(outer, matrixOf(a.get('transform') ?? ''));
    const seen = overlap(around, clipOf(a, matrix));
    if (node.tag === 'g') return node.children.flatMap(child => walk(child, matrix, seen));
    const outline = transformed(shapeOf(node), matrix);
    const [fill, stroke] = [a.get('fill') ?? '#000', a.get('stroke') ?? 'none'];
    const width = stroke === 'none' ? 0 : numeric(a, 'stroke-width') * scaleOf(matrix);
    const extent = overlap(grown(extentOf(outline), width), seen);
    return isEmpty(extent) || (fill === 'none' && width === 0) ? [] : [{ outline, fill, stroke, extent }];
  }
  return walk(root, UNIT, frame);
}
