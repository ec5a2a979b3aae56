/** The worker that rasterises drawings, one after the other. */
import { readPack } from '../preload/readPack.ts';
import type { Pack } from '../story/pack.ts';
import { drawing, type Picture, pixelsOf } from './draw.ts';

export interface Request extends Omit<Picture, 'pack'> {
  /** returned with the answer */
  readonly id: number;
  /** number of the pack; `text` comes with the first request for the pack only */
  readonly pack: number;
  readonly text?: string;
}
export type Answer = { readonly id: number } & (
  | { readonly pixels: ImageBitmap }
  | { readonly error: string }
);

const packs = new Map<number, Pack>();

function packOf({ pack: number, text }: Request): Pack {
  const pack = text === undefined ? packs.get(number) : readPack(`pack ${number}`, text).pack;
  if (!pack) throw new Error(`Pack ${number} has not come`);
  packs.set(number, pack);
  return pack;
}

function rasterised(picture: Picture): ImageBitmap {
  const { w, h } = pixelsOf(picture);
  const surface = new OffscreenCanvas(w, h);
  // rasterised on the CPU: the GPU takes far longer over thousands of small outlines
  const canvas = surface.getContext('2d', { willReadFrequently: true });
  if (!canvas) throw new Error('There is no canvas');
  const shapes = drawing(canvas, picture);
  while (!shapes.next().done);
  return surface.transferToImageBitmap();
}

addEventListener('message', ({ data }: MessageEvent<Request>) => {
  try {
    const pixels = rasterised({ ...data, pack: packOf(data) });
    postMessage({ id: data.id, pixels } satisfies Answer, { transfer: [pixels] });
  } catch (error) {
    postMessage({ id: data.id, error: String(error) } satisfies Answer);
  }
});
