/** Everything the site shows that is made at build time: pictures, icons, letters. */
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { optimize } from 'svgo';
import { svg } from '../kit/index.ts';
import { bench, evening, offside, rain, types } from './arguments.ts';
import type { Drawing } from './drawing.ts';
import { heroRomy, heroTeam } from './hero.ts';
import { favicon, icon, partners, social } from './marks.ts';
import { flagUp, pack, romySays, stations, village } from './pack.ts';

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

const document = ({ box, drawn }: Drawing) => small(svg(box[2], box[3], drawn, box.join(' ')));

const small = (text: string) =>
  optimize(text, {
    multipass: true,
    floatPrecision: 1,
    plugins: ['preset-default', 'sortAttrs'],
  }).data;

const png = (text: string, colours = 32) =>
  sharp(Buffer.from(text))
    .png({ palette: true, colours, dither: 0, effort: 10, compressionLevel: 9 })
    .toBuffer();

/** Every letter of English and of Switzerland's names, in the weights and widths the styles use. */
async function letters(font: string): Promise<Buffer> {
  const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');
  const more = ' ©«»·×ÄÀÂÇÉÈÊËÎÏÔÖÙÛÜßäàâçéèêëîïñôöùûü–—‘’“”…';
  return subsetFont(readFileSync(font), ascii + more, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 500, max: 900 }, wdth: { min: 100, max: 118 } },
  });
}

/** [file below public/, content] */
export async function outputs(font: string): Promise<[string, string | Buffer][]> {
  return [
    ...drawings().map((drawing): [string, string] => [`art/${drawing.name}.svg`, document(drawing)]),
    ['favicon.svg', small(favicon())],
    ['art/icon-192.png', await png(icon(192, 0.86))],
    ['art/icon-512.png', await png(icon(512, 0.86))],
    ['art/icon-maskable.png', await png(icon(512, 0.66))],
    ['art/touch-icon.png', await png(icon(180, 0.8))],
    ['art/social.png', await png(social(), 64)],
    ['fonts/archivo.woff2', await letters(font)],
  ];
}
