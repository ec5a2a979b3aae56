import sharp from 'sharp';
import { type Drawn, svg } from '../../../assets/kit/index.ts';

export type View = readonly [x: number, y: number, w: number, h: number];

/** Returns RGBA pixels. */
export const pixelsOfFile = (text: string) => sharp(Buffer.from(text)).ensureAlpha().raw().toBuffer();

/** Renders the area `view` of a drawing, with one pixel per unit of the drawing. Returns RGBA pixels. */
export const pixels = (drawn: Drawn, view: View) => {
  const [, , w, h] = view;
  return pixelsOfFile(svg(w, h, drawn, view.join(' ')));
};

/** Returns the RGBA pixels of an area of a picture. `all`, `width`: pixels and width of the whole picture. */
export function cropped(all: Buffer, width: number, [x, y, w, h]: View) {
  const row = (i: number) => 4 * ((y + i) * width + x);
  return Buffer.concat(Array.from({ length: h }, (_, i) => all.subarray(row(i), row(i) + 4 * w)));
}

/** Returns one 32-bit number per pixel, made of the four channels. Equal numbers mean equal pixels. */
const uint32Of = (pixels: Buffer) =>
  pixels.byteOffset % 4 === 0
    ? new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4)
    : new Uint32Array(Uint8Array.from(pixels).buffer);

/** Returns the share of pixels that differ visibly, 0 to 1. Returns 1 if the sizes differ. */
export function difference(a: Buffer, b: Buffer) {
  if (a.length !== b.length) return 1;
  const INVISIBLE = 48; // a pixel differs visibly if one of its channels (0 to 255) differs by more than this
  let different = 0;
  const [one, other] = [uint32Of(a), uint32Of(b)];
  for (let i = 0; i < a.length; i += 4) {
    if (one[i / 4] === other[i / 4]) continue;
    for (let c = 0; c < 4; c++) {
      if (Math.abs((a[i + c] ?? 0) - (b[i + c] ?? 0)) > INVISIBLE) {
        different++;
        break;
      }
    }
  }
  return (4 * different) / a.length;
}
