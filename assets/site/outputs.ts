/** Makes the pictures, icons and fonts of the pages. */
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { optimize } from 'svgo';
import { svg } from '../kit/index.ts';
import { hashOf, type openCache } from '../pipeline/cache.ts';
import { drawings } from './drawings.ts';
import { FEATURES, TYPED, WRITTEN } from './fonts.ts';
import { favicon, icon, social } from './marks.ts';

type Cache = ReturnType<typeof openCache>;

const optimisedSvg = (cache: Cache, text: string) =>
  cache.recall(`svg ${hashOf(text)}`, () => {
    const plugins = ['preset-default', 'sortAttrs'] as const;
    return optimize(text, { multipass: true, floatPrecision: 1, plugins: [...plugins] }).data;
  });

/** The bytes that `make` returns. The cache stores them between builds, under `key`. */
async function bytes(cache: Cache, key: string, make: () => Promise<Buffer>): Promise<Buffer> {
  return Buffer.from(await cache.recallAsync(key, async () => (await make()).toString('base64')), 'base64');
}

const png = (cache: Cache, text: string, colours = 32) =>
  bytes(cache, `png ${colours} ${hashOf(text)}`, () =>
    sharp(Buffer.from(text))
      .png({ palette: true, colours, dither: 0, effort: 10, compressionLevel: 9 })
      .toBuffer(),
  );

/** A WOFF2 font that contains only the letters of `text`, in the weights and widths that the styles use. */
const fontSubset = (cache: Cache, font: Buffer, text: string) =>
  bytes(cache, `font ${hashOf(font, text)}`, () =>
    subsetFont(font, text, {
      targetFormat: 'woff2',
      variationAxes: { wght: { min: 500, max: 900 }, wdth: { min: 100, max: 118 } },
      keepFeatures: FEATURES,
    }),
  );

/** Path (in `public/`) and content of every picture, icon and font. `font`: path of the source font. */
export async function outputs(font: string, cache: Cache): Promise<[string, string | Buffer][]> {
  const pictures = drawings().map(({ name, box, drawn }): [string, string] => [
    `art/${name}.svg`,
    optimisedSvg(cache, svg(box[2], box[3], drawn, box.join(' '))),
  ]);
  return [
    ...pictures,
    ['favicon.svg', optimisedSvg(cache, favicon())],
    ['art/icon-192.png', await png(cache, icon(192, 0.86))],
    ['art/icon-512.png', await png(cache, icon(512, 0.86))],
    ['art/icon-maskable.png', await png(cache, icon(512, 0.66))],
    ['art/touch-icon.png', await png(cache, icon(180, 0.8))],
    ['art/social.png', await png(cache, social(), 64)],
    ['fonts/archivo.woff2', await fontSubset(cache, readFileSync(font), WRITTEN)],
    ['fonts/archivo-typed.woff2', await fontSubset(cache, readFileSync(font), TYPED)],
  ];
}
