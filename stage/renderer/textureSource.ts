/** Creates the source of a texture, and frees pixels. */
import { ImageSource } from 'pixi.js';
import type { Graphics } from './graphics.ts';
import type { Pixels } from './rasteriser.ts';

/** A Pixi source for uploadable pixels; `resolution` is pixels per stage unit. */
export function sourceOf(pixels: Pixels, resolution: number, { copies }: Graphics): ImageSource {
  // a worker's bitmap (it has `close`) is already premultiplied; for the canvas renderer both modes work
  const alphaMode = copies && 'close' in pixels ? 'premultiplied-alpha' : 'premultiply-alpha-on-upload';
  const source = new ImageSource({ resource: pixels, resolution, alphaMode });
  source.autoGarbageCollect = false; // Pixi must keep it, because after `drop` the pixels cannot be uploaded again
  return source;
}

/** Frees the memory of pixels at once: garbage collection comes too late on a phone. */
export function drop(pixels: Pixels) {
  if ('close' in pixels) pixels.close();
  else pixels.width = 0;
}
