/** Prints every picture, the cards and the catalogue. */
import { rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { groups } from '../pictures/index.ts';
import { fileText } from './assemble.ts';
import { costs } from './budget.ts';
import { cardFronts } from './cards.ts';
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
}
export interface Printed {
  /** file names */
  readonly outputs: readonly string[];
  /** what it all costs, to read */
  readonly report: string;
  /** what is above the budget */
  readonly complaints: readonly string[];
}

/** The text of every SVG file, by name. */
function svgTexts(printed: readonly PrintedFile[], memoryFile: string) {
  const known = memory(memoryFile);
  const texts = printed.map(file => {
    const text = fileText(file, cutout => {
      const svg = source(cutout);
      return known.recall(hashOf(svg), () => optimised(svg));
    });
    return [file.name, text] as const;
  });
  known.save();
  return new Map(texts);
}

export async function print(press: Press): Promise<Printed> {
  const printed = files(cutouts(await groups()));
  const texts = svgTexts(printed, press.memory);
  const cards = await cardFronts();
  const outputs = new Map<string, string | Buffer>([...texts, ...cards]);
  for (const [name, content] of outputs) writeChanged(join(press.out, name), content);
  for (const file of filesBelow(press.out)) if (!outputs.has(basename(file))) rmSync(file);
  writeChanged(press.catalogue, catalogueText(printed));

  const { table, complaints } = await costs(printed, file => texts.get(file.name) ?? '');
  const cardSizes = cards.map(([name, png]) => `${name} ${(png.length / 1000).toFixed(1)} kB`);
  return { outputs: [...outputs.keys()], report: `${table}\n${cardSizes.join('   ')}`, complaints };
}
