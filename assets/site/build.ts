/** Draws the site's pictures into public/art/, its icons, and the letters it needs into public/fonts/. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { optimize } from 'svgo';
import { filesBelow, hashOf, textOf, writeChanged } from '../print/memory.ts';
import { bench, evening, offside, rain, types } from './arguments.ts';
import type { Drawing } from './drawing.ts';
import { heroRomy, heroTeam } from './hero.ts';
import { favicon, icon, partners, social } from './marks.ts';
import { flagUp, pack, romySays, stations, village } from './pack.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PUBLIC = join(ROOT, 'public');
const FONT = join(ROOT, 'node_modules/@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2');
const STAMP = join(ROOT, '.cache/site.txt');

const drawings = (): Drawing[] => [
  heroRomy(),
  heroTeam(),
  offside(),
  rain(),
  bench(),
  evening(),
  types(),
  pack(),
  romySays(),
  village(),
  ...stations(),
  flagUp(),
  ...partners(),
];

function document({ box: [x, y, w, h], svg }: Drawing): string {
  const whole = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="${x} ${y} ${w} ${h}">${svg}</svg>`;
  return small(whole);
}

const small = (svg: string) =>
  optimize(svg, {
    multipass: true,
    floatPrecision: 1,
    plugins: ['preset-default', 'sortAttrs'],
  }).data;

const png = (svg: string, colours = 32) =>
  sharp(Buffer.from(svg))
    .png({ palette: true, colours, dither: 0, effort: 10, compressionLevel: 9 })
    .toBuffer();

/** Every letter of English and of Switzerland's names, in the weights and widths the styles use. */
async function letters(): Promise<Buffer> {
  const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');
  const more = ' ©«»·×ÄÀÂÇÉÈÊËÎÏÔÖÙÛÜßäàâçéèêëîïñôöùûü–—‘’“”…';
  return subsetFont(readFileSync(FONT), ascii + more, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 500, max: 900 }, wdth: { min: 100, max: 118 } },
  });
}

async function outputs(): Promise<[string, string | Buffer][]> {
  return [
    ...drawings().map((drawing): [string, string] => [`art/${drawing.name}.svg`, document(drawing)]),
    ['favicon.svg', small(favicon())],
    ['art/icon-192.png', await png(icon(192, 0.86))],
    ['art/icon-512.png', await png(icon(512, 0.86))],
    ['art/icon-maskable.png', await png(icon(512, 0.66))],
    ['art/touch-icon.png', await png(icon(180, 0.8))],
    ['art/social.png', await png(social(), 64)],
    ['fonts/archivo.woff2', await letters()],
  ];
}

/** Draws only when a drawing, the kit or the font changed. */
export async function buildSite(): Promise<void> {
  const sources = filesBelow(join(ROOT, 'assets')).filter(file => file.endsWith('.ts'));
  const hash = hashOf(readFileSync(FONT), ...sources.map(file => readFileSync(file)));
  const names = (textOf(STAMP) ?? '').split('\n');
  if (names.shift() === hash && names.every(name => existsSync(join(PUBLIC, name)))) return;
  const made = await outputs();
  for (const [name, content] of made) writeChanged(join(PUBLIC, name), content);
  writeChanged(STAMP, [hash, ...made.map(([name]) => name)].join('\n'));
}
