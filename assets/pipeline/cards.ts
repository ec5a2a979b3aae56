/** Card fronts as PNG at the addresses that the specification sets. The match day draws them from the packs. */
import sharp from 'sharp';
import { CARD } from '../cards/family.ts';
import { svg } from '../kit/index.ts';
import type { Cards } from './packs.ts';

const SCALE = 4 / 3;
const MIN_SHARE = 0.003; // a rarer colour comes from anti-aliased edges

export const cardDrawings = (cards: Cards) =>
  [...cards].map(([group, front]) => {
    const drawing = svg(CARD.w * SCALE, CARD.h * SCALE, front, `0 0 ${CARD.w} ${CARD.h}`);
    return [`${group}_card.png`, drawing] as const;
  });

const distance = (a: number, b: number) =>
  [0, 8, 16, 24].reduce((sum, bits) => sum + (((a >>> bits) & 255) - ((b >>> bits) & 255)) ** 2, 0);

/** Without anti-aliasing, whose mixed colours would make the file 50 % larger. */
export async function cardPng(drawing: string) {
  const { data, info } = await sharp(Buffer.from(drawing))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const counts = new Map<number, number>();
  for (let i = 0; i < data.length; i += 4) {
    const colour = data.readUInt32BE(i);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const chosen = [...counts.keys()].filter(
    colour => (counts.get(colour) ?? 0) > (data.length / 4) * MIN_SHARE,
  );
  const nearest = (colour: number) =>
    chosen.reduce((a, b) => (distance(b, colour) < distance(a, colour) ? b : a));
  const shown = new Map([...counts.keys()].map(colour => [colour, nearest(colour)]));
  for (let i = 0; i < data.length; i += 4) data.writeUInt32BE(shown.get(data.readUInt32BE(i)) ?? 0, i);
  const { width, height } = info;
  return sharp(data, { raw: { width, height, channels: 4 } })
    .png({ palette: true, colours: 16, dither: 0, effort: 10, compressionLevel: 9 })
    .toBuffer();
}
