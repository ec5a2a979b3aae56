import type { Element, ElementContent } from 'xast';
import { fromXml } from 'xast-util-from-xml';
import type { SvgNode } from '../kit/index.ts';

const SHAPES = new Set(['g', 'path', 'circle', 'ellipse', 'rect']);
const ATTRIBUTES = new Set([
  ...['d', 'x', 'y', 'width', 'height', 'cx', 'cy', 'r', 'rx', 'ry'],
  ...['fill', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-miterlimit', 'opacity', 'transform'],
]);
const isNote = (name: string) => name === 'id' || name.startsWith('data-') || name.startsWith('xml');
const NOTES = new Set(['title', 'desc', 'metadata']);

type Clips = ReadonlyMap<string, Element>;

const elementsIn = (parent: { readonly children: readonly ElementContent[] }): Element[] =>
  parent.children.flatMap(child => {
    if (child.type === 'element') return NOTES.has(child.name) ? [] : [child];
    if (child.type === 'text' && child.value.trim())
      throw new Error(`an SVG file has words in it: ${child.value.trim()}`);
    return [];
  });

function clipsIn(element: Element, found = new Map<string, Element>()): Map<string, Element> {
  const { id } = element.attributes;
  if (element.name === 'clipPath' && id) found.set(id, element);
  for (const child of element.children) if (child.type === 'element') clipsIn(child, found);
  return found;
}

/** Throws unless the clip path is exactly one outline. */
function clipOf(reference: string, clips: Clips): SvgNode {
  const id = /^url\(#(.+)\)$/.exec(reference)?.[1] ?? '';
  const [outline, ...more] = elementsIn(clips.get(id) ?? { children: [] });
  if (!outline) throw new Error(`an SVG file points to a clip path that it does not have: ${reference}`);
  if (more.length > 0) throw new Error(`the clip path ${id} is more than one outline`);
  return nodeOf(outline, clips);
}

function nodeOf({ name: tag, attributes, ...element }: Element, clips: Clips): SvgNode {
  if (!SHAPES.has(tag)) throw new Error(`an SVG file uses an element that the stage cannot draw: <${tag}>`);
  const { 'clip-path': reference, ...others } = attributes;
  const relevant = Object.entries(others).filter(
    (entry): entry is [string, string] => !isNote(entry[0]) && typeof entry[1] === 'string',
  );
  const [unsupported] = relevant.find(([name]) => !ATTRIBUTES.has(name)) ?? [];
  if (unsupported)
    throw new Error(`a <${tag}> has an attribute that the stage does not know: ${unsupported}`);
  return {
    tag,
    attributes: Object.fromEntries(relevant),
    children: shapesIn(element, clips),
    ...(reference && { clip: clipOf(reference, clips) }),
  };
}

const shapesIn = (parent: { readonly children: readonly ElementContent[] }, clips: Clips) =>
  elementsIn(parent)
    .filter(({ name }) => name !== 'clipPath' && name !== 'defs')
    .map(child => nodeOf(child, clips));

/**
 * Groups, paths, rectangles, circles, ellipses, and clip paths of one outline. Ignores notes and other definitions;
 * throws for anything else, such as words or images.
 */
export function readSvg(text: string): SvgNode[] {
  const file = fromXml(text).children.find(child => child.type === 'element');
  if (file?.name !== 'svg') throw new Error('this is not an SVG file');
  return shapesIn(file, clipsIn(file));
}
