/** The pixels of a texture, and when they may go. */
import { ImageSource } from 'pixi.js';
import type { Graphics } from './graphics.ts';
import type { Pixels } from './rasteriser.ts';

/** A source of pixels that `graphics` has made uploadable, so many of them to a unit. */
export function sourceOf(pixels: Pixels, resolution: number, { copies }: Graphics): ImageSource {
  // a worker's bitmap has its alpha multiplied in; the canvas renderer takes either as it is
  const alphaMode = copies && 'close' in pixels ? 'premultiplied-alpha' : 'premultiply-alpha-on-upload';
  const source = new ImageSource({ resource: pixels, resolution, alphaMode });
  source.autoGarbageCollect = false; // it could not be uploaded again
  return source;
}

/** Gives up the memory of pixels at once: until they are collected by themselves is late on a phone. */
export function drop(pixels: Pixels) {
  if ('close' in pixels) pixels.close();
  else pixels.width = 0;
}
