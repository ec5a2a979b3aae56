/** Prints every picture, the cards and the catalogue. */
import { rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { groups } from '../pictures/index.ts';
import { fileText } from './assemble.ts';
import { costs, type Weighed } from './budget.ts';
import { cardDrawings, cardPng } from './cards.ts';
import { catalogueText } from './catalogue.ts';
import { cutouts } from './cutout.ts';
import { filesBelow, hashOf, memory, writeChanged } from './memory.ts';
import { optimised } from './optimise.ts';
import { files, type PrintedFile } from './sheet.ts';
import { source } from './source.ts';

export interface Press {
  /** folder of the printed files; whatever else is in it goes */
  readonly out: string;
  /** file of the catalogue */
  readonly catalogue: string;
  /** file that remembers what is already optimised */
  readonly memory: string;
  /** changes with the tools that optimise */
  readonly recipe: string;
}
export interface Printed {
  /** file names */
  readonly outputs: readonly string[];
  /** what it all costs, to read */
  readonly report: string;
  /** what is above the budget */
  readonly complaints: readonly string[];
}

type Memory = ReturnType<typeof memory>;

/** The text of every SVG file, by name. */
const svgTexts = (printed: readonly PrintedFile[], known: Memory) =>
  new Map(
    printed.map(file => {
      const text = fileText(file, cutout => {
        const svg = source(cutout);
        return known.recall(hashOf(svg), () => optimised(svg));
      });
      return [file.name, text];
    }),
  );

async function cardPngs(known: Memory) {
  const pngs = cardDrawings().map(async ([name, drawing]) => {
    // the kit numbers its clips as it goes: the same card may have other numbers today
    const key = `card ${hashOf(drawing.replace(/[a-z]+\d+(?=[")])/g, ''))}`;
    const base64 = await known.recallLater(key, async () => (await cardPng(drawing)).toString('base64'));
    return [name, Buffer.from(base64, 'base64')] as const;
  });
  return Promise.all(pngs);
}

const compress = promisify(brotliCompress);
async function weighed(file: PrintedFile, text: string, known: Memory): Promise<Weighed> {
  const size = await known.recallLater(
    `brotli ${hashOf(text)}`,
    async () => `${(await compress(text)).length}`,
  );
  return { ...file, raw: Buffer.byteLength(text), brotli: Number(size) };
}

export async function print(press: Press): Promise<Printed> {
  const known = memory(press.memory, press.recipe);
  const printed = files(cutouts(await groups()));
  const texts = svgTexts(printed, known);
  const cards = await cardPngs(known);
  const outputs = new Map<string, string | Buffer>([...texts, ...cards]);
  for (const [name, content] of outputs) writeChanged(join(press.out, name), content);
  for (const file of filesBelow(press.out)) if (!outputs.has(basename(file))) rmSync(file, { force: true });
  writeChanged(press.catalogue, catalogueText(printed));

  const weights = await Promise.all(printed.map(file => weighed(file, texts.get(file.name) ?? '', known)));
  known.save();
  const { table, complaints } = costs(weights);
  const cardSizes = cards.map(([name, png]) => `${name} ${(png.length / 1000).toFixed(1)} kB`);
  return { outputs: [...outputs.keys()], report: `${table}\n${cardSizes.join('   ')}`, complaints };
}
