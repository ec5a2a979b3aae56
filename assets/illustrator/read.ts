/**
 * Reads an illustrator's SVG: every shape becomes a path in the artboard's coordinates (0, 0: upper left), in flat
 * colours.
 */
import { readFileSync } from 'node:fs';
import SVGPathCommander from 'svg-path-commander';
import { type Config, optimize } from 'svgo';
import svgpath from 'svgpath';
import type { Element } from 'xast';
import { fromXml } from 'xast-util-from-xml';
import { type Drawn, inside, node } from '../kit/index.ts';
import { scaleOf } from '../pipeline/measure.ts';
import { UnusableDrawing } from './complaints.ts';
import { colourFault, effectOf, PAINTS_NOTHING, refusalOf } from './refused.ts';

export interface Illustration {
  /** of the `viewBox`, or else `width` and `height`, in the file's units */
  readonly w: number;
  readonly h: number;
  readonly drawn: Drawn;
}

const SIMPLIFY: Config = {
  plugins: [
    ...(['removeDoctype', 'removeMetadata', 'removeTitle', 'removeDesc', 'removeEditorsNSData'] as const),
    { name: 'inlineStyles', params: { onlyMatchedOnce: false } },
    ...(['convertStyleToAttrs', 'removeHiddenElems', 'removeUselessStrokeAndFill'] as const),
    'cleanupNumericValues',
    { name: 'convertShapeToPath', params: { convertArcs: true } },
    { name: 'convertColors', params: { convertCase: 'lower', shorthex: false, shortname: false } },
  ],
};

function parsed(text: string): Element | undefined {
  try {
    const file = fromXml(optimize(text, SIMPLIFY).data).children.find(child => child.type === 'element');
    return file?.name === 'svg' ? file : undefined;
  } catch {
    return undefined;
  }
}

const elementsIn = (parent: Element) => parent.children.filter(child => child.type === 'element');
const clipsIn = (parent: Element): Element[] =>
  elementsIn(parent).flatMap(child => (child.name === 'clipPath' ? [child] : clipsIn(child)));

const DEFAULT_PAINT = {
  fill: '#000000',
  'fill-rule': 'nonzero',
  stroke: 'none',
  'stroke-width': '1',
  'stroke-linecap': 'butt',
};
type Paint = typeof DEFAULT_PAINT;
const inherited = (outer: Paint, { attributes }: Element): Paint => {
  const own = Object.entries(attributes).filter(([name, value]) => name in outer && value !== 'inherit');
  return { ...outer, ...Object.fromEntries(own) };
};

function outlineOf({ name, attributes }: Element): string | undefined {
  if (name === 'path') return attributes.d ?? '';
  const n = (measure: string) => Number(attributes[measure] ?? 0);
  const [width, height, rx, ry] = [n('width'), n('height'), n('rx') || n('ry'), n('ry') || n('rx')];
  if (name !== 'rect' || !(width * height * rx > 0)) return undefined;
  const path = SVGPathCommander.shapeToPathArray({ type: name, x: n('x'), y: n('y'), width, height, rx, ry });
  return path ? SVGPathCommander.pathToString(path) : undefined;
}

const EVEN_ODD = 'a shape with holes by the even-odd rule: choose the non-zero (winding) fill rule';
/** May be filled in two ways. A single subpath that crosses itself is not detected. */
const hasSeveralSubpaths = (d: string) => (d.match(/m/gi) ?? []).length > 1;
const isLine = (d: string) => /^M[^a-z]*(L[^a-z]*)?$/i.test(d) && d.match(/[\d.]+/g)?.length === 4;
const moved = (d: string, to: string) => svgpath(d).transform(to).abs().round(3).toString();

const joined = (outer: string, { attributes: { transform } }: Element) =>
  transform && transform !== 'none' ? `${outer} ${transform}` : outer;

interface Place {
  readonly transform: string;
  readonly paint: Paint;
  readonly layer: string | undefined;
}

function reader(file: Element, complaints: Set<string>) {
  const complain = (text: string, { layer }: Place) => complaints.add(layer ? `${text} (in ${layer})` : text);
  const clips = new Map(clipsIn(file).map(clip => [clip.attributes.id, clip]));

  function clipped(drawn: Drawn, reference: string, place: Place): Drawn {
    const clip = clips.get(/^url\(["']?#(.+?)["']?\)$/.exec(reference)?.[1] ?? '');
    const [shape, ...more] = clip ? elementsIn(clip) : [];
    const d = shape && outlineOf(shape);
    if (!clip || !d || more.length > 0 || clip.attributes.clipPathUnits === 'objectBoundingBox') {
      complain('a clipping path has to be one shape: unite its shapes', place);
      return drawn;
    }
    if (shape.attributes['clip-rule'] === 'evenodd' && hasSeveralSubpaths(d)) complain(EVEN_ODD, place);
    return inside(moved(d, joined(joined(place.transform, clip), shape)), drawn);
  }

  function shapeOf(d: string, place: Place): Drawn {
    const { paint, transform } = place;
    const width = Number(paint['stroke-width']);
    const [fill, stroke] = [isLine(d) ? 'none' : paint.fill, width > 0 ? paint.stroke : 'none'];
    for (const fault of [fill, stroke].map(colourFault)) if (fault) complain(fault, place);
    if (fill !== 'none' && paint['fill-rule'] === 'evenodd' && hasSeveralSubpaths(d))
      complain(EVEN_ODD, place);
    const { 'stroke-linecap': cap } = paint;
    const scaled = Math.round(width * scaleOf(transform) * 100) / 100;
    const stroked = stroke !== 'none' && { stroke, 'stroke-width': scaled, 'stroke-linecap': cap };
    return node('path', { d: moved(d, transform), fill, ...stroked });
  }

  function drawnOf(element: Element, outer: Place): Drawn {
    const { name, attributes } = element;
    if (PAINTS_NOTHING.test(name)) return [];
    const { id, 'clip-path': reference = 'none' } = attributes;
    const transform = joined(outer.transform, element);
    const place = { transform, paint: inherited(outer.paint, element), layer: id ?? outer.layer };
    for (const [attribute, value] of Object.entries(attributes)) {
      const fault = effectOf(attribute, value ?? '');
      if (fault) complain(fault, place);
    }
    const d = outlineOf(element);
    if (d === undefined && name !== 'g') {
      complain(refusalOf(name), place);
      return [];
    }
    const drawn = d === undefined ? drawnIn(element, place) : shapeOf(d, place);
    return reference === null || reference === 'none' ? drawn : clipped(drawn, reference, place);
  }

  const drawnIn = (parent: Element, place: Place): Drawn =>
    elementsIn(parent).map(child => drawnOf(child, place));
  return drawnIn;
}

/** Throws if the file is not SVG or has no artboard. Leaves out what the stage cannot show, with a complaint. */
export function read(file: string, complaints: Set<string>): Illustration {
  const svg = parsed(readFileSync(file, 'utf8'));
  if (!svg) throw new UnusableDrawing(file, ['this is not an SVG file, or a damaged one: export it again']);
  const { viewBox, width, height } = svg.attributes;
  const sides = viewBox ? viewBox.trim().split(/[\s,]+/) : [0, 0, width, height];
  const [x = 0, y = 0, w = 0, h = 0] = sides.map(Number);
  if (!(w > 0 && h > 0))
    throw new UnusableDrawing(file, ['the file does not say how large its artboard is (viewBox): export it']);
  const place = {
    transform: `translate(${-x} ${-y})`,
    paint: inherited(DEFAULT_PAINT, svg),
    layer: undefined,
  };
  return { w, h, drawn: reader(svg, complaints)(svg, place) };
}
