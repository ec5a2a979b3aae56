/**
 * Groups images into texture files. An atlas is a file with many images. A large layer, a layer of a title, and an
 * image that is too large for an atlas have files of their own. All other images of a group share atlases.
 */
import { MaxRectsPacker } from 'maxrects-packer/dist/maxrects-packer.mjs';
import { LARGEST } from '../../stage/viewport/raster.ts';
import { CANVAS, fragment, type Layout } from '../kit/index.ts';
import type { TrimmedImage } from './trimmedImage.ts';

interface PlacedImage {
  readonly image: TrimmedImage;
  /** other images that look the same; they use this image's area of the file */
  readonly twins: readonly TrimmedImage[];
  readonly x: number;
  readonly y: number;
}
/**
 * A texture file: a drawing with one or more images, from which the stage makes one texture. It is not a file
 * on the disk: packs contain the drawings.
 */
export interface ImageFile {
  /** for example '03_sheet'; the name does not contain the layout */
  readonly name: string;
  readonly group: string;
  readonly layout: Layout;
  readonly w: number;
  readonly h: number;
  /** true for an atlas, which can hold several images */
  readonly isAtlas: boolean;
  /**
   * true for the file of a single layer. The layer's 0, 0 is the stage's upper left corner. The stage rasterises only
   * the area that the window shows
   */
  readonly bleeds?: true;
  readonly isTitleLayer: boolean;
  readonly images: readonly PlacedImage[];
}

interface AtlasRectangle {
  x: number;
  y: number;
  width: number;
  height: number;
  readonly image: TrimmedImage;
  readonly twins: readonly TrimmedImage[];
}

const GAP = 2; // stage units between two images, so that texture filtering does not mix their edges
const ALONE_FROM = 0.25; // share of the stage's area; a layer of this size or larger is a drawing of its own

const standsAlone = ({ w, h, layout, isLayer, isTitleLayer }: TrimmedImage) => {
  const stage = CANVAS[layout];
  const isTooLarge = Math.max(w, h) > LARGEST[layout];
  return isTooLarge || isTitleLayer || (isLayer && w * h >= stage.w * stage.h * ALONE_FROM);
};

function ownFile(image: TrimmedImage): ImageFile {
  const { id, group, layout, w, h, isTitleLayer, isLayer } = image;
  const images = [{ image, twins: [], x: 0, y: 0 }];
  const bleeds = isLayer && { bleeds: true as const };
  return { name: id, group, layout, w, h, isTitleLayer, isAtlas: false, ...bleeds, images };
}

/**
 * Collects images that look the same, for example the sleeve of an arm with a prop and without one. An atlas contains
 * such images only once.
 */
function byLooks(images: readonly TrimmedImage[]) {
  const looks = new Map<string, TrimmedImage[]>();
  for (const image of images) {
    const look = `${image.w} ${image.h} ${fragment(image.drawn)}`;
    looks.set(look, [...(looks.get(look) ?? []), image]);
  }
  return looks;
}

function atlasesOf(group: string, layout: Layout, images: readonly TrimmedImage[]): ImageFile[] {
  const size = LARGEST[layout];
  const packer = new MaxRectsPacker<AtlasRectangle>(size, size, GAP, {
    smart: true,
    pot: false,
    square: false,
  });
  packer.addArray(
    [...byLooks(images).values()].flatMap(([image, ...twins]) =>
      image ? [{ x: 0, y: 0, width: image.w, height: image.h, image, twins }] : [],
    ),
  );
  return packer.bins.map((bin, i) => ({
    name: `${group}_sheet${i ? i + 1 : ''}`,
    group,
    layout,
    w: bin.width,
    h: bin.height,
    isAtlas: true,
    isTitleLayer: false,
    images: bin.rects.map(({ image, twins, x, y }) => ({ image, twins, x, y })),
  }));
}

/** Returns the drawings of these images: one for each image that stands alone, and atlases for all others. */
export function files(images: readonly TrimmedImage[]): ImageFile[] {
  const groups = new Map<string, TrimmedImage[]>();
  for (const image of images) {
    const key = `${image.group} ${image.layout}`;
    groups.set(key, [...(groups.get(key) ?? []), image]);
  }
  return [...groups.values()].flatMap(members => {
    const [first] = members;
    if (!first) return [];
    const rest = members.filter(image => !standsAlone(image));
    return [...members.filter(standsAlone).map(ownFile), ...atlasesOf(first.group, first.layout, rest)];
  });
}
