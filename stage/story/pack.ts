/** The types of a pack: drawings as display lists, painted back to front. */

/**
 * A shape without gradients. `outline` is an index into the pack's outlines, `fill` and `stroke` are indices into its
 * colours; -1 is no fill or no stroke. A stroke is `width` wide, in the outline's unit, and has mitred corners. With
 * `isRound` its ends are round.
 */
type Shape = readonly [outline: number, fill: number, stroke?: number, width?: number, isRound?: 0 | 1];

/**
 * A part and its placement:
 * - `part` is an index into the pack's parts
 * - `transform` has the steps of an SVG transform, such as `t3 4r-8`: `t` translate, `r` rotate (degrees, around a
 *   point), `s` scale, `m` matrix
 * - `clip` is the index of the outline that clips the part, -1 for none
 * - `opacity` (0 to 1) applies to each shape of the part
 */
export type Placed = readonly [part: number, transform: string, clip?: number, opacity?: number];

export type Item = Shape | Placed;

/** A drawing: painted into one texture, or shown as an SVG image outside the canvas. */
export interface PackedDrawing {
  /** stage units */
  readonly w: number;
  readonly h: number;
  readonly items: readonly Item[];
}

export interface Pack {
  /** CSS colours */
  readonly colours: readonly string[];
  /** SVG path data */
  readonly outlines: readonly string[];
  /** groups of items that drawings use once or several times */
  readonly parts: readonly (readonly Item[])[];
  /** by name, such as '03_sheet' */
  readonly drawings: Readonly<Record<string, PackedDrawing>>;
}

/** The address of a pack, and its contents. */
export interface PackFile {
  /** root-relative; ends with '-', the checksum of the text and '.json' */
  readonly address: string;
  /** the groups of the pack's images, see `Image.group` */
  readonly groups: readonly string[];
  /** number of the pack's images */
  readonly images: number;
}
