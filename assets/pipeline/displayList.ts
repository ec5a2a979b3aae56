/** Drawings as display lists, with each outline, colour and part (the content of a `g`) once. */
import type { Item, Pack, PackedDrawing, PackedImage } from '../../stage/story/pack.ts';
import { toSheet } from '../../stage/story/toSheet.ts';
import type { SvgNode } from '../kit/index.ts';

const NONE = -1;
const KNOWN = new Set([
  ...['d', 'cx', 'cy', 'r', 'rx', 'ry', 'transform', 'opacity'],
  ...['fill', 'stroke', 'stroke-width', 'stroke-linecap'],
]);
const STEPS: Readonly<Record<string, string>> = { translate: 't', rotate: 'r', scale: 's', matrix: 'm' };

const short = (n: number) => String(Math.round(n * 100) / 100).replace(/^(-?)0\./, '$1.');

function numberOf({ tag, attributes }: SvgNode, name: string, otherwise: number) {
  const n = Number(attributes[name] ?? otherwise);
  if (!Number.isFinite(n)) throw new Error(`a <${tag}> is drawn with ${name}="${attributes[name]}"`);
  return n;
}

function outlineOf(node: SvgNode): string {
  const { tag, attributes } = node;
  if (tag === 'path') return String(attributes.d ?? '');
  if (tag !== 'circle' && tag !== 'ellipse') throw new Error(`a display list cannot hold a <${tag}>`);
  const r = numberOf(node, 'r', 0);
  const [rx, ry] = [numberOf(node, 'rx', r), numberOf(node, 'ry', r)];
  const [x, y] = [numberOf(node, 'cx', 0) - rx, numberOf(node, 'cy', 0)];
  const half = (width: number) => `a${short(rx)} ${short(ry)} 0 1 0 ${short(width)} 0`;
  return `M${short(x)} ${short(y)}${half(2 * rx)}${half(-2 * rx)}z`;
}

function stepsOf(transform: string): string {
  const steps = [...transform.matchAll(/([a-zA-Z]+)\(([^)]*)\)/g)].map(([, name = '', values = '']) => {
    const step = STEPS[name];
    if (!step) throw new Error(`a display list cannot hold the transform ${name}(${values})`);
    const numbers = values.trim().split(/[\s,]+/);
    return `${step}${numbers.map(n => n.replace(/^(-?)0\./, '$1.')).join(' ')}`;
  });
  return steps.join('');
}

function numbered<T>() {
  const numbers = new Map<string, number>();
  const values: T[] = [];
  return {
    values,
    of(key: string, value: T): number {
      const number = numbers.get(key) ?? values.push(value) - 1;
      numbers.set(key, number);
      return number;
    },
  };
}

/** `add` and `addImages` throw if the stage cannot draw the drawing. */
export function newPack() {
  const [colours, outlines, parts] = [numbered<string>(), numbered<string>(), numbered<readonly Item[]>()];
  const drawings: Record<string, PackedDrawing> = {};

  const outline = (node: SvgNode) => {
    const d = outlineOf(node);
    return outlines.of(d, d);
  };
  const colour = (value: string | number) => colours.of(String(value), String(value));

  function shape(node: SvgNode): Item {
    const { fill = '#000', stroke = 'none', 'stroke-linecap': cap } = node.attributes;
    const filled = [outline(node), fill === 'none' ? NONE : colour(fill)] as const;
    if (stroke === 'none') return filled;
    const stroked = [...filled, colour(stroke), numberOf(node, 'stroke-width', 1)] as const;
    return cap === 'round' ? [...stroked, 1] : stroked;
  }

  function placed(items: readonly Item[], transform: string, clip: number, opacity: number): Item {
    const part = parts.of(JSON.stringify(items), items);
    if (opacity !== 1) return [part, transform, clip, opacity];
    return clip === NONE ? [part, transform] : [part, transform, clip];
  }

  function itemsOf(node: SvgNode): readonly Item[] {
    const unsupported = Object.keys(node.attributes).find(name => !KNOWN.has(name));
    if (unsupported) throw new Error(`a display list cannot hold the ${unsupported} of a <${node.tag}>`);
    const items = node.tag === 'g' ? node.children.flatMap(itemsOf) : [shape(node)];
    const transform = stepsOf(String(node.attributes.transform ?? ''));
    const clip = node.clip ? outline(node.clip) : NONE;
    const opacity = numberOf(node, 'opacity', 1);
    const isPlain = transform === '' && clip === NONE && opacity === 1;
    return isPlain ? items : [placed(items, transform, clip, opacity)];
  }

  return {
    add(name: string, w: number, h: number, nodes: readonly SvgNode[]) {
      drawings[name] = { w, h, items: nodes.flatMap(itemsOf) };
    },
    addImages(
      name: string,
      w: number,
      h: number,
      images: readonly (PackedImage & { nodes: readonly SvgNode[] })[],
    ) {
      const items = images.map(({ nodes, ...image }) =>
        placed(nodes.flatMap(itemsOf), toSheet(image), NONE, 1),
      );
      drawings[name] = { w, h, items, images: images.map(({ nodes: _, ...image }) => image) };
    },
    pack: (): Pack => ({
      colours: colours.values,
      outlines: outlines.values,
      parts: parts.values,
      drawings,
    }),
  };
}
