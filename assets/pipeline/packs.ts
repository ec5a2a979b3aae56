import { checksumOf } from '../../stage/story/checksum.ts';
import type { PackedImage, PackFile } from '../../stage/story/pack.ts';
import { CARD } from '../cards/family.ts';
import { compareGroups } from '../images/index.ts';
import { type Drawn, LAYOUTS, type Layout, type SvgNode } from '../kit/index.ts';
import type { ImageFile } from './atlas.ts';
import { newPack } from './displayList.ts';
import { packText } from './packText.ts';

/**
 * Chapters share their figures: with three per pack, a phone downloads a sixth less than with one. A single pack would
 * save more, but if it failed, no chapter would have pictures.
 */
const CHAPTERS_PER_PACK = 3;
const AMBASSADOR = 'romy';

export interface BuiltPack extends PackFile {
  readonly layout: Layout;
  readonly text: string;
}

export type Cards = ReadonlyMap<string, Drawn>;

export function bundles(groups: readonly string[]): string[][] {
  const chapters = groups.filter(name => name !== AMBASSADOR).sort(compareGroups);
  const count = Math.ceil(chapters.length / CHAPTERS_PER_PACK);
  const shared = Array.from({ length: count }, (_, i) =>
    chapters.slice(i * CHAPTERS_PER_PACK, (i + 1) * CHAPTERS_PER_PACK),
  );
  return groups.includes(AMBASSADOR) ? [...shared, [AMBASSADOR]] : shared;
}

const imagesOf = (
  { images, isAtlas, bleeds }: ImageFile,
  optimise: (drawn: Drawn) => readonly SvgNode[],
): (PackedImage & { nodes: readonly SvgNode[] })[] =>
  images.map(({ image: { id, drawn, ...image }, twins, x, y }) => ({
    ids: [id, ...twins.map(twin => twin.id)],
    ...{ x: image.x, y: image.y, w: image.w, h: image.h },
    ...(isAtlas && { sheet: [x, y] as const }),
    ...(bleeds && { bleeds }),
    nodes: optimise(drawn),
  }));

export function packs(
  files: readonly ImageFile[],
  cards: Cards,
  optimise: (drawn: Drawn) => readonly SvgNode[],
): BuiltPack[] {
  const groups = [...new Set(files.map(file => file.group))];
  return LAYOUTS.flatMap(layout =>
    bundles(groups).flatMap(names => {
      const imageFiles = files.filter(file => file.layout === layout && names.includes(file.group));
      if (imageFiles.length === 0) return [];
      const { add, addImages, pack } = newPack();
      for (const file of imageFiles) addImages(file.name, file.w, file.h, imagesOf(file, optimise));
      const fronts = names.flatMap(name => {
        const front = cards.get(name);
        return front ? [[name, front] as const] : [];
      });
      for (const [name, front] of fronts) add(`${name}_card`, CARD.w, CARD.h, optimise(front));
      const text = packText(pack());
      const imageCount = imageFiles.flatMap(file => file.images.flatMap(({ twins }) => [0, ...twins])).length;
      const name = [...new Set([names[0], names.at(-1)])].join('-');
      const address = `/simulation/${layout}/${name}-${checksumOf(text)}.json`;
      return [{ layout, groups: names, address, images: imageCount + fronts.length, text }];
    }),
  );
}
