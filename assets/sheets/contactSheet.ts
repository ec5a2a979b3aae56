import sharp from 'sharp';
import type { Box, Layout, Point } from '../../stage/story/types.ts';
import { C, type Drawn, svg } from '../kit/index.ts';
import { escaped, xml } from '../kit/xml.ts';

export interface Cell {
  readonly caption: string;
  readonly drawn: Drawn;
  /** SVG in the units of `drawn`, on top of it */
  readonly over?: readonly string[];
  readonly view: Box;
}

const CAPTION_HEIGHT = 22;
const GAP = 10;
const FONT_SIZE: Record<Layout, number> = { md: 28, sm: 18.5 };
const LINE_HEIGHT = 1.45;
const LETTER = 0.5; // average width, as a share of the font size
// The next three are in overlay units (`k` stage units, see `bubble`).
const CONTROLS = 64;
const EDGE = 14;
const LEAST = 300;

const text = (x: number, y: number, size: number, words: string) =>
  xml(
    'text',
    { x, y, fill: C.ink, 'font-family': 'Arial, sans-serif', 'font-weight': 600, 'font-size': size },
    escaped(words),
  );

/** `elements` may include words, which a `Drawn` cannot. */
const overlay = (width: number, height: number, view: Box, elements: readonly string[]) =>
  xml('svg', { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: view.join(' ') }, ...elements);

function wrapped(words: string, width: number, size: number): string[] {
  const maxLength = Math.max(8, Math.floor(width / (size * LETTER)));
  const lines: string[] = [];
  for (const word of words.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length + 1 <= maxLength)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

export interface BubbleLine {
  readonly box: Box;
  readonly words: string;
  readonly mouth?: Point;
}

/**
 * Approximate, from the upper edge of `box`; a dashed frame marks `box`, a dot the mouth. `k`: stage units per overlay
 * unit `--u` (overlays.css).
 */
export function bubble(layout: Layout, view: Box, k: number, { box, words, mouth }: BubbleLine): string[] {
  const [left, top, width] = view;
  const [boxX, boxY, boxW, boxH] = box;
  const w = Math.min(Math.max(boxW, LEAST * k), width - 2 * EDGE * k);
  const x = Math.min(Math.max(boxX + (boxW - w) / 2, left + EDGE * k), left + width - w - EDGE * k);
  const y = Math.max(boxY, top + EDGE * k);
  const size = FONT_SIZE[layout] * k;
  const pad = size * 0.9;
  const lines = wrapped(words, w - 2 * pad, size);
  const h = lines.length * size * LINE_HEIGHT + 1.6 * pad;
  const [mx, my] = mouth ?? [x + w / 2, y + h];
  const tailX = Math.min(Math.max(mx, x + 40), x + w - 40);
  const tail = `M${tailX - 18} ${y + h - 4}L${mx} ${my}L${tailX + 18} ${y + h - 4}Z`;
  const lineAt = (i: number) => y + pad * 0.8 + size * (0.85 + i * LINE_HEIGHT);
  const dashed = { fill: 'none', stroke: C.white, 'stroke-dasharray': '8 8', 'stroke-width': 2 };
  return [
    xml('rect', { x, y, width: w, height: boxH, ...dashed }),
    xml('path', { d: tail, fill: C.white }),
    xml('rect', { x, y, width: w, height: h, rx: size, fill: C.white }),
    ...lines.map((line, i) => text(x + pad, lineAt(i), size, line)),
    xml('circle', { cx: mx, cy: my, r: size / 5, fill: C.ember }),
  ];
}

export const controls = ([x, y, w, h]: Box, k: number) =>
  xml('rect', {
    x: x + k,
    y: y + h - CONTROLS * k,
    width: w - 2 * k,
    height: (CONTROLS - 1) * k,
    fill: 'none',
    stroke: C.ember,
    'stroke-width': 2 * k,
  });

const pngOf = (drawing: string) =>
  sharp(Buffer.from(drawing), { unlimited: true }).png({ compressionLevel: 1 }).toBuffer();

export async function contactSheet(file: string, cells: readonly Cell[], width: number, columns: number) {
  const heights = cells.map(({ view: [, , w, h] }) => Math.round((width * h) / w));
  const rows = Math.ceil(cells.length / columns);
  const rowHeights = Array.from({ length: rows }, (_, r) =>
    Math.max(...heights.slice(r * columns, (r + 1) * columns)),
  );
  const topOf = (row: number) =>
    rowHeights.slice(0, row).reduce((sum, h) => sum + h + CAPTION_HEIGHT + GAP, GAP);
  const pictures = await Promise.all(
    cells.map(async (cell, i) => {
      const left = GAP + (i % columns) * (width + GAP);
      const top = topOf(Math.floor(i / columns));
      const height = heights[i] ?? width;
      const drawing = svg(width, height, cell.drawn, cell.view.join(' '));
      const caption = overlay(
        width,
        CAPTION_HEIGHT,
        [0, 0, width, CAPTION_HEIGHT],
        [text(0, 16, 15, cell.caption)],
      );
      return [
        { input: Buffer.from(caption), left, top },
        { input: await pngOf(drawing), left, top: top + CAPTION_HEIGHT },
        {
          input: Buffer.from(overlay(width, height, cell.view, cell.over ?? [])),
          left,
          top: top + CAPTION_HEIGHT,
        },
      ];
    }),
  );
  const canvas = {
    width: GAP + columns * (width + GAP),
    height: topOf(rows),
    channels: 3,
    background: C.white,
  } as const;
  await sharp({ create: canvas }).composite(pictures.flat()).png({ compressionLevel: 6 }).toFile(file);
}
