/** Makes pixels of a drawing on the page, in pieces, so that it can answer its visitor in between. */
import { drawing, type Picture, pixelsOf } from './draw.ts';
import { pause } from './pause.ts';

/** Milliseconds of work without a pause. */
const LONGEST_WORK = 8;

/** Rasterises a picture on a canvas of its own. Rejects where it is broken or there is no canvas. */
export async function rasteriseHere(picture: Picture): Promise<HTMLCanvasElement> {
  const element = document.createElement('canvas');
  // kept off the graphics chip, which takes far longer over thousands of small outlines and holds up every frame
  const canvas = element.getContext('2d', { willReadFrequently: true });
  if (!canvas) throw new Error('A drawing needs a canvas');
  const { w, h } = pixelsOf(picture);
  element.width = w;
  element.height = h;
  let until = 0;
  for (const _ of drawing(canvas, picture)) {
    if (performance.now() <= until) continue;
    await pause();
    until = performance.now() + LONGEST_WORK;
  }
  await pause(); // sending it to the graphics card is one long piece of work
  return element;
}
