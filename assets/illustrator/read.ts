/** Reads an illustrator's SVG file. Every shape becomes a path in the artboard's coordinates, in flat colours. */
import svgpath from 'svgpath';
import type { Element, ElementContent } from 'xast';
import { fromXml } from 'xast-util-from-xml';
import { type Drawn, inside, node } from '../kit/index.ts';
import { scaleOf } from '../pipeline/measure.ts';
import type { Complaints } from './complaints.ts';
import { checkPresentation, lineOf, paintsNothing, refusalOf, STYLE_SHEET } from './known.ts';
import { isShape, outlineOf } from './outline.ts';
import {
  DEFAULT_PAINT,
  EVEN_ODD,
  hasSeveralSubpaths,
  inherited,
  type Paint,
  paintOf,
  valuesOf,
} from './paint.ts';

/** The area that the file shows, in the file's units: its `viewBox`, or else 0, 0, `width` and `height`. */
export interface Artboard {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}
export interface Illustration {
  readonly artboard: Artboard;
  /** the shapes; the artboard's upper left corner is at 0, 0 */
  readonly drawn: Drawn;
}

const elementsIn = (parent: { readonly children: readonly ElementContent[] }) =>
  parent.children.filter(child => child.type === 'element');
const everyElement = (parent: Element): Element[] =>
  elementsIn(parent).flatMap(child => [child, ...everyElement(child)]);

const TRANSFORMS = /^(\s*(matrix|translate|scale|rotate|skewX|skewY)\([^)]*\)[\s,]*)*$/;
const DECIMALS = 3;
const transformed = (d: string, transform: string) =>
  svgpath(d).transform(transform).abs().round(DECIMALS).toString();

/**
 * Returns a function that draws the elements of a file. Unsupported elements are left out. Each unsupported element or
 * feature causes a complaint.
 */
function reader(file: Element, complaints: Complaints) {
  const all = everyElement(file);
  const clips = new Map(
    all.filter(({ name }) => name === 'clipPath').map(clip => [clip.attributes.id ?? '', clip]),
  );
  for (const sheet of all.filter(({ name }) => name === 'style')) complaints.add(STYLE_SHEET, lineOf(sheet));

  /** The transform of an element, including `outer`, the transform of the group around it. */
  function transformOf(element: Element, outer: string): string {
    const own = valuesOf(element).get('transform') ?? 'none';
    if (own === 'none') return outer;
    if (TRANSFORMS.test(own)) return `${outer} ${own}`.trim();
    complaints.add(`transform "${own}": apply it to the shapes (expand them)`, lineOf(element));
    return outer;
  }

  /** The clip outline of an element, as path data; undefined if the clip is missing or unsupported. */
  function clipOf(reference: string, transform: string, element: Element): string | undefined {
    if (reference === 'none') return undefined;
    const clip = clips.get(/^url\(["']?#(.+?)["']?\)$/.exec(reference)?.[1] ?? '');
    const [shape, ...more] = clip ? elementsIn(clip).filter(({ name }) => !paintsNothing(name)) : [];
    const { name = '' } = shape ?? {};
    if (
      !clip ||
      !shape ||
      more.length > 0 ||
      !isShape(name) ||
      clip.attributes.clipPathUnits === 'objectBoundingBox'
    ) {
      complaints.add('a clipping path has to be one shape: unite its shapes', lineOf(clip ?? element));
      return undefined;
    }
    const d = outlineOf(shape, name, complaints);
    if (valuesOf(shape).get('clip-rule') === 'evenodd' && hasSeveralSubpaths(d))
      complaints.add(EVEN_ODD, lineOf(shape));
    return transformed(d, transformOf(shape, transformOf(clip, transform)));
  }

  function drawnOf(element: Element, outer: string, outerPaint: Paint): Drawn {
    if (paintsNothing(element.name)) return [];
    const refusal = refusalOf(element.name);
    if (refusal) {
      complaints.add(refusal, lineOf(element));
      return [];
    }
    const values = valuesOf(element);
    if (values.get('display') === 'none' || values.get('visibility') === 'hidden') return [];
    checkPresentation(element, values, complaints);
    const transform = transformOf(element, outer);
    const paint = inherited(outerPaint, values);
    const clip = clipOf(values.get('clip-path') ?? 'none', transform, element);
    const drawn = isShape(element.name)
      ? shape(element, transform, paint)
      : drawnIn(element, transform, paint);
    return clip === undefined ? drawn : inside(clip, drawn);
  }

  function shape(element: Element, transform: string, paint: Paint): Drawn {
    const d = isShape(element.name) ? outlineOf(element, element.name, complaints) : '';
    const own = element.name === 'line' ? { ...paint, fill: 'none' } : paint; // a line has no inside to fill
    const attributes = d && paintOf(own, d, scaleOf(transform), complaints, lineOf(element));
    return attributes ? node('path', { d: transformed(d, transform), ...attributes }) : [];
  }

  function drawnIn(parent: Element, transform: string, paint: Paint): Drawn {
    return elementsIn(parent).map(child => drawnOf(child, transform, paint));
  }
  return drawnIn;
}

const pixelsOf = (text: string | undefined) => (text ? Number(text.replace(/px$/, '')) : Number.NaN);

function artboardOf({ attributes: { viewBox, width, height } }: Element): Artboard | undefined {
  const [x, y, w, h] = viewBox
    ? viewBox
        .trim()
        .split(/[\s,]+/)
        .map(Number)
    : [0, 0, pixelsOf(width ?? ''), pixelsOf(height ?? '')];
  if (x === undefined || y === undefined || w === undefined || h === undefined) return undefined;
  return Number.isFinite(x + y + w + h) && w > 0 && h > 0 ? { x, y, w, h } : undefined;
}

function parsed(text: string): Element | undefined {
  try {
    const file = fromXml(text).children.find(child => child.type === 'element');
    return file?.name === 'svg' ? file : undefined;
  } catch {
    return undefined; // the text is not well-formed XML
  }
}

/**
 * Returns the drawing in an SVG text; undefined if the text is not SVG or has no artboard. Leaves out content that the
 * stage cannot show, and adds a complaint about this content to `complaints`.
 */
export function read(text: string, complaints: Complaints): Illustration | undefined {
  const file = parsed(text);
  if (!file) {
    complaints.add('this is not an SVG file, or a damaged one: export it again');
    return undefined;
  }
  const artboard = artboardOf(file);
  if (!artboard) {
    complaints.add(
      'the file does not say how large its artboard is (viewBox): export the artboard, in pixels',
    );
    return undefined;
  }
  const start = `translate(${-artboard.x} ${-artboard.y})`;
  return { artboard, drawn: reader(file, complaints)(file, start, inherited(DEFAULT_PAINT, valuesOf(file))) };
}
