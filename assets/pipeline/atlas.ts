/**
 * Groups images into texture files. A large layer, a layer of a title and an image too large for an atlas get files of
 * their own. All other images of a group share atlases.
 */
import { MaxRectsPacker } from 'maxrects-packer/dist/maxrects-packer.mjs';
import { LARGEST } from '../../stage/viewport/raster.ts';
import { CANVAS, fragment, type Layout } from '../kit/index.ts';
import type { TrimmedImage } from './trimmedImage.ts';

interface PlacedImage {
  readonly image: TrimmedImage;
  /** other images with an identical drawing; they share this image's area of the file */
  readonly twins: readonly TrimmedImage[];
  readonly x: number;
  readonly y: number;
}
/** The source of one texture. */
export interface ImageFile {
  /** does not contain the layout: the files of the two layouts have the same names */
  readonly name: string;
  readonly group: string;
  readonly layout: Layout;
  readonly w: number;
  readonly h: number;
  /** true for an atlas, which can hold several images */
  readonly shared: boolean;
  /** true for a single layer: its 0, 0 is the stage's corner, and only the area inside the window is rasterised */
  readonly bleeds?: true;
  readonly title: boolean;
  readonly images: readonly PlacedImage[];
}

interface Packed {
  x: number;
  y: number;
  width: number;
  height: number;
  readonly image: TrimmedImage;
  readonly twins: readonly TrimmedImage[];
}

const GAP = 2; // stage units between two images, so that texture filtering never mixes their edges
const ALONE_FROM = 0.25; // share of the stage's area: a layer at least this large gets a file of its own

const standsAlone = ({ w, h, layout, framed, title }: TrimmedImage) => {
  const stage = CANVAS[layout];
  const tooLarge = Math.max(w, h) > LARGEST[layout];
  return tooLarge || title || (framed && w * h >= stage.w * stage.h * ALONE_FROM);
};

function alone(image: TrimmedImage): ImageFile {
  const { id, group, layout, w, h, title, framed } = image;
  const images = [{ image, twins: [], x: 0, y: 0 }];
  return { name: id, group, layout, w, h, title, shared: false, ...(framed && { bleeds: true }), images };
}

/**
 * Groups images by their drawing. Several images can have the same drawing, for example the sleeve of an arm with and
 * without a prop. The atlases of a group hold each drawing once.
 */
function byLooks(images: readonly TrimmedImage[]) {
  const looks = new Map<string, TrimmedImage[]>();
  for (const image of images) {
    const look = `${image.w} ${image.h} ${fragment(image.drawn)}`;
    looks.set(look, [...(looks.get(look) ?? []), image]);
  }
  return looks;
}

function packed(group: string, layout: Layout, images: readonly TrimmedImage[]): ImageFile[] {
  const size = LARGEST[layout];
  const packer = new MaxRectsPacker<Packed>(size, size, GAP, { smart: true, pot: false, square: false });
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
    shared: true,
    title: false,
    images: bin.rects.map(({ image, twins, x, y }) => ({ image, twins, x, y })),
  }));
}

/** The texture files that hold these images. */
export function files(images: readonly TrimmedImage[]): ImageFile[] {
  const groups = new Map<string, TrimmedImage[]>();
  for (const image of images) {
    const key = `${image.group} ${image.layout}`;
    groups.set(key, [...(groups.get(key) ?? []), image]);
  }
  return [...groups.values()].flatMap(members => {
    const [first] = members;
    if (!first) return [];
    const rest = members.filter(c => !standsAlone(c));
    return [...members.filter(standsAlone).map(alone), ...packed(first.group, first.layout, rest)];
  });
}
