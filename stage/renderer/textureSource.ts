/** Creates a Pixi texture source from pixels, and frees the memory of pixels. */
import { ImageSource } from 'pixi.js';
import type { LoadedPack } from '../preload/readPack.ts';
import type { RegionOf } from '../story/types.ts';
import type { Graphics } from './graphics.ts';
import type { Pixels, Rasteriser } from './rasteriser.ts';

/** The objects and functions that are needed to make textures for one layout. */
export interface TextureMakers {
  readonly graphics: Graphics;
  readonly rasteriser: Pick<Rasteriser, 'raster'>;
  /** the loaded pack that holds a drawing for this layout; undefined if it is not loaded */
  packOf(drawing: string): LoadedPack | undefined;
  readonly regionOf: RegionOf;
}

/** Returns a Pixi source for pixels from `Graphics.uploadable`; `resolution` is pixels per stage unit. */
export function sourceOf(pixels: Pixels, resolution: number, { hasOwnCopies }: Graphics): ImageSource {
  // A bitmap from a worker has the method `close`, and its alpha is already premultiplied. If `hasOwnCopies` is false,
  // the renderer draws on a canvas, and both alpha modes work.
  const alphaMode = hasOwnCopies && 'close' in pixels ? 'premultiplied-alpha' : 'premultiply-alpha-on-upload';
  const source = new ImageSource({ resource: pixels, resolution, alphaMode });
  source.autoGarbageCollect = false; // a texture that Pixi unloads cannot be uploaded again after `drop`
  return source;
}

/** Frees the memory of pixels immediately. On a phone, garbage collection would free it too late. */
export function drop(pixels: Pixels) {
  if ('close' in pixels) pixels.close();
  else pixels.width = 0;
}
