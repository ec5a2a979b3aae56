import { readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import type { Layout, View } from '../../stage/index.ts';
import { type Faces, facesIn, faultsOfFace, freePart } from '../rules/staging.ts';

/**
 * Returns the ids of the elements whose faces lie under the element `cover`. The window is `width` x `height` CSS px
 * large and shows `view`.
 */
export async function facesUnder(
  cover: Locator,
  view: View,
  layout: Layout,
  { width, height }: { readonly width: number; readonly height: number },
): Promise<readonly string[]> {
  const faces: Faces = JSON.parse(readFileSync('.cache/faces.json', 'utf8'));
  const box = await cover.boundingBox();
  if (!box) throw new Error(`${cover} is not visible`);
  const rect = { x0: box.x, y0: box.y, x1: box.x + box.width, y1: box.y + box.height };
  const window = { w: width, h: height };
  return facesIn(view, layout, window, faces)
    .filter(face => faultsOfFace(face.rect, freePart(window), rect).includes('covered'))
    .map(({ id }) => id);
}
