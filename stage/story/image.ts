/** Types for images. The file `images.generated.ts` lists all images. A pack contains the regions of its images. */

/** Medium: a stage of 1512x982 units. Small: 394x752 units, for windows narrower than 768 px. */
export type Layout = 'md' | 'sm';

/** An image on one layout. All numbers are stage units of that layout. */
export interface ImageRegion {
  /** name of the drawing that contains the image; a drawing has one or several images */
  readonly file: string;
  /** the image's size on the stage */
  readonly w: number;
  readonly h: number;
  /** the image's top left corner, relative to the image's origin, such as a figure's feet or seat */
  readonly x: number;
  readonly y: number;
  /** the image's top left corner in its drawing; absent if the drawing contains no other image */
  readonly sheet?: readonly [x: number, y: number];
  /**
   * true for a layer that extends far beyond the stage, to fill windows of other shapes. Only the part that can be
   * visible is rasterised
   */
  readonly bleeds?: true;
}

/** Returns the region of an image on one layout; undefined if its pack is not loaded or has no such image. */
export type RegionOf = (image: string) => ImageRegion | undefined;

/**
 * The layers of a default title picture. The image of a layer has a name such as `03_title_sun`.
 * - `field`: the background; `sun`: the disc; `diagonal`: the area below a slanted edge
 * - `back`: these three merged into one layer, for the small layout
 * - `giant`: the large drawing of this title
 */
export type TitleLayer = 'field' | 'sun' | 'diagonal' | 'back' | 'giant';
