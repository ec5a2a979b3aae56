/** Stages of 1512x982 and 394x752 units; the small one for windows narrower than 768 px. */
export type Layout = 'md' | 'sm';

/** In stage units of one layout. */
export interface ImageRegion {
  readonly file: string;
  readonly w: number;
  readonly h: number;
  /** top left corner from the image's origin, such as a figure's feet */
  readonly x: number;
  readonly y: number;
  /** top left corner in its drawing; absent if it is alone there */
  readonly sheet?: readonly [x: number, y: number];
  /** a layer that fills windows of other shapes; only its visible part is rasterised */
  readonly bleeds?: true;
}

export type RegionOf = (image: string) => ImageRegion | undefined;

/**
 * Layers of a title picture, in images such as `03_title_sun`. `diagonal`: the area below a slanted edge; `back`: the
 * first three in one, for the small layout.
 */
export type TitleLayer = 'field' | 'sun' | 'diagonal' | 'back' | 'giant';
