/** Contact sheets: many small pictures with a line of text above each, as one PNG. */
import sharp from 'sharp';
import type { Box, Layout, Point } from '../../stage/story/types.ts';
import { C, FRAME, svg } from '../kit/index.ts';

export interface Cell {
  readonly label: string;
  /** in units of its own */
  readonly svg: string;
  /** what part of those units to show */
  readonly view: Box;
}

const LABEL = 22; // px above each picture
const GAP = 10;
const TEXT: Record<Layout, number> = { md: 28, sm: 18.5 };
const LINE_HEIGHT = 1.45;
const LETTER = 0.5; // mean width of a letter, of the text's size
const CONTROLS = 64; // px at the foot of the stage that belong to the buttons

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
const text = (x: number, y: number, size: number, fill: string, words: string, weight = 600) =>
  `<text x="${x}" y="${y}" font-family="Arial, sans-serif" font-weight="${weight}" font-size="${size}" fill="${fill}">${escaped(words)}</text>`;

function wrapped(words: string, width: number, size: number): string[] {
  const most = Math.max(8, Math.floor(width / (size * LETTER)));
  const lines: string[] = [];
  for (const word of words.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length + 1 <= most)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** A bubble as the program will show it, roughly: the box it may fill, as high as its words. */
export function bubble(layout: Layout, box: Box, words: string, mouth?: Point): string {
  const [x, y, w, room] = box;
  const size = TEXT[layout];
  const pad = size * 0.9;
  const lines = wrapped(words, w - 2 * pad, size);
  const h = lines.length * size * LINE_HEIGHT + 1.6 * pad;
  const [mx, my] = mouth ?? [x + w / 2, y + h];
  const foot = Math.min(Math.max(mx, x + 40), x + w - 40);
  const tail = `<path d="M${foot - 18} ${y + h - 4}L${mx} ${my}L${foot + 18} ${y + h - 4}Z" fill="${C.white}"/>`;
  return (
    `<rect x="${x}" y="${y}" width="${w}" height="${room}" fill="none" stroke="${C.white}" stroke-dasharray="8 8" stroke-width="2"/>` +
    tail +
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${size}" fill="${C.white}"/>` +
    lines
      .map((line, i) => text(x + pad, y + pad * 0.8 + size * (0.85 + i * LINE_HEIGHT), size, C.ink, line))
      .join('') +
    `<circle cx="${mx}" cy="${my}" r="${size / 5}" fill="${C.ember}"/>`
  );
}

export const controls = (layout: Layout) => {
  const { w, h } = FRAME[layout];
  return `<rect x="1" y="${h - CONTROLS}" width="${w - 2}" height="${CONTROLS - 1}" fill="none" stroke="${C.ember}" stroke-width="2"/>`;
};

/** Writes the cells in a grid, each `width` px wide. */
export async function contactSheet(file: string, cells: readonly Cell[], width: number, columns: number) {
  const heights = cells.map(({ view: [, , w, h] }) => Math.round((width * h) / w));
  const rows = Math.ceil(cells.length / columns);
  const rowHeights = Array.from({ length: rows }, (_, r) =>
    Math.max(...heights.slice(r * columns, (r + 1) * columns)),
  );
  const topOf = (row: number) => rowHeights.slice(0, row).reduce((sum, h) => sum + h + LABEL + GAP, GAP);
  const pictures = await Promise.all(
    cells.map(async (cell, i) => {
      const left = GAP + (i % columns) * (width + GAP);
      const top = topOf(Math.floor(i / columns));
      const drawing = svg(width, heights[i] ?? width, cell.svg, cell.view.join(' '));
      const label = svg(width, LABEL, text(0, 16, 15, C.ink, cell.label));
      return [
        { input: Buffer.from(label), left, top },
        {
          input: await sharp(Buffer.from(drawing), { unlimited: true })
            .png({ compressionLevel: 1 })
            .toBuffer(),
          left,
          top: top + LABEL,
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
