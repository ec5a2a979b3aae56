/** What the stage knows of SVG, and what is said of the rest. */
import type { Element } from 'xast';
import type { Complaints } from './complaints.ts';
import { isShape, outlineAttributes } from './outline.ts';
import { PAINT_ATTRIBUTES } from './paint.ts';

export const lineOf = (element: Element) => element.position?.start.line;

/** Elements that paint nothing where they stand; what points to one of them is complained of there. */
const UNSEEN = new Set([
  ...['defs', 'title', 'desc', 'metadata', 'style', 'clipPath', 'linearGradient', 'radialGradient'],
  ...['pattern', 'filter', 'mask', 'marker', 'symbol'],
]);
/** Notes of a drawing program have a prefix: `sodipodi:namedview`. */
export const isUnseen = (name: string) => UNSEEN.has(name) || name.includes(':');

export const STYLE_SHEET = 'a style sheet: export with presentation attributes, not with internal CSS';
const REFUSED: Readonly<Record<string, string>> = {
  text: 'letters: words on the stage are live text; letters that belong to a thing are turned into outlines',
  image: 'a placed picture of pixels: draw it in shapes',
  use: 'a linked symbol: expand it',
  switch: 'the data of Adobe Illustrator: export without "Preserve Illustrator editing capabilities"',
  svg: 'a drawing inside the drawing: ungroup it',
};
/** What is wrong with an element of this name, if anything is. */
export function refusalOf(name: string): string | undefined {
  if (name === 'g' || isShape(name)) return undefined;
  return REFUSED[name] ?? `<${name}>: only shapes, groups and clipping paths are shown`;
}

const TRANSPARENCY = [/^(1(\.0+)?|100%)$/, 'transparency: use a solid colour of the palette'] as const;
const ARROWHEAD = [/^none$/, 'an arrowhead: expand it to a shape'] as const;
/** Presentation that is not shown, with the values that ask for nothing. */
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
/** Read elsewhere. */
const READ = new Set([
  ...PAINT_ATTRIBUTES,
  'transform',
  'clip-path',
  'clip-rule',
  'style',
  'display',
  'visibility',
]);
/** Names, and presentation that flat shapes look the same with. */
const NOTES = [
  /:|^(id|role|version|baseProfile|xmlns|enable-background)$|^(data-|aria-|-)/,
  /^(font|text-|letter-|word-|line-height|color|stop-|solid-|writing-mode|direction|white-space)/,
  /^(isolation|overflow|paint-order|vector-effect|shape-rendering|image-rendering|stroke-miterlimit|stroke-dashoffset)$/,
];

/** Complains of everything about an element that the stage would show differently. */
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
    if (outline.has(name) || READ.has(name) || NOTES.some(note => note.test(name))) continue;
    complaints.add(`${name}="${value}" is nothing that the stage knows`, lineOf(element));
  }
}
