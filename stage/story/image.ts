/** What the program knows of a picture. The list of all images, `images.ts`, is generated in these types. */

/** medium: a stage of 1512x982 units; small: 394x752, for viewports under 768 px wide. */
export type Layout = 'md' | 'sm';

/** One picture as one layout shows it. All numbers are stage units of that layout. */
export interface ImageRegion {
  /** name of the drawing that holds the picture, in the pack of the image's group */
  readonly file: string;
  /** its size on the stage */
  readonly w: number;
  readonly h: number;
  /** its top left corner, seen from where it stands (feet, seat or the stage's own corner) */
  readonly x: number;
  readonly y: number;
  /** its top left corner inside a sheet that several pictures share; absent: the drawing is the picture */
  readonly sheet?: readonly [x: number, y: number];
  /** a layer that goes on far beyond the stage, for windows of other shapes: painted is what the window shows */
  readonly bleeds?: true;
}

/** An image of the story; a layout that does not use it has no picture of it. */
export interface Image {
  readonly id: string;
  /** the chapter it is drawn for, as in `chapterCode`; the ambassador's parts are 'romy' */
  readonly group: string;
  readonly md?: ImageRegion;
  readonly sm?: ImageRegion;
}
