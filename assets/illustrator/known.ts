/** Lists the SVG features that the stage can show, and the complaints about other features. */
import type { Element } from 'xast';
import type { Complaints } from './complaints.ts';
import { isShape, outlineAttributes } from './outline.ts';
import { PAINT_ATTRIBUTES } from './paint.ts';

export const lineOf = (element: Element) => element.position?.start.line;

/**
 * Elements that paint nothing themselves. They get no complaint here. read.ts complains about style sheets; gradients,
 * filters and markers cause a complaint about the element that uses them.
 */
const UNPAINTED = new Set([
  ...['defs', 'title', 'desc', 'metadata', 'style', 'clipPath', 'linearGradient', 'radialGradient'],
  ...['pattern', 'filter', 'mask', 'marker', 'symbol'],
]);
/**
 * True for elements that paint nothing themselves: definitions, metadata, and a drawing program's notes (names with a
 * prefix, such as `sodipodi:namedview`).
 */
export const paintsNothing = (name: string) => UNPAINTED.has(name) || name.includes(':');

export const STYLE_SHEET = 'a style sheet: export with presentation attributes, not with internal CSS';
const REFUSED: Readonly<Record<string, string>> = {
  text: 'letters: words on the stage are live text; letters that belong to a thing are turned into outlines',
  image: 'a placed picture of pixels: draw it in shapes',
  use: 'a linked symbol: expand it',
  switch: 'the data of Adobe Illustrator: export without "Preserve Illustrator editing capabilities"',
  svg: 'a drawing inside the drawing: ungroup it',
};
/** The complaint about an element with this name; undefined if the stage can show the element. */
export function refusalOf(name: string): string | undefined {
  if (name === 'g' || isShape(name)) return undefined;
  return REFUSED[name] ?? `<${name}>: only shapes, groups and clipping paths are shown`;
}

const TRANSPARENCY = [/^(1(\.0+)?|100%)$/, 'transparency: use a solid colour of the palette'] as const;
const ARROWHEAD = [/^none$/, 'an arrowhead: expand it to a shape'] as const;
/**
 * Attributes that the stage cannot show. `harmless` matches the values that have no effect. All other values get the
 * complaint.
 */
const EFFECTS: Readonly<Record<string, readonly [harmless: RegExp, complaint: string]>> = {
  opacity: TRANSPARENCY,
  'fill-opacity': TRANSPARENCY,
  'stroke-opacity': TRANSPARENCY,
  filter: [/^none$/, 'an effect (shadow, blur, glow): draw it as a flat shape, or leave it out'],
  mask: [/^none$/, 'a mask: use a clipping path of one shape'],
  'mix-blend-mode': [/^normal$/, 'a blending mode: use a solid colour of the palette'],
  'marker-start': ARROWHEAD,
  'marker-mid': ARROWHEAD,
  'marker-end': ARROWHEAD,
  class: [/^$/, STYLE_SHEET],
};
/** Attributes that the other files of this folder read and check. */
const HANDLED_ELSEWHERE = new Set([
  ...PAINT_ATTRIBUTES,
  'transform',
  'clip-path',
  'clip-rule',
  'style',
  'display',
  'visibility',
]);
/** Attributes for names, notes, text styles and rendering. They get no complaint: they rarely change flat shapes. */
const IGNORED = [
  /:|^(id|role|version|baseProfile|xmlns|enable-background)$|^(data-|aria-|-)/,
  /^(font|text-|letter-|word-|line-height|color|stop-|solid-|writing-mode|direction|white-space)/,
  /^(isolation|overflow|paint-order|vector-effect|shape-rendering|image-rendering|stroke-miterlimit|stroke-dashoffset)$/,
];

/** Adds a complaint for every unsupported attribute. Values without effect are accepted (see `EFFECTS`). */
export function checkPresentation(
  element: Element,
  values: ReadonlyMap<string, string>,
  complaints: Complaints,
) {
  const outline = outlineAttributes(element.name);
  for (const [name, value] of values) {
    const effect = EFFECTS[name];
    if (effect) {
      if (!effect[0].test(value)) complaints.add(effect[1], lineOf(element));
      continue;
    }
    if (outline.has(name) || HANDLED_ELSEWHERE.has(name) || IGNORED.some(names => names.test(name))) continue;
    complaints.add(`${name}="${value}" is not supported by the stage`, lineOf(element));
  }
}
