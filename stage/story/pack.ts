/** The types of a pack: drawings as display lists, painted back to front. */
import type { ImageRegion } from './image.ts';

/**
 * A shape without gradients. `outline` is an index into the pack's outlines, `fill` and `stroke` are indices into its
 * colours; -1 means none. A stroke is `width` wide, in the unit of the outline's points, and has mitred corners. With
 * `isRound` its ends are round.
 */
type Shape = readonly [outline: number, fill: number, stroke?: number, width?: number, isRound?: 0 | 1];

/**
 * A part and its placement:
 * - `part` is an index into the pack's parts
 * - `transform` is a list of SVG transforms in a short form: `t` translate, `r` rotate (degrees, then the centre if it
 *   is not 0, 0), `s` scale, `m` matrix. For example, `t3 4r-8` is `translate(3 4)rotate(-8)`
 * - `clip` is the index of the outline that clips the part, -1 for none
 * - `opacity` (0 to 1) applies to each shape of the part
 */
export type Placed = readonly [part: number, transform: string, clip?: number, opacity?: number];

export type Item = Shape | Placed;

/** A region of a drawing. Images that look the same share one region; `ids` contains their names. */
export interface PackedImage extends Omit<ImageRegion, 'file'> {
  readonly ids: readonly string[];
}

/** A drawing: painted into one texture, or shown as an SVG image outside the canvas. */
export interface PackedDrawing {
  /** stage units */
  readonly w: number;
  readonly h: number;
  /** what is painted, back to front. In a drawing with `images`: one `Placed` (see below) for each image */
  readonly items: readonly Item[];
  /** absent for a card, which is not on the stage */
  readonly images?: readonly PackedImage[];
}

export interface Pack {
  /** CSS colours */
  readonly colours: readonly string[];
  /** SVG path data */
  readonly outlines: readonly string[];
  /** groups of items; an item of the type `Placed` refers to a part by the part's index in this array */
  readonly parts: readonly (readonly Item[])[];
  /** the drawings; each key is a drawing's name, such as '03_sheet' */
  readonly drawings: Readonly<Record<string, PackedDrawing>>;
}

/**
 * The contents of a pack's file, in JSON. Each property is a column: it holds all values of one kind, because
 * similar values compress best together. A column of numbers is one text (see `digits`). An outline or a part
 * is written at its first use. Each later use is a number that refers back to it (see `outline` and `part`).
 */
export interface PackText {
  readonly colours: readonly string[];
  /**
   * the drawings; `tree` has their items in the same order. `images`: one text for each rectangle of the drawing that
   * holds an image. Several images can share a rectangle: the text has all their names, separated by spaces. `bleeds`:
   * see `ImageRegion`
   */
  readonly drawings: readonly (readonly [
    name: string,
    w: number,
    h: number,
    images?: readonly string[],
    bleeds?: 1,
  ])[];
  /**
   * the numbers of each rectangle that holds an image, as in `ImageRegion`: `x` and `y`. In a drawing with
   * several such rectangles, `w`, `h` and `sheet` follow
   */
  readonly places: string;
  /**
   * the items of all drawings, one letter each:
   * - `f`: a shape with a fill only; `s`: a shape with a stroke; `r`: a shape with a round-ended stroke
   * - `g`: a part; `c`: a part with a clip; `o`: a part with an opacity; `b`: a part with a clip and an opacity. The
   *   letters of the part's items follow, but only at the first use of the part
   * - `.`: the end of a part, of an image, or of a drawing without images
   */
  readonly tree: string;
  /**
   * one number for the outline of each shape and each clip. 0: a new outline, the next one in `steps`. 1: the outline
   * that was read from `steps` last. 2: the outline before that one in `steps`, and so on
   */
  readonly outline: string;
  /**
   * the outlines; `points` contains their numbers. An outline is written as the number of decimals of its points, then
   * a letter for each path command:
   * - `m`, `l`, `q`, `c`, `z`: as in SVG, but each point is relative to the point before it
   * - `n`: begins a smooth curve to a point; `w`: continues it, see `controls` in smooth.ts
   * - `a`: an arc: two radii, rotation, its two flags as one number, a point
   * - `e`: a whole ellipse: its leftmost point, two radii
   */
  readonly steps: string;
  readonly points: string;
  /** for each shape: the index of its fill in `colours`, -1 for no fill */
  readonly fill: string;
  /** for each stroke: `stroke`: its colour's index in `colours`; `width`: its width in hundredths of a unit */
  readonly stroke: string;
  readonly width: string;
  /**
   * one number for each use of a part, that is, for each `g`, `c`, `o` and `b` of `tree`. 0: a new part, whose items
   * follow in `tree`. 1: the part or image that ended last in `tree`. 2: the one that ended before it, and so on
   */
  readonly part: string;
  /**
   * for each use of a part: the letters of its transform, then a space. `t` translates, `m` is a matrix. `r`
   * rotates around 0, 0, and `R` around a point. `s` has one scale factor, `S` has one for x and one for y
   */
  readonly moves: string;
  /** the numbers of the transforms: factors in thousandths, other numbers in tenths */
  readonly by: string;
  /** for each use of a part with an opacity (`o` and `b` of `tree`): the opacity in hundredths */
  readonly opacity: string;
}

/** An entry in the list of packs (`PACKS` in images.generated.ts). */
export interface PackFile {
  /** path from the site's root, such as '/simulation/md/romy-1a2b3c.json'; '1a2b3c': the text's checksum */
  readonly address: string;
  /** the groups of the pack's images: a chapter's code ('03'), or 'romy' for the ambassador */
  readonly groups: readonly string[];
  /** how many images the pack contains */
  readonly images: number;
}
