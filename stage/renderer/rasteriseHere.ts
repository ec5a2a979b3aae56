/** Rasterises a drawing on the page's main thread, in short tasks, so that the page stays responsive. */
import { inShortTasks, pause } from '../preload/pause.ts';
import { drawShapeByShape, pixelsOf, type RasterInput } from './draw.ts';

/** Resolves to a new canvas. Rejects if the drawing is broken or the page gets no 2D canvas context. */
export async function rasteriseHere(input: RasterInput): Promise<HTMLCanvasElement> {
  const element = document.createElement('canvas');
  // this option makes the CPU rasterise: the GPU takes far longer for thousands of small outlines, and delays frames
  const canvas = element.getContext('2d', { willReadFrequently: true });
  if (!canvas) throw new Error('The page gets no 2D canvas context');
  const { w, h } = pixelsOf(input);
  element.width = w;
  element.height = h;
  await inShortTasks(drawShapeByShape(canvas, input));
  await pause(); // lets the browser handle input before the upload, which is one long task
  return element;
}
