/** Reads the fill and the stroke of a shape. Adds a complaint if the stage cannot paint them. */
import type { Element } from 'xast';
import { colourOf } from './colours.ts';
import type { Complaints } from './complaints.ts';

/** Fill and stroke of a shape. As in SVG, an element inherits them from its group. */
export interface Paint {
  readonly fill: string;
  readonly stroke: string;
  readonly width: number;
  readonly cap: string;
  readonly join: string;
  readonly dashes: string;
  readonly rule: string;
}
/** The paint of a shape without paint attributes: a black fill and no stroke, as in SVG. */
export const DEFAULT_PAINT: Paint = {
  fill: '#000000',
  stroke: 'none',
  width: 1,
  cap: 'butt',
  join: 'miter',
  dashes: 'none',
  rule: 'nonzero',
};

/** The SVG attributes of fill and stroke. The function `inherited` reads them. */
export const PAINT_ATTRIBUTES = [
  ...['fill', 'fill-rule', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin', 'stroke-dasharray'],
];

type Values = ReadonlyMap<string, string>;

/** Attributes of an element, by name. A declaration in `style` overrides the attribute of the same name. */
export function valuesOf(element: Element): Values {
  const values = new Map<string, string>();
  for (const [name, value] of Object.entries(element.attributes)) {
    if (value != null && name !== 'style') values.set(name, value.trim());
  }
  for (const declaration of (element.attributes.style ?? '').split(';')) {
    const [name = '', ...value] = declaration.split(':');
    if (value.length > 0) values.set(name.trim(), value.join(':').trim());
  }
  return values;
}

export function inherited(outer: Paint, values: Values): Paint {
  const inheritedValue = (name: string, outerValue: string) => {
    const value = values.get(name);
    return value === undefined || value === 'inherit' ? outerValue : value;
  };
  return {
    fill: inheritedValue('fill', outer.fill),
    stroke: inheritedValue('stroke', outer.stroke),
    width: Number(inheritedValue('stroke-width', String(outer.width)).replace(/px$/, '')),
    cap: inheritedValue('stroke-linecap', outer.cap),
    join: inheritedValue('stroke-linejoin', outer.join),
    dashes: inheritedValue('stroke-dasharray', outer.dashes),
    rule: inheritedValue('fill-rule', outer.rule),
  };
}

/**
 * True if an outline has several subpaths, for which the fill rules `nonzero` and `evenodd` can give different results.
 * A single subpath that crosses itself is not detected.
 */
export const hasSeveralSubpaths = (d: string) => (d.match(/m/gi) ?? []).length > 1;
export const EVEN_ODD = 'a shape with holes by the even-odd rule: choose the non-zero (winding) fill rule';

/**
 * The attributes of a painted shape; undefined if neither its fill nor its stroke is visible. Adds a complaint for a
 * fill or a stroke that the stage cannot paint.
 */
export function paintOf(paint: Paint, d: string, scale: number, complaints: Complaints, line?: number) {
  const fill = colourOf(paint.fill, complaints, line);
  const stroked = paint.width > 0 && colourOf(paint.stroke, complaints, line) !== 'none';
  if (fill === 'none' && !stroked) return undefined;
  if (fill !== 'none' && paint.rule === 'evenodd' && hasSeveralSubpaths(d)) complaints.add(EVEN_ODD, line);
  if (!stroked) return { fill };
  if (
    !['butt', 'round'].includes(paint.cap) ||
    paint.join !== 'miter' ||
    !['none', '', '0'].includes(paint.dashes)
  )
    complaints.add(
      'a dashed stroke, or one with round corners or square ends: outline the stroke (expand it to a shape)',
      line,
    );
  return {
    fill,
    stroke: colourOf(paint.stroke, complaints, line),
    'stroke-width': Math.round(paint.width * scale * 100) / 100,
    ...(paint.cap === 'round' && { 'stroke-linecap': 'round' }),
  };
}
