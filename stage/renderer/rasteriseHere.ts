/** Rasterises a drawing on the page's main thread, in short tasks, so that the page stays responsive. */
import { inShortTasks, pause } from '../preload/pause.ts';
import { drawing, type Picture, pixelsOf } from './draw.ts';

/** Rasterises a picture on a new canvas. Rejects if the picture is broken or the page gets no 2D canvas context. */
export async function rasteriseHere(picture: Picture): Promise<HTMLCanvasElement> {
  const element = document.createElement('canvas');
  // this option makes the CPU rasterise: the GPU takes far longer for thousands of small outlines, and delays frames
  const canvas = element.getContext('2d', { willReadFrequently: true });
  if (!canvas) throw new Error('The page gets no 2D canvas context');
  const { w, h } = pixelsOf(picture);
  element.width = w;
  element.height = h;
  await inShortTasks(drawing(canvas, picture));
  await pause(); // lets the browser handle input before the upload, which is one long task
  return element;
}
