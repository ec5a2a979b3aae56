import { ImageSource } from 'pixi.js';
import type { LoadedPack } from '../preload/readPack.ts';
import type { RegionOf } from '../story/types.ts';
import type { Graphics } from './graphics.ts';
import type { Pixels, Rasteriser } from './rasteriser.ts';

export interface TextureMakers {
  readonly graphics: Graphics;
  readonly rasteriser: Pick<Rasteriser, 'raster'>;
  packOf(drawing: string): LoadedPack | undefined;
  readonly regionOf: RegionOf;
}

/** `pixels` from `Graphics.uploadable`; `resolution`: pixels per stage unit. */
export function sourceOf(pixels: Pixels, resolution: number, { hasOwnCopies }: Graphics): ImageSource {
  // A worker's bitmap (with `close`) is premultiplied already. A canvas renderer takes both modes.
  const alphaMode = hasOwnCopies && 'close' in pixels ? 'premultiplied-alpha' : 'premultiply-alpha-on-upload';
  const source = new ImageSource({ resource: pixels, resolution, alphaMode });
  source.autoGarbageCollect = false; // a texture that Pixi unloads cannot be uploaded again after `drop`
  return source;
}

/** On a phone, garbage collection would come too late. */
export function drop(pixels: Pixels) {
  if ('close' in pixels) pixels.close();
  else pixels.width = 0;
}
