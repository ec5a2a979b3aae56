/** Rules for the staging of a step in a window. Tests apply the rules to the steps of the story. */

import { partsOf } from '../../stage/renderer/rig.ts';
import type { View } from '../../stage/runner/viewOf.ts';
import { FLOOD_MIN_SCALE } from '../../stage/story/posters.ts';
import type { Box, Element, Layout, PerLayout, Shot, Tableau } from '../../stage/story/types.ts';
import { fit as fitOf, fitShot, type Size, STAGE, unit } from '../../stage/viewport/fit.ts';

/**
 * A rectangle from its upper left corner (x0, y0) to its lower right corner (x1, y1), in CSS px of a window. Only the
 * rectangles of `Faces` are in units of an image.
 */
export interface Rect {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** Height of the area below the stage in which figures are still drawn, in stage units. A shot may show this area. */
const DRAWN_BELOW = 95;

/** Returns the names of the shot's boxes that extend beyond the stage and the drawn area below the stage. */
export function boxesOffStage(shot: Shot): readonly ('md' | 'sm' | 'focus')[] {
  const isOff = (layout: Layout, box: Box | undefined) => {
    if (!box) return false;
    const [x, y, w, h] = box;
    return Math.min(x, y) < 0 || x + w > STAGE[layout].w || y + h > STAGE[layout].h + DRAWN_BELOW;
  };
  const boxes = { md: isOff('md', shot.md), sm: isOff('sm', shot.sm), focus: isOff('md', shot.focus) };
  return (['md', 'sm', 'focus'] as const).filter(name => boxes[name]);
}

/** True if a question's shot is a close-up: a question needs the whole picture. False for a reaction. */
export const isCloseAtQuestion = ({ overlay, shot }: View) =>
  overlay.kind === 'question' && !overlay.wrong && shot.md !== undefined;

/**
 * The boxes of the faces in each image, by layout and image name, relative to the image's own origin. See
 * assets/images/faces.ts.
 */
export type Faces = PerLayout<Readonly<Record<string, readonly Rect[]>>>;

/**
 * Returns the tableau without the elements that are hidden behind a square of one colour that fills the window. An
 * image with a scale of at least `FLOOD_MIN_SCALE` is such a square.
 */
export function visibleElements(tableau: Tableau, layout: Layout): Tableau {
  const fills = ({ image, ...element }: Element) =>
    image !== undefined && (element[layout]?.k ?? 1) >= FLOOD_MIN_SCALE;
  return tableau.slice(Math.max(0, tableau.findLastIndex(fills)));
}

/** The names of an element's images at rest. */
const imagesOf = ({ image, face, rig }: Element): readonly string[] =>
  rig ? partsOf(rig, { mouth: undefined, blink: false }) : image ? [image, `${image}_head_${face}`] : [];

/**
 * Faces that are not checked with `faultsOfFace`: they may be cut or covered. The key is the description of
 * the picture (`View.description`). The value lists the ids of the elements with these faces. In chapter 6
 * the closed door of the changing room hides five players. In chapter 3 one element shows five faces, cut at
 * the brows and the chin.
 */
const ON_PURPOSE: Readonly<Record<string, readonly string[]>> = {
  'pictures.chapter_6.knock': ['jeta', 'luana', 'alma', 'samira', 'zoe'],
  'pictures.chapter_3.everybodyLooks': ['faces'],
};
export const isOnPurpose = (description: string, id: string) =>
  ON_PURPOSE[description]?.includes(id) ?? false;

/**
 * Returns the faces in the picture of a step, in CSS pixels of a window. Leaves out the faces in `ON_PURPOSE`. `id`: id
 * of the element with the face.
 */
export function facesIn(view: View, layout: Layout, window: Size, faces: Faces) {
  const { scale, x: left, y: top } = fitShot(layout, window, view.shot);
  return visibleElements(view.tableau, layout).flatMap(element => {
    const { x = 0, y = 0, k = 1 } = element[layout] ?? {};
    if (!element[layout] || isOnPurpose(view.description, element.id)) return [];
    const boxes = imagesOf(element).flatMap(image => faces[layout][image] ?? []);
    const across = (at: number) => left + (x + k * at) * scale;
    const down = (at: number) => top + (y + k * at) * scale;
    return boxes.map(({ x0, y0, x1, y1 }) => ({
      id: element.id,
      rect: { x0: across(x0), y0: down(y0), x1: across(x1), y1: down(y1) },
    }));
  });
}

/** The part of a window that the chapter menu leaves free. */
export function freePart(window: Size): Rect {
  const fit = fitOf(window);
  return {
    x0: fit.layout === 'md' ? Math.max(56, 68 * unit(fit, window)) : 0,
    y0: 0,
    x1: window.w,
    y1: window.h,
  };
}

/**
 * Largest share of a face's width or height that the window's edge or the chapter menu may cut off. Such a cut removes
 * only hair or a part of a cheek.
 */
export const MAX_CUT = 0.1;
/** A face counts as outside if at least this share of it is cut off. Then at most hair or an ear is visible. */
const MIN_OUTSIDE = 0.9;
/** Largest share of a face that a bubble may cover. */
const MAX_COVERED = 0.04;

/**
 * Returns the largest share of a face's width or height that is beyond an edge of `room`. Negative: the face is inside.
 * 1 or more: the face is completely outside.
 */
export const shareBeyond = (face: Rect, room: Rect): number =>
  Math.max(
    (room.x0 - face.x0) / (face.x1 - face.x0),
    (face.x1 - room.x1) / (face.x1 - face.x0),
    (room.y0 - face.y0) / (face.y1 - face.y0),
    (face.y1 - room.y1) / (face.y1 - face.y0),
  );
const commonArea = (a: Rect, b: Rect) =>
  Math.max(0, Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0)) *
  Math.max(0, Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0));

/**
 * Returns a list of faults: 'cut' if an edge of `room` (the free part of a window) cuts the face by more
 * than MAX_CUT, and 'covered' if the bubble covers more than MAX_COVERED of the face. A face that is almost
 * completely outside `room` (see MIN_OUTSIDE) has no fault.
 */
export function faultsOfFace(
  face: Rect,
  room: Rect,
  bubble: Rect | undefined,
): readonly ('cut' | 'covered')[] {
  const outside = shareBeyond(face, room);
  if (outside >= MIN_OUTSIDE) return [];
  const area = (face.x1 - face.x0) * (face.y1 - face.y0);
  return [
    ...(outside > MAX_CUT ? ['cut' as const] : []),
    ...(bubble && commonArea(bubble, face) / area > MAX_COVERED ? ['covered' as const] : []),
  ];
}
