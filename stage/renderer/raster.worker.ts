import { inOneTask } from '../preload/pause.ts';
import { readPack } from '../preload/readPack.ts';
import type { Pack } from '../story/pack.ts';
import { drawShapeByShape, pixelsOf, type RasterInput } from './draw.ts';

export interface Request extends Omit<RasterInput, 'pack'> {
  readonly id: number;
  readonly pack: number;
  /** JSON text; only in the first request that names the pack */
  readonly text?: string;
}
export type Answer = { readonly id: number } & (
  | { readonly pixels: ImageBitmap }
  | { readonly error: string }
);

const packs = new Map<number, Pack>();

function packOf({ pack: number, text }: Request): Pack {
  const pack = text === undefined ? packs.get(number) : readPack(`pack ${number}`, text).pack;
  if (!pack) throw new Error(`The text of pack ${number} was never sent to the worker`);
  packs.set(number, pack);
  return pack;
}

function rasterised(input: RasterInput): ImageBitmap {
  const { w, h } = pixelsOf(input);
  const surface = new OffscreenCanvas(w, h);
  // makes the CPU rasterise: the GPU takes far longer for thousands of small outlines
  const canvas = surface.getContext('2d', { willReadFrequently: true });
  if (!canvas) throw new Error('The worker gets no 2D canvas context');
  inOneTask(drawShapeByShape(canvas, input));
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
