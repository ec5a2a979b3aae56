import { inShortTasks, pause } from '../preload/pause.ts';
import { drawShapeByShape, pixelsOf, type RasterInput } from './draw.ts';

/** In short tasks. Rejects if the drawing is broken or the page gets no 2D canvas context. */
export async function rasteriseHere(input: RasterInput): Promise<HTMLCanvasElement> {
  const element = document.createElement('canvas');
  // makes the CPU rasterise: the GPU takes far longer for thousands of small outlines, and delays frames
  const canvas = element.getContext('2d', { willReadFrequently: true });
  if (!canvas) throw new Error('The page gets no 2D canvas context');
  const { w, h } = pixelsOf(input);
  element.width = w;
  element.height = h;
  await inShortTasks(drawShapeByShape(canvas, input));
  await pause(); // the upload is one long task
  return element;
}
