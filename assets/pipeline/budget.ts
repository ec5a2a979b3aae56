import { story } from '../../stage/story/index.ts';
import { shotsIn } from '../../stage/story/shots.ts';
import { fit, type Size } from '../../stage/viewport/fit.ts';
import { BYTES_PER_PIXEL, overlap, rasterOf, TEXTURE_BYTES } from '../../stage/viewport/raster.ts';
import { compareGroups } from '../images/index.ts';
import { LAYOUTS, type Layout } from '../kit/index.ts';
import type { ImageFile } from './atlas.ts';
import type { BuiltPack } from './packs.ts';

interface Limit {
  /** per chapter: brotli of all packs, divided by the number of chapters */
  readonly kB: number;
  /** a chapter without its title, one title, and the ambassador, in MB of graphics memory */
  readonly MB: number;
}
const LIMITS: Record<Layout, Limit> = {
  md: { kB: 14.4, MB: TEXTURE_BYTES.md / 1e6 },
  sm: { kB: 12.4, MB: TEXTURE_BYTES.sm / 1e6 },
};
/** CSS pixels: the layout's own size, then those that show the largest parts of the bleed (the drawn margin). */
const WINDOWS: Record<Layout, readonly Size[]> = {
  md: [
    { w: 1512, h: 982 },
    { w: 3840, h: 2160 },
    { w: 3360, h: 1440 },
    { w: 768, h: 1024 },
    { w: 1080, h: 2520 },
  ],
  sm: [
    { w: 394, h: 752 },
    { w: 394, h: 919 },
    { w: 767, h: 1024 },
    { w: 767, h: 500 },
    { w: 767, h: 329 },
  ],
};
const PIXEL_RATIO = 3;
const SHOTS = shotsIn(story.chapters);
const AMBASSADOR = 'romy';

export interface WeighedPack extends BuiltPack {
  readonly raw: number;
  readonly brotli: number;
}

const total = <T>(things: readonly T[], of: (thing: T) => number) =>
  things.reduce((sum, thing) => sum + of(thing), 0);

function megabytes(files: readonly ImageFile[], window: Size) {
  const { resolution, area } = rasterOf(fit(window), window, PIXEL_RATIO, Infinity, SHOTS);
  const unitsOf = (file: ImageFile) => {
    const [only] = file.bleeds ? file.images : [];
    const { w, h } = only ? overlap(only.image, area) : file;
    return w * h;
  };
  return (total(files, unitsOf) * resolution * resolution * BYTES_PER_PIXEL) / 1e6;
}
const thousands = (bytes: number) => (bytes / 1000).toFixed(1).padStart(7);

function packRow(name: string, packs: readonly WeighedPack[]) {
  const count = String(total(packs, pack => pack.images)).padStart(4);
  const [raw, brotli] = [total(packs, pack => pack.raw), total(packs, pack => pack.brotli)];
  return `${name.padEnd(16)}${count} images ${thousands(raw)} kB ${thousands(brotli)} kB br`;
}

function layoutCosts(layout: Layout, files: readonly ImageFile[], packs: readonly WeighedPack[]) {
  const limit = LIMITS[layout];
  const groups = [...new Set(files.map(file => file.group))].sort(compareGroups);
  const memoryOf = (window: Size, group: string | undefined, isTitleLayer: boolean) =>
    megabytes(
      files.filter(file => file.group === group && file.isTitleLayer === isTitleLayer),
      window,
    );
  /** MB. `most`: the scene, the ambassador, and the larger title of this or the next chapter. */
  const costOf = (window: Size, group: string, next: string | undefined) => {
    const [scene, title] = [memoryOf(window, group, false), memoryOf(window, group, true)];
    const largerTitle = Math.max(title, memoryOf(window, next, true));
    return { scene, title, most: scene + largerTitle + memoryOf(window, AMBASSADOR, false) };
  };
  const complaints: string[] = [];
  const rows = groups.flatMap((group, at) => {
    if (group === AMBASSADOR) return [];
    const tried = WINDOWS[layout].map(window => ({ window, ...costOf(window, group, groups[at + 1]) }));
    const { window, scene, title, most } = tried.reduce((a, b) => (b.most > a.most ? b : a));
    if (most > limit.MB)
      complaints.push(`${layout} ${group}: ${most.toFixed(1)} MB of textures; the limit is ${limit.MB}`);
    const sizes = [scene, title, most].map(size => size.toFixed(1).padStart(5));
    const atOnce = `at most ${sizes[2]} MB at once (${window.w}x${window.h})`;
    return `${`${layout} ${group}`.padEnd(8)} textures ${sizes[0]} + ${sizes[1]} MB, ${atOnce}`;
  });
  const nameOf = ({ groups: packGroups }: WeighedPack) =>
    `${layout} ${[...new Set([packGroups[0], packGroups.at(-1)])].join('-')}`;
  const packRows = packs.map(pack => packRow(nameOf(pack), [pack]));
  const kB = total(packs, pack => pack.brotli) / 1000;
  const most = limit.kB * story.chapters.length;
  if (kB > most)
    complaints.push(`${layout}: ${kB.toFixed(1)} kB of drawings; the limit is ${most.toFixed(1)}`);
  return { rows: [...rows, ...packRows, packRow(`${layout} all`, packs)], complaints };
}

export function costs(files: readonly ImageFile[], packs: readonly WeighedPack[]) {
  const layouts = LAYOUTS.map(layout =>
    layoutCosts(
      layout,
      files.filter(file => file.layout === layout),
      packs.filter(pack => pack.layout === layout),
    ),
  );
  return {
    table: layouts.flatMap(({ rows }) => rows).join('\n'),
    complaints: layouts.flatMap(({ complaints }) => complaints),
  };
}
