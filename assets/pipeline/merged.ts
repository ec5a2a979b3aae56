/** Things that touch and have the same colour there, so that no edge is visible. */
import sharp from 'sharp';
import { type Drawn, nodesOf, type SvgNode, svg } from '../kit/index.ts';
import { hashOf, type openCache } from './cache.ts';

export interface Thing {
  readonly id: string;
  readonly drawn: Drawn;
  /** two background parts need no visible edge */
  readonly isPlace: boolean;
}
export interface Merged {
  readonly pair: readonly [string, string];
  readonly colour: string;
  readonly length: number;
}

/** Shadows on the ground; things count from 1. */
const UNCHECKED = 0;
const CHANNELS = 3;

/** A pixel in which anti-aliasing mixes two things almost never has this third byte. */
const checkOf = (thing: number, colour: number) => (thing * 37) ^ (colour * 91 + 85);
const code = (thing: number, colour: number) =>
  `#${[thing, colour, checkOf(thing, colour) & 255].map(value => value.toString(16).padStart(2, '0')).join('')}`;

/** `things`: back to front. `pixelSize`: in picture units; a shorter shared edge may be missed. */
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

/** For every pair and colour: "back front colour count", joined by ";". */
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
