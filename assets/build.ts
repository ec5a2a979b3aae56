/** `npm run assets`: prints every picture into public/simulation/ and writes down what the program must know. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesBelow, hashOf, memory, textOf, writeChanged } from './print/memory.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const OUT = join(ROOT, 'public/simulation');
const CATALOGUE = join(ROOT, 'stage/story/images.ts');
const STAMP = join(ROOT, '.cache/assets.json');

interface Stamp {
  readonly hash: string;
  readonly table: string;
  readonly outputs: readonly string[];
}

/** Changes when a drawing changes, or a tool that prints it. */
function inputs() {
  const versions = ['svgo', 'sharp'].map(name => {
    const found: unknown = createRequire(import.meta.url)(join(ROOT, 'node_modules', name, 'package.json'));
    return JSON.stringify(found && typeof found === 'object' && 'version' in found ? found.version : '');
  });
  const sources = filesBelow(join(ROOT, 'assets')).filter(file => file.endsWith('.ts'));
  return hashOf(...versions, ...sources.flatMap(file => [file.slice(ROOT.length), readFileSync(file)]));
}

function lastStamp(): Stamp | undefined {
  try {
    return JSON.parse(textOf(STAMP) ?? '');
  } catch {
    return undefined;
  }
}

async function print(hash: string) {
  const [
    { allCutouts },
    { files },
    { optimised, source },
    { fileText },
    { catalogueText },
    { costs },
    { cardFronts },
  ] = await Promise.all([
    import('./print/cutout.ts'),
    import('./print/sheet.ts'),
    import('./print/optimise.ts'),
    import('./print/assemble.ts'),
    import('./print/catalogue.ts'),
    import('./print/budget.ts'),
    import('./print/cards.ts'),
  ]);
  const known = memory(join(ROOT, '.cache/pictures.json'));
  const printed = files(allCutouts());
  const texts = new Map(
    printed.map(file => [
      file.name,
      fileText(file, cutout => {
        const svg = source(cutout);
        return known.recall(hashOf(svg), () => optimised(svg));
      }),
    ]),
  );
  known.save();
  const outputs = new Map<string, string | Buffer>([...texts, ...(await cardFronts())]);
  for (const [name, content] of outputs) writeChanged(join(OUT, name), content);
  for (const file of filesBelow(OUT)) if (!outputs.has(basename(file))) rmSync(file);
  writeChanged(CATALOGUE, catalogueText(printed));

  const { table, complaints } = await costs(printed, file => texts.get(file.name) ?? '');
  const cards = [...outputs]
    .filter(([name]) => name.endsWith('.png'))
    .map(([name, png]) => `${name} ${png.length} B`);
  const report = `${table}\n${cards.join('   ')}`;
  console.log(report);
  if (complaints.length) {
    console.error(`Above the budget:\n${complaints.join('\n')}`);
    process.exitCode = 1;
    return;
  }
  const stamp: Stamp = { hash, table: report, outputs: [...outputs.keys()] };
  writeChanged(STAMP, JSON.stringify(stamp));
}

const hash = inputs();
const last = lastStamp();
const upToDate =
  last?.hash === hash && existsSync(CATALOGUE) && last.outputs.every(name => existsSync(join(OUT, name)));
if (upToDate) console.log(`Pictures are up to date.\n${last.table}`);
else await print(hash);
