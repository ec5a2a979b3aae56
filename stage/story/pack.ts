/** Pictures as they come over the line: drawings as lists of what is painted, back to front. */

/** A flat shape. Numbers count in the pack's lists; a fill of -1 is none. Strokes have pointed corners. */
type Shape = readonly [outline: number, fill: number, stroke?: number, width?: number, isRound?: 0 | 1];

/**
 * A part where it stands. `transform` are steps as SVG has them: `t` moves, `r` turns (degrees, round a point), `s`
 * scales, `m` is a matrix. It is cut to the outline `clip`, -1: to none. `opacity` is that of each of its shapes.
 */
export type Placed = readonly [part: number, transform: string, clip?: number, opacity?: number];

export type Item = Shape | Placed;

/** What is painted into one texture, or shown by the page itself. */
export interface PackedDrawing {
  /** stage units */
  readonly w: number;
  readonly h: number;
  readonly items: readonly Item[];
}

export interface Pack {
  /** as CSS writes them */
  readonly colours: readonly string[];
  /** SVG path data */
  readonly outlines: readonly string[];
  /** what is painted together, in one place or in several */
  readonly parts: readonly (readonly Item[])[];
  /** by name, such as '03_sheet' */
  readonly drawings: Readonly<Record<string, PackedDrawing>>;
}

/** Where a pack is found, and what it holds. */
export interface PackFile {
  /** root-relative, ends with '-', the checksum of its text and '.json' */
  readonly address: string;
  /** the groups of its images */
  readonly groups: readonly string[];
  /** how many images it holds */
  readonly images: number;
}
