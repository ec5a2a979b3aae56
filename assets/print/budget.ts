/** What the pictures cost a visitor: bytes over the line, and memory on the graphics card. */
import { LAYOUTS, type Layout } from '../kit/index.ts';
import type { PrintedFile } from './sheet.ts';

interface Limit {
  /** kB of all pictures, brotli */
  readonly kB: number;
  /** MB of one chapter's scene, or of its title, and the ambassador, at so many pixels per unit */
  readonly MB: number;
  readonly resolution: number;
}
const LIMITS: Record<Layout, Limit> = {
  md: { kB: 420, MB: 48, resolution: 1 },
  sm: { kB: 300, MB: 16, resolution: 1.5 },
};
const SHOWN_RESOLUTIONS: Record<Layout, readonly number[]> = { md: [1, 1.5], sm: [1.5, 2] };
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
  const ambassador = files.filter(file => file.group === AMBASSADOR);
  const groups = [...new Set(files.map(file => file.group))].sort();
  const complaints: string[] = [];
  const rows = groups.map(group => {
    const own = files.filter(file => file.group === group);
    const screens = [own.filter(file => !file.title), own.filter(file => file.title)];
    const memory = SHOWN_RESOLUTIONS[layout].map(
      r => `${screens.map(screen => megabytes(screen, r).toFixed(1).padStart(5)).join(' +')} MB @${r}`,
    );
    const others = group === AMBASSADOR ? [] : ambassador;
    const most = Math.max(...screens.map(screen => megabytes([...screen, ...others], limit.resolution)));
    if (most > limit.MB)
      complaints.push(`${layout} ${group}: ${most.toFixed(1)} MB of textures, not ${limit.MB}`);
    return row(`${layout} ${group}`, own, memory.join('  '));
  });
  const kB = total(files, file => file.brotli) / 1000;
  if (kB > limit.kB) complaints.push(`${layout}: ${kB.toFixed(0)} kB of pictures, not ${limit.kB}`);
  return { rows: [...rows, row(`${layout} all`, files)], complaints };
}

/** The table to print (memory is scene + title), and what is above the budget. */
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
