/** What the pictures cost a visitor: bytes over the line, and memory on the graphics card. */
import { FINEST_TEXTURE } from '../../stage/frame/fit.ts';
import { LAYOUTS, type Layout } from '../kit/index.ts';
import type { PrintedFile } from './sheet.ts';

interface Limit {
  /** kB of all pictures, brotli */
  readonly kB: number;
  /** MB of graphics memory at once: what is on the stage, what comes after it, and the ambassador */
  readonly MB: number;
}
const LIMITS: Record<Layout, Limit> = { md: { kB: 420, MB: 96 }, sm: { kB: 300, MB: 32 } };
const AMBASSADOR = 'romy';
const BYTES_PER_PIXEL = 4;

/** A file with its weight in bytes. */
export interface Weighed extends PrintedFile {
  readonly raw: number;
  readonly brotli: number;
}

const total = (files: readonly Weighed[], of: (file: Weighed) => number) =>
  files.reduce((sum, file) => sum + of(file), 0);
const megabytes = (files: readonly Weighed[], resolution: number) =>
  total(files, ({ w, h }) => w * h * resolution * resolution * BYTES_PER_PIXEL) / 1e6;
const thousands = (bytes: number) => (bytes / 1000).toFixed(1).padStart(7);

function row(name: string, files: readonly Weighed[], memory = '') {
  const [raw, brotli] = [total(files, f => f.raw), total(files, f => f.brotli)];
  const count = String(files.length).padStart(3);
  return `${name.padEnd(8)}${count} files ${thousands(raw)} kB ${thousands(brotli)} kB br   ${memory}`;
}

/** One layout's table, and what is above its budget. */
function layoutCosts(layout: Layout, files: readonly Weighed[]) {
  const limit = LIMITS[layout];
  const resolution = FINEST_TEXTURE[layout];
  const groups = [...new Set(files.map(file => file.group))].sort();
  const memoryOf = (group: string | undefined, title: boolean) =>
    megabytes(
      files.filter(file => file.group === group && Boolean(file.title) === title),
      resolution,
    );
  const complaints: string[] = [];
  const rows = groups.map((group, at) => {
    const own = files.filter(file => file.group === group);
    if (group === AMBASSADOR)
      return row(`${layout} ${group}`, own, `${memoryOf(group, false).toFixed(1)} MB`);
    const [scene, title] = [memoryOf(group, false), memoryOf(group, true)];
    const most = scene + Math.max(title, memoryOf(groups[at + 1], true)) + memoryOf(AMBASSADOR, false);
    if (most > limit.MB)
      complaints.push(`${layout} ${group}: ${most.toFixed(1)} MB of textures, not ${limit.MB}`);
    const sizes = [scene, title, most].map(size => size.toFixed(1).padStart(5));
    return row(`${layout} ${group}`, own, `${sizes[0]} + ${sizes[1]} MB, at most ${sizes[2]} MB at once`);
  });
  const kB = total(files, file => file.brotli) / 1000;
  if (kB > limit.kB) complaints.push(`${layout}: ${kB.toFixed(0)} kB of pictures, not ${limit.kB}`);
  return { rows: [...rows, row(`${layout} all`, files)], complaints };
}

/** The table to print (memory is scene + title, on the sharpest screen), and what is above the budget. */
export function costs(files: readonly Weighed[]) {
  const layouts = LAYOUTS.map(layout =>
    layoutCosts(
      layout,
      files.filter(file => file.layout === layout),
    ),
  );
  return {
    table: layouts.flatMap(({ rows }) => rows).join('\n'),
    complaints: layouts.flatMap(({ complaints }) => complaints),
  };
}
