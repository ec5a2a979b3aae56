/** Rules for the staging of a step in a window. The director warns with them, and unit tests check the story. */

import type { View } from '../../stage/runner/viewOf.ts';
import type { Box, Disc, Layout, PerLayout, Shot } from '../../stage/story/types.ts';
import { fitShot, type Size, STAGE } from '../../stage/viewport/fit.ts';

/** A rectangle in CSS pixels of a window. */
export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Figures are drawn down to this far below the stage, in stage units. A shot may show that part. */
const BELOW = 95;

/** Returns the boxes of a shot that are not on the stage or in the drawn part below it. */
export function boxesOffStage(shot: Shot): readonly ('md' | 'sm' | 'focus')[] {
  const isOff = (layout: Layout, box: Box | undefined) => {
    if (!box) return false;
    const [x, y, w, h] = box;
    return Math.min(x, y) < 0 || x + w > STAGE[layout].w || y + h > STAGE[layout].h + BELOW;
  };
  const boxes = { md: isOff('md', shot.md), sm: isOff('sm', shot.sm), focus: isOff('md', shot.focus) };
  return (['md', 'sm', 'focus'] as const).filter(name => boxes[name]);
}

/** Whether a close-up stays at a question, which needs the whole picture. */
export const isCloseAtQuestion = ({ overlay, shot }: View) =>
  overlay.kind === 'question' && !overlay.wrong && shot.md !== undefined;

/** The faces of the images, by layout and image, relative to the image's own 0, 0. See assets/pictures/faces.ts. */
export type Faces = PerLayout<Readonly<Record<string, Disc>>>;

/** Returns the faces in the picture of a step, in CSS pixels of a window. `id`: id of the element with the face. */
export function facesIn(view: View, layout: Layout, window: Size, faces: Faces) {
  const { scale, x: left, y: top } = fitShot(layout, window, view.shot);
  return view.tableau.flatMap(({ id, image = '', [layout]: placement }) => {
    const face = faces[layout][image];
    if (!face || !placement) return [];
    const { x, y, k = 1, turn = 0 } = placement;
    const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
    const [right, down] = [(face[0] * cos - face[1] * sin) * k, (face[0] * sin + face[1] * cos) * k];
    const disc: Disc = [left + (x + right) * scale, top + (y + down) * scale, face[2] * k * scale];
    return [{ id, disc }];
  });
}

/** Share of a face's radius that must stay visible. Beyond it are only hair and outline, which an edge may cut. */
const INNER = 0.7;

/** Whether an edge of the window goes through a face. A face beyond the edge is not in the picture. */
export function isCut([x, y, r]: Disc, { left, top, right, bottom }: Rect): boolean {
  const inner = r * INNER;
  const isSeen = x > left - inner && x < right + inner && y > top - inner && y < bottom + inner;
  return isSeen && (x < left + inner || x > right - inner || y < top + inner || y > bottom - inner);
}

/** Whether a rectangle covers a part of a face. */
export function isOnFace([x, y, r]: Disc, { left, top, right, bottom }: Rect): boolean {
  const [nearX, nearY] = [Math.min(Math.max(x, left), right), Math.min(Math.max(y, top), bottom)];
  return Math.hypot(x - nearX, y - nearY) < r * INNER;
}

/** Whether a rectangle, such as a bubble with its tail, goes beyond the window; `slack`: by how many px it may. */
export const isBeyond = (rect: Rect, window: Rect, slack = 1) =>
  rect.left < window.left - slack ||
  rect.top < window.top - slack ||
  rect.right > window.right + slack ||
  rect.bottom > window.bottom + slack;
