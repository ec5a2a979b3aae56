import { rmSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { cards, groups } from '../images/index.ts';
import { type Drawn, fragment } from '../kit/index.ts';
import { files } from './atlas.ts';
import { costs, type WeighedPack } from './budget.ts';
import { filesBelow, hashOf, openCache, writeIfChanged } from './cache.ts';
import { cardDrawings, cardPng } from './cards.ts';
import { manifestText } from './manifest.ts';
import { optimised } from './optimise.ts';
import { type BuiltPack, type Cards, packs } from './packs.ts';
import { readSvg } from './readSvg.ts';
import { trimmedImages } from './trimmedImage.ts';

export interface BuildPlan {
  /** served from /simulation/; other files in it are deleted */
  readonly out: string;
  readonly manifest: string;
  readonly cache: string;
  /** build code and versions of svgo, sharp and paper */
  readonly recipe: string;
}
export interface BuildResult {
  readonly outputs: readonly string[];
  readonly report: string;
  readonly complaints: readonly string[];
}

type Cache = ReturnType<typeof openCache>;

async function cardPngs(cards: Cards, cache: Cache) {
  const pngs = cardDrawings(cards).map(async ([name, drawing]) => {
    const key = `card ${hashOf(drawing)}`;
    const base64 = await cache.recallAsync(key, async () => (await cardPng(drawing)).toString('base64'));
    return [name, Buffer.from(base64, 'base64')] as const;
  });
  return Promise.all(pngs);
}

const compress = promisify(brotliCompress);
async function weighed(pack: BuiltPack, cache: Cache): Promise<WeighedPack> {
  const { text } = pack;
  const size = await cache.recallAsync(
    `brotli ${hashOf(text)}`,
    async () => `${(await compress(text)).length}`,
  );
  return { ...pack, raw: Buffer.byteLength(text), brotli: Number(size) };
}

export async function buildDrawings(plan: BuildPlan): Promise<BuildResult> {
  const cache = openCache(plan.cache, plan.recipe);
  const optimise = (drawn: Drawn) => readSvg(cache.recall(hashOf(fragment(drawn)), () => optimised(drawn)));
  const built = files(trimmedImages(await groups()));
  const fronts = new Map(await cards());
  const packed = packs(built, fronts, optimise);
  const outputs = new Map<string, string | Buffer>([
    ...packed.map(({ address, text }) => [address.replace('/simulation/', ''), text] as const),
    ...(await cardPngs(fronts, cache)),
  ]);
  for (const [name, content] of outputs) writeIfChanged(join(plan.out, name), content);
  for (const file of filesBelow(plan.out))
    if (!outputs.has(relative(plan.out, file).split(sep).join('/'))) rmSync(file, { force: true });
  writeIfChanged(plan.manifest, manifestText(built, packed));

  const weights = await Promise.all(packed.map(pack => weighed(pack, cache)));
  cache.save();
  const { table, complaints } = costs(built, weights);
  return { outputs: [...outputs.keys()], report: table, complaints };
}
