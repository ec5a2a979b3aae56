/**
 * Groups images into texture files: large layers, layers of titles and images too large for an atlas alone, all others
 * of a group in atlases.
 */
import { MaxRectsPacker } from 'maxrects-packer/dist/maxrects-packer.mjs';
import { LARGEST } from '../../stage/viewport/raster.ts';
import { CANVAS, fragment, type Layout } from '../kit/index.ts';
import type { TrimmedImage } from './trimmedImage.ts';

interface PlacedImage {
  readonly image: TrimmedImage;
  /** look the same, and share the area */
  readonly twins: readonly TrimmedImage[];
  readonly x: number;
  readonly y: number;
}
/** A drawing with one or more images, for one texture; packs contain it, not the disk. */
export interface ImageFile {
  readonly name: string;
  readonly group: string;
  readonly layout: Layout;
  readonly w: number;
  readonly h: number;
  readonly isAtlas: boolean;
  /** a layer from the stage's upper left corner, rasterised only where the window shows it */
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

const GAP = 2; // stage units, so that texture filtering does not mix edges
const ALONE_FROM = 0.25; // share of the stage's area

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

/** Such as the sleeve of an arm with a prop and without one. */
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
