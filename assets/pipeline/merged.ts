/** Finds pairs of things in a picture that touch and have the same colour there. Between them, no edge is visible. */
import sharp from 'sharp';
import { type Drawn, nodesOf, type SvgNode, svg } from '../kit/index.ts';
import { hashOf, type openCache } from './cache.ts';

export interface Thing {
  readonly id: string;
  readonly drawn: Drawn;
  /** true for a part of the background; two background parts need no visible edge between them */
  readonly isPlace: boolean;
}
/** Two things of a picture, such as a figure and a bench, with no visible edge between them. */
export interface Merged {
  /** the ids of the two things; the first is behind the second */
  readonly pair: readonly [string, string];
  readonly colour: string;
  /** length of the shared edge, in the picture's units */
  readonly length: number;
}

/** The number that marks unchecked pixels (shadows on the ground). Things have the numbers from 1 on. */
const UNCHECKED = 0;
/** Bytes per pixel: the number of the thing, the number of the colour, and the check value (see `checkOf`). */
const CHANNELS = 3;

/**
 * Computes a pixel's check value from its first two bytes. The result's lowest 8 bits are the third byte.
 * If anti-aliasing mixes two things in a pixel, its third byte almost never has this value.
 */
const checkOf = (thing: number, colour: number) => (thing * 37) ^ (colour * 91 + 85);
const code = (thing: number, colour: number) =>
  `#${[thing, colour, checkOf(thing, colour) & 255].map(value => value.toString(16).padStart(2, '0')).join('')}`;

/**
 * Returns the pairs of things that touch and have the same colour there. Leaves out pairs of two background parts, and
 * ignores transparent parts. The cache holds the results for earlier pictures.
 * - `things`: back to front
 * - `view`: the part of the picture that is checked, as x, y, width, height
 * - `pixelSize`: width of a checked pixel, in picture units; a shared edge shorter than a pixel may be missed
 */
export async function mergedIn(
  things: readonly Thing[],
  view: readonly [number, number, number, number],
  pixelSize: number,
  cache: ReturnType<typeof openCache>,
): Promise<Merged[]> {
  const colours: string[] = ['none'];
  const numberOf = (colour: string) => {
    if (!colours.includes(colour)) colours.push(colour);
    return colours.indexOf(colour);
  };
  const coded = (node: SvgNode, thing: number): readonly SvgNode[] => {
    const { fill = '#000', stroke = 'none', opacity = 1, ...rest } = node.attributes;
    if (opacity !== 1) return [];
    const owner = node.shadow ? UNCHECKED : thing;
    const paint = (colour: string | number) =>
      colour === 'none' ? colour : code(owner, numberOf(String(colour)));
    const painted = node.tag === 'g' ? {} : { fill: paint(fill), stroke: paint(stroke) };
    const children = node.children.flatMap(child => coded(child, owner));
    return [{ ...node, attributes: { ...rest, ...painted }, children }];
  };
  const [x, y, w, h] = view;
  const size = { width: Math.round(w / pixelSize), height: Math.round(h / pixelSize) };
  const flat: SvgNode = {
    tag: 'g',
    attributes: { 'shape-rendering': 'crispEdges' },
    children: things.flatMap(({ drawn }, i) => nodesOf(drawn).flatMap(node => coded(node, i + 1))),
  };
  const picture = svg(size.width, size.height, flat, `${x} ${y} ${w} ${h}`);
  const counted = await cache.recallAsync(`edges ${hashOf(picture)}`, async () =>
    touching(
      await sharp(Buffer.from(picture), { unlimited: true }).removeAlpha().raw().toBuffer(),
      size.width,
    ),
  );
  return counted.split(';').flatMap(each => {
    const [back = 0, front = 0, colour = 0, pixels = 0] = each.split(' ').map(Number);
    const [backThing, frontThing] = [things[back - 1], things[front - 1]];
    if (!backThing || !frontThing || (backThing.isPlace && frontThing.isPlace)) return [];
    return [
      { pair: [backThing.id, frontThing.id], colour: colours[colour] ?? '', length: pixels * pixelSize },
    ];
  });
}

/**
 * Counts the pairs of neighbouring pixels that have the same colour but belong to two things. Returns one entry for
 * every pair of things and every colour: "back front colour count", four numbers. The entries are joined by ";".
 */
function touching(pixels: Uint8Array, width: number): string {
  const found = new Map<string, number>();
  const isMixed = (at: number) => (checkOf(pixels[at] ?? 0, pixels[at + 1] ?? 0) & 255) !== pixels[at + 2];
  const touch = (at: number, other: number) => {
    const [one = 0, two = 0] = [pixels[at], pixels[other]];
    const colour = pixels[at + 1] ?? 0;
    if (one === two || one === UNCHECKED || two === UNCHECKED || colour !== pixels[other + 1]) return;
    if (isMixed(at) || isMixed(other)) return;
    const key = `${Math.min(one, two)} ${Math.max(one, two)} ${colour}`;
    found.set(key, (found.get(key) ?? 0) + 1);
  };
  const row = width * CHANNELS;
  for (let at = 0; at < pixels.length; at += CHANNELS) {
    if ((at + CHANNELS) % row !== 0) touch(at, at + CHANNELS);
    if (at + row < pixels.length) touch(at, at + row);
  }
  return [...found].map(([key, count]) => `${key} ${count}`).join(';');
}
