/** Builds the files of every image, the cards and the manifest. */
import { rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { fragment } from '../kit/index.ts';
import { groups } from '../pictures/index.ts';
import { files, type ImageFile } from './atlas.ts';
import { fileText } from './atlasFile.ts';
import { costs, type Weighed } from './budget.ts';
import { filesBelow, hashOf, openCache, writeChanged } from './cache.ts';
import { cardDrawings, cardPng } from './cards.ts';
import { manifestText } from './manifest.ts';
import { optimised } from './optimise.ts';
import { readSvg } from './readSvg.ts';
import { trimmedImages } from './trimmedImage.ts';

export interface BuildPlan {
  /** folder of the built files; whatever else is in it goes */
  readonly out: string;
  /** file of the manifest */
  readonly manifest: string;
  /** file of what is already optimised */
  readonly cache: string;
  /** changes with the tools that optimise */
  readonly recipe: string;
}
export interface Built {
  /** file names */
  readonly outputs: readonly string[];
  /** what it all costs, to read */
  readonly report: string;
  /** what is above the budget */
  readonly complaints: readonly string[];
}

type Cache = ReturnType<typeof openCache>;

/** The text of every SVG file, by name. */
const svgTexts = (built: readonly ImageFile[], cache: Cache) =>
  new Map(
    built.map(file => {
      const text = fileText(file, ({ drawn }) =>
        readSvg(cache.recall(hashOf(fragment(drawn)), () => optimised(drawn))),
      );
      return [file.name, text];
    }),
  );

async function cardPngs(cache: Cache) {
  const pngs = (await cardDrawings()).map(async ([name, drawing]) => {
    const key = `card ${hashOf(drawing)}`;
    const base64 = await cache.recallLater(key, async () => (await cardPng(drawing)).toString('base64'));
    return [name, Buffer.from(base64, 'base64')] as const;
  });
  return Promise.all(pngs);
}

const compress = promisify(brotliCompress);
async function weighed(file: ImageFile, text: string, cache: Cache): Promise<Weighed> {
  const size = await cache.recallLater(
    `brotli ${hashOf(text)}`,
    async () => `${(await compress(text)).length}`,
  );
  return { ...file, raw: Buffer.byteLength(text), brotli: Number(size) };
}

export async function buildPictures(plan: BuildPlan): Promise<Built> {
  const cache = openCache(plan.cache, plan.recipe);
  const built = files(trimmedImages(await groups()));
  const texts = svgTexts(built, cache);
  const cards = await cardPngs(cache);
  const outputs = new Map<string, string | Buffer>([...texts, ...cards]);
  for (const [name, content] of outputs) writeChanged(join(plan.out, name), content);
  for (const file of filesBelow(plan.out)) if (!outputs.has(basename(file))) rmSync(file, { force: true });
  writeChanged(plan.manifest, manifestText(built));

  const weights = await Promise.all(built.map(file => weighed(file, texts.get(file.name) ?? '', cache)));
  cache.save();
  const { table, complaints } = costs(weights);
  const cardSizes = cards.map(([name, png]) => `${name} ${(png.length / 1000).toFixed(1)} kB`);
  return { outputs: [...outputs.keys()], report: `${table}\n${cardSizes.join('   ')}`, complaints };
}
