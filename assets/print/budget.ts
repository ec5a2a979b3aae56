/** What the pictures cost a visitor: bytes over the line, and memory on the graphics card. */
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { LAYOUTS, type Layout } from '../kit/index.ts';
import type { PrintedFile } from './sheet.ts';

const BUDGET = {
  /** kB of all pictures, brotli */
  bytes: { md: 420, sm: 300 },
  /** MB of one chapter's scene, or of its title, and the ambassador, at this many pixels per unit */
  memory: { md: { megabytes: 48, resolution: 1 }, sm: { megabytes: 16, resolution: 1.5 } },
} as const;
const SHOWN_RESOLUTIONS: Record<Layout, readonly number[]> = { md: [1, 1.5], sm: [1.5, 2] };
const AMBASSADOR = 'romy';

const compress = promisify(brotliCompress);
const kB = (bytes: number) => bytes / 1000;

interface Cost {
  readonly raw: number;
  readonly brotli: number;
  /** square units */
  readonly area: number;
}
const sum = (costs: readonly Cost[]): Cost =>
  costs.reduce((a, b) => ({ raw: a.raw + b.raw, brotli: a.brotli + b.brotli, area: a.area + b.area }), {
    raw: 0,
    brotli: 0,
    area: 0,
  });
const megabytes = (area: number, resolution: number) => (area * resolution * resolution * 4) / 1e6;

/** The table to print, and what is above the budget. */
export async function costs(files: readonly PrintedFile[], textOf: (file: PrintedFile) => string) {
  const priced = await Promise.all(
    files.map(async file => {
      const text = textOf(file);
      const brotli = (await compress(text)).length;
      return { ...file, raw: Buffer.byteLength(text), brotli, area: file.w * file.h };
    }),
  );
  const rows: string[] = [];
  const complaints: string[] = [];
  for (const layout of LAYOUTS) {
    const here = priced.filter(file => file.layout === layout);
    const costOf = (group: string) => sum(here.filter(file => file.group === group));
    const { megabytes: most, resolution } = BUDGET.memory[layout];
    const ambassador = costOf(AMBASSADOR).area;
    for (const group of [...new Set(here.map(file => file.group))].sort()) {
      const { raw, brotli } = costOf(group);
      const screens = [false, true].map(
        title => sum(here.filter(f => f.group === group && f.title === title)).area,
      );
      const memory = SHOWN_RESOLUTIONS[layout].map(
        r => `${screens.map(area => megabytes(area, r).toFixed(1).padStart(5)).join(' +')} MB @${r}`,
      );
      const count = here.filter(file => file.group === group).length;
      rows.push(
        `${layout} ${group.padEnd(5)}${String(count).padStart(3)} files ${kB(raw).toFixed(1).padStart(7)} kB` +
          ` ${kB(brotli).toFixed(1).padStart(6)} kB br   ${memory.join('   ')}`,
      );
      const total = megabytes(Math.max(...screens) + (group === AMBASSADOR ? 0 : ambassador), resolution);
      if (total > most)
        complaints.push(`${layout} ${group}: ${total.toFixed(1)} MB of textures, more than ${most}`);
    }
    const { raw, brotli } = sum(here);
    rows.push(
      `${layout} all  ${String(here.length).padStart(3)} files ${kB(raw).toFixed(1).padStart(7)} kB ${kB(brotli).toFixed(1).padStart(6)} kB br`,
    );
    const limit = BUDGET.bytes[layout];
    if (kB(brotli) > limit)
      complaints.push(`${layout}: ${kB(brotli).toFixed(0)} kB of pictures, more than ${limit}`);
  }
  return { table: rows.join('\n'), complaints };
}
