/**
 * Turns a drawing (nested groups, transforms, rectangles, discs) into plain paths in stage units. Rounding then
 * happens at the size it is seen in, and what is left is small, exactly measured and free of ids nobody uses.
 */
import { EMPTY, type Extent, extentOf, grown, isEmpty, overlap, union } from './extent.ts';
import { type Matrix, matrixOf, scaleOf, times } from './matrix.ts';
import { type Outline, outlineOf, steadied, transformed, written } from './outline.ts';

interface Paint {
  readonly fill: string;
  readonly stroke?: string;
  readonly width: number;
  readonly cap?: string;
  readonly miter?: string;
  readonly opacity?: string;
}
export interface FlatPath {
  readonly outline: Outline;
  readonly paint: Paint;
  readonly extent: Extent;
}
/** What is drawn through one clip or at one opacity. */
export interface FlatGroup {
  readonly clip?: Outline;
  readonly opacity?: string;
  readonly items: readonly Flat[];
  readonly extent: Extent;
}
export type Flat = FlatPath | FlatGroup;

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
  const half = (x: number) =>
    ({ kind: 'A', r: [rx, ry], turn: 0, large: true, sweep: true, to: [x, cy] }) as const;
  return [{ kind: 'M', to: [cx - rx, cy] }, half(cx + rx), half(cx - rx), { kind: 'Z' }];
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

function paintOf(a: Attributes, m: Matrix): Paint {
  const [stroke, cap, miter, opacity] = ['stroke', 'stroke-linecap', 'stroke-miterlimit', 'opacity'].map(n =>
    a.get(n),
  );
  return {
    fill: a.get('fill') ?? '#000',
    width: stroke && stroke !== 'none' ? numeric(a, 'stroke-width') * scaleOf(m) : 0,
    ...(stroke && stroke !== 'none' && { stroke }),
    ...(cap && { cap }),
    ...(miter && { miter }),
    ...(opacity && { opacity }),
  };
}

function clipsOf(node: Node, found = new Map<string, Node>()) {
  const id = node.attributes.get('id');
  if (node.tag === 'clipPath' && id) found.set(id, node);
  for (const child of node.children) clipsOf(child, found);
  return found;
}

/** The drawing's paths in the units `m` maps to. */
export function flattened(svg: string, m: Matrix): FlatGroup {
  const root = treeOf(svg);
  const clips = clipsOf(root);

  function clipOf(a: Attributes, matrix: Matrix): Outline | undefined {
    const id = /^url\(#(.+)\)$/.exec(a.get('clip-path') ?? '')?.[1];
    if (!id) return undefined;
    const clip = clips.get(id);
    if (!clip) throw new Error(`a drawing is cut to a clip path it does not have: ${id}`);
    return clip.children.flatMap(child => transformed(steadied(shapeOf(child)), matrix));
  }

  function walk(node: Node, outer: Matrix): Flat[] {
    const a = node.attributes;
    if (node.tag === 'clipPath') return [];
    const matrix = a.has('transform') ? times(outer, matrixOf(a.get('transform') ?? '')) : outer;
    if (node.tag !== 'g') {
      const outline = transformed(steadied(shapeOf(node)), matrix);
      const paint = paintOf(a, matrix);
      const seen = paint.fill !== 'none' || paint.width > 0;
      return seen && outline.length > 0
        ? [{ outline, paint, extent: grown(extentOf(outline), paint.width) }]
        : [];
    }
    const items = withoutRepeats(node.children.flatMap(child => walk(child, matrix)));
    const clip = clipOf(a, matrix);
    const opacity = a.get('opacity');
    if (!clip && !opacity) return items;
    return [grouped(items, clip, opacity)].filter(g => !isEmpty(g.extent));
  }
  return grouped(walk(root, m));
}

/** The far limbs' shade is as dark as they are: what only repeats what it lies on is left out. */
function withoutRepeats(items: readonly Flat[]): Flat[] {
  return items.filter((item, i) => {
    const below = items[i - 1];
    if (!('items' in item) || !item.clip || !below || 'items' in below || below.paint.opacity) return true;
    const { fill } = below.paint;
    const repeats = item.items.every(
      over => 'paint' in over && over.paint.fill === fill && !over.paint.stroke && !over.paint.opacity,
    );
    return !repeats || written(item.clip) !== written(below.outline);
  });
}

function grouped(items: readonly Flat[], clip?: Outline, opacity?: string): FlatGroup {
  const all = items.reduce((e, item) => union(e, item.extent), EMPTY);
  return {
    items,
    extent: clip ? overlap(all, extentOf(clip)) : all,
    ...(clip && { clip }),
    ...(opacity && { opacity }),
  };
}

/** Without what lies outside `frame`. */
export function within(flat: FlatGroup, frame: Extent): FlatGroup {
  const items = flat.items
    .filter(item => !isEmpty(overlap(item.extent, frame)))
    .map(item => ('items' in item ? within(item, frame) : item));
  const cut = grouped(items, flat.clip, flat.opacity);
  return { ...cut, extent: overlap(cut.extent, frame) };
}

const round = (n: number) => Math.round(n * 1000) / 1000;

/** SVG markup of a flat drawing, seen through m, which must not stretch it. `name` makes ids: a new one at every call. */
export function markup(flat: Flat, m: Matrix, name: () => string): string {
  if ('items' in flat) {
    const body = flat.items.map(item => markup(item, m, name)).join('');
    if (!flat.clip && !flat.opacity) return body;
    const id = flat.clip ? name() : '';
    const clip = flat.clip
      ? `<clipPath id="${id}"><path d="${written(transformed(flat.clip, m))}"/></clipPath>`
      : '';
    const cut = id ? ` clip-path="url(#${id})"` : '';
    const faint = flat.opacity ? ` opacity="${flat.opacity}"` : '';
    return `${clip}<g${cut}${faint}>${body}</g>`;
  }
  const { fill, stroke, width, cap, miter, opacity } = flat.paint;
  const line = stroke ? ` stroke="${stroke}" stroke-width="${round(width * scaleOf(m))}"` : '';
  const ends = (cap ? ` stroke-linecap="${cap}"` : '') + (miter ? ` stroke-miterlimit="${miter}"` : '');
  const faint = opacity ? ` opacity="${opacity}"` : '';
  return `<path d="${written(transformed(flat.outline, m))}" fill="${fill}"${line}${ends}${faint}/>`;
}
