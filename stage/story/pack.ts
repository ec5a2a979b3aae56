/** The types of a pack: drawings as display lists, painted back to front. */
import type { ImageRegion } from './image.ts';

/**
 * Indices into the pack's outlines and colours, -1 for none. `width` in units of the outline; mitred corners, and round
 * ends with `isRound`.
 */
type Shape = readonly [outline: number, fill: number, stroke?: number, width?: number, isRound?: 0 | 1];

/**
 * `part` and `clip` are indices into the pack's parts and outlines (-1: no clip). `transform`: SVG's in short, `t`
 * translate, `r` rotate (degrees, and the centre if it is not 0, 0), `s` scale, `m` matrix: `t3 4r-8` is `translate(3
 * 4)rotate(-8)`. `opacity` (0 to 1) applies to each shape.
 */
export type Placed = readonly [part: number, transform: string, clip?: number, opacity?: number];

export type Item = Shape | Placed;

export interface PackedImage extends Omit<ImageRegion, 'file'> {
  readonly ids: readonly string[];
}

export interface PackedDrawing {
  readonly w: number;
  readonly h: number;
  /** back to front; with `images`, one `Placed` for each image */
  readonly items: readonly Item[];
  readonly images?: readonly PackedImage[];
}

export interface Pack {
  readonly colours: readonly string[];
  readonly outlines: readonly string[];
  readonly parts: readonly (readonly Item[])[];
  readonly drawings: Readonly<Record<string, PackedDrawing>>;
}

/**
 * A pack's JSON in columns, because similar values compress best together. A column of numbers is one text (`digits`).
 * An outline or part is written at its first use; later uses refer back to it.
 */
export interface PackText {
  readonly colours: readonly string[];
  /**
   * in the order of `tree`. `images`: for each rectangle the names of its images, separated by spaces. `bleeds`: see
   * `ImageRegion`
   */
  readonly drawings: readonly (readonly [
    name: string,
    w: number,
    h: number,
    images?: readonly string[],
    bleeds?: 1,
  ])[];
  /** `x` and `y` of each rectangle (`ImageRegion`), and `w`, `h`, `sheet` if the drawing has several */
  readonly places: string;
  /**
   * the items of all drawings, one letter each:
   * - `f`: a shape with a fill only; `s`: a shape with a stroke; `r`: a shape with a round-ended stroke
   * - `g`: a part; `c`: a part with a clip; `o`: a part with an opacity; `b`: a part with a clip and an opacity. The
   *   letters of the part's items follow, but only at the first use of the part
   * - `.`: the end of a part, of an image, or of a drawing without images
   */
  readonly tree: string;
  /** for each shape and clip: 0: the next outline in `steps`; 1: the one read last; 2: the one before it, and so on */
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
  /** for each shape, an index in `colours`; -1: none */
  readonly fill: string;
  /** for each stroke: an index in `colours`, and hundredths of a unit */
  readonly stroke: string;
  readonly width: string;
  /**
   * for each use of a part: 0: a new part, whose items follow in `tree`; 1: the part or image that ended last; 2: the
   * one before it, and so on
   */
  readonly part: string;
  /**
   * for each use of a part: its transform's letters and a space. `R` rotates around a point, `r` around 0, 0; `S`
   * scales x and y apart
   */
  readonly moves: string;
  /** numbers of the transforms: factors in thousandths, others in tenths */
  readonly by: string;
  /** for each `o` and `b` of `tree`, in hundredths */
  readonly opacity: string;
}

export interface PackFile {
  /** such as '/simulation/md/romy-1a2b3c.json', with the text's checksum */
  readonly address: string;
  /** a chapter's code ('03'), or 'romy' for the ambassador */
  readonly groups: readonly string[];
  readonly images: number;
}
