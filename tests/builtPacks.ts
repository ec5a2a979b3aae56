/** Reads the packs that `npm run assets` has written. */
import { readFileSync } from 'node:fs';
import { type LoadedPack, readPack } from '../stage/preload/readPack.ts';
import { type ImageId, PACKS } from '../stage/story/images.generated.ts';
import type { Layout, RegionOf } from '../stage/story/types.ts';

const PUBLIC = new URL('../public', import.meta.url).pathname;
const readAll = (layout: Layout) =>
  PACKS[layout].map(({ address }) => readPack(address, readFileSync(PUBLIC + address, 'utf8')));
const ALL: Readonly<Record<Layout, readonly LoadedPack[]>> = { md: readAll('md'), sm: readAll('sm') };

/** Returns a function that finds the pack of a drawing or an image, as `Preloader.packOf` does. */
export const packOf = (layout: Layout) => (name: string) =>
  ALL[layout].find(({ drawings, images }) => name in drawings || images.has(name));

/** Returns a function that finds the region of an image on a layout. */
export const regionOf =
  (layout: Layout): RegionOf =>
  image =>
    packOf(layout)(image)?.images.get(image);

const IDS = new Set([...ALL.md, ...ALL.sm].flatMap(({ images }) => [...images.keys()]));

/** Whether at least one layout has an image of this name. */
export const isImage = (id: string): id is ImageId => IDS.has(id);

export const IMAGE_IDS = [...IDS].filter(isImage).sort();
