/** Renders pictures to pixels for tests. */
import sharp from 'sharp';
import { type Drawn, svg } from '../../../assets/kit/index.ts';

export type View = readonly [x: number, y: number, w: number, h: number];

/** Renders an SVG file to RGBA pixels. */
export const pixelsOfFile = (text: string) => sharp(Buffer.from(text)).ensureAlpha().raw().toBuffer();

/** Renders the area `view` to RGBA pixels, one pixel per unit. */
export const pixels = (drawn: Drawn, view: View) => {
  const [, , w, h] = view;
  return pixelsOfFile(svg(w, h, drawn, view.join(' ')));
};

/** Cuts the area `view` out of an image; `all` holds its RGBA pixels, `width` is its width in pixels. */
export function cropped(all: Buffer, width: number, [x, y, w, h]: View) {
  const row = (i: number) => 4 * ((y + i) * width + x);
  return Buffer.concat(Array.from({ length: h }, (_, i) => all.subarray(row(i), row(i) + 4 * w)));
}

/** A pixel's four channels as one number. */
const words = (pixels: Buffer) =>
  pixels.byteOffset % 4 === 0
    ? new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4)
    : new Uint32Array(Uint8Array.from(pixels).buffer);

/** Returns the share of pixels that differ visibly, 0 to 1; 1 for different sizes. */
export function difference(a: Buffer, b: Buffer) {
  if (a.length !== b.length) return 1;
  const VISIBLE = 48; // of 255, in one channel
  let different = 0;
  const [one, other] = [words(a), words(b)];
  for (let i = 0; i < a.length; i += 4) {
    if (one[i / 4] === other[i / 4]) continue;
    for (let c = 0; c < 4; c++) {
      if (Math.abs((a[i + c] ?? 0) - (b[i + c] ?? 0)) > VISIBLE) {
        different++;
        break;
      }
    }
  }
  return (4 * different) / a.length;
}
