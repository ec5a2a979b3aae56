/** Writes drawings as SVG text. */
import { type Drawn, nodesOf, type SvgNode } from './svg.ts';
import { xml } from './xml.ts';

/** Returns the id of a clip's outline. The id is unique within one file. */
type IdOf = (outline: SvgNode) => string;

const neverAnId: IdOf = () => {
  throw new Error('the outline of a clip cannot have a clip of its own');
};

/** The attribute's text. Throws if it contains NaN, undefined, Infinity or null. */
function attributeOf({ tag, attributes }: SvgNode, name: string) {
  const value = String(attributes[name]);
  if (/NaN|undefined|Infinity|null/.test(value))
    throw new Error(`a <${tag}> is drawn with ${name}="${value}"`);
  return value;
}

function elementText(node: SvgNode, idOf: IdOf): string {
  const attributes = Object.keys(node.attributes).map(name => [name, attributeOf(node, name)] as const);
  const clip = node.clip ? [['clip-path', `url(#${idOf(node.clip)})`] as const] : [];
  const children = node.children.map(child => elementText(child, idOf));
  return xml(node.tag, Object.fromEntries([...attributes, ...clip]), ...children);
}

/** A drawing as SVG text, without the definitions of its clip paths. */
const svgText = (drawn: Drawn, idOf: IdOf) =>
  nodesOf(drawn)
    .map(node => elementText(node, idOf))
    .join('');

/** Collects the clip paths of one file. Clip paths with equal outlines share one id. */
function clipIds() {
  const ids = new Map<string, string>();
  const idOf: IdOf = outline => {
    const text = svgText(outline, neverAnId);
    const id = ids.get(text) ?? `c${ids.size.toString(36)}`;
    ids.set(text, id);
    return id;
  };
  return {
    idOf,
    /** [id, clip path as text], in order of first use */
    clipPaths: () => [...ids].map(([text, id]) => [id, `<clipPath id="${id}">${text}</clipPath>`] as const),
  };
}

function svgDocument(attributes: string, drawn: Drawn) {
  const { idOf, clipPaths } = clipIds();
  const body = svgText(drawn, idOf);
  const clips = clipPaths().map(([, text]) => text);
  return `<svg xmlns="http://www.w3.org/2000/svg"${attributes}>${clips.join('')}${body}</svg>`;
}

/**
 * An SVG text in the units of the drawing, without width and height. Equal drawings have equal texts, so the text can
 * be the key of a map.
 */
export const fragment = (drawn: Drawn) => svgDocument('', drawn);

/** A complete SVG text that shows `viewBox` at a size of `w` x `h` pixels. */
export const svg = (w: number, h: number, drawn: Drawn, viewBox = `0 0 ${w} ${h}`) =>
  svgDocument(` width="${w}" height="${h}" viewBox="${viewBox}"`, drawn);
