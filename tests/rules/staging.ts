/** Rules for the staging of a step in a window. Tests apply the rules to the steps of the story. */

import { partsOf } from '../../stage/renderer/rig.ts';
import type { View } from '../../stage/runner/viewOf.ts';
import { FLOOD_MIN_SCALE } from '../../stage/story/posters.ts';
import type { Box, Element, Layout, PerLayout, Shot, Speaker, Tableau } from '../../stage/story/types.ts';
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
export type Faces = PerLayout<
  Readonly<Record<string, readonly (Rect & { readonly who?: string | undefined })[]>>
>;

/**
 * Returns the tableau without the elements that are hidden behind a square of one colour that fills the window. An
 * image with a scale of at least `FLOOD_MIN_SCALE` is such a square.
 */
function visibleElements(tableau: Tableau, layout: Layout): Tableau {
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
const isOnPurpose = (description: string, id: string) => ON_PURPOSE[description]?.includes(id) ?? false;

/**
 * Returns the faces in the picture of a step, in CSS pixels of a window. Leaves out the faces in `ON_PURPOSE`. `id`: id
 * of the element with the face. `who`: the cast member, if the drawing names one.
 */
export function facesIn(view: View, layout: Layout, window: Size, faces: Faces) {
  const { scale, x: left, y: top } = fitShot(layout, window, view.shot);
  return visibleElements(view.tableau, layout).flatMap(element => {
    const { x = 0, y = 0, k = 1 } = element[layout] ?? {};
    if (!element[layout] || isOnPurpose(view.description, element.id)) return [];
    const boxes = imagesOf(element).flatMap(image => faces[layout][image] ?? []);
    const across = (at: number) => left + (x + k * at) * scale;
    const down = (at: number) => top + (y + k * at) * scale;
    return boxes.map(({ who, x0, y0, x1, y1 }) => ({
      id: element.id,
      who,
      rect: { x0: across(x0), y0: down(y0), x1: across(x1), y1: down(y1) },
    }));
  });
}

/** The cast member of each speaker. */
export const WHO: Readonly<Record<Speaker, string | undefined>> = {
  ambassador: 'romy',
  assistant: undefined, // the visitor's face is never in the picture
  parent: 'mrGerber',
  'player.alma': 'alma',
  'player.jeta': 'jeta',
  'player.luana': 'luana',
  'player.zoe': 'zoe',
};

/**
 * Steps whose speaker is outside the shot on purpose. The shot shows what the line is about (see the comments in the
 * table). The bubble is a caption without a tail. `upright`, `wide`: only in these windows of the medium layout.
 */
const VOICES: Readonly<Record<string, readonly (Layout | 'upright' | 'wide')[]>> = {
  // the shots show a cone, and Zoé's face
  '2 cones': ['wide'],
  '2 quietZoe': ['wide'],
  // the shots show the list and the pen
  '1 whatCounts': ['md'],
  '1 reply': ['upright'],
  // the shot shows a message on the phone
  '1 luanaAsks': ['md', 'sm'],
  // the shots show the ball in the net, and the faces of the team that has conceded this goal
  '3 goal': ['md'],
  '3 everybodyLooks': ['md', 'sm'],
  // the shots show Mr Gerber, Luana, or both
  '5 gerberComes': ['md', 'sm'],
  '5 quiet': ['upright', 'sm'],
  '5 luanaIsOn': ['upright'],
  // the shots show events on the pitch that Romy describes
  '5 oneAll': ['md', 'sm'],
  '5 theirCorner': ['md', 'sm'],
  '6 behindYou': ['md', 'sm'],
  '6 whistle': ['md', 'sm'],
  // the shots show the hand at the door, Alma under the towel, the players who laugh on the bench
  '6 knock': ['md'],
  '6 towel': ['md', 'sm'],
  '6 laugh': ['md', 'sm'],
  // the shot shows the picture on Romy's phone
  '8 sandra': ['md', 'sm'],
  // the shots show the pages of Romy's notebook
  '0 heidi': ['md', 'sm'],
  '1 dropped': ['md', 'sm'],
  '3 bottle': ['md', 'sm'],
  '4 finally': ['md', 'sm'],
  // the shots show the circle of players from above; no face is visible
  '4 drink': ['md', 'sm'],
  '4 lookRight': ['md', 'sm'],
};

/**
 * By step: the bystander whose face may be cut or covered in a landscape window with a smaller aspect ratio
 * than the medium stage. Such a window shows more above and below the shot, and the bubble and the chapter
 * menu cover a larger share of the window.
 */
const PARTLY_SEEN_IN_NARROW_WINDOWS: Readonly<Record<string, string>> = {
  '2 sayHello': 'samira',
  '4 elevenNotes': 'alma',
  '4 motorway': 'alma',
  '5 gerberComes': 'luana',
  '7 burstingWithIt': 'alma',
  '7 whatSheSaw': 'samira',
};

const isWide = ({ w, h }: Size) => w > h;
/** Whether a landscape window has a smaller aspect ratio than the medium stage. */
export const isNarrow = (window: Size) => isWide(window) && window.w / window.h < STAGE.md.w / STAGE.md.h;

/** Whether the speaker of a step is outside its shot on purpose. `name`: chapter and name of the step. */
export function isVoice(name: string, window: Size): boolean {
  const { layout } = fitOf(window);
  const shape = isWide(window) ? 'wide' : 'upright';
  return VOICES[name]?.some(where => where === layout || (layout === 'md' && where === shape)) ?? false;
}

/**
 * Whether the face of this element may be cut or covered at this step in this window. On the smallest phone, the box of
 * the longest reply overlaps Romy's forehead, but its rounded corner does not.
 */
export const mayBePartlySeen = (name: string, id: string, window: Size) =>
  (isNarrow(window) && PARTLY_SEEN_IN_NARROW_WINDOWS[name] === id) ||
  (window.w < 360 && name === '1 reply' && id === 'romy');

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
