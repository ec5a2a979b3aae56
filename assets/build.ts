/**
 * `npm run assets`: builds the drawings into public/simulation/ and the files of the pages, if a source has changed or
 * an output is missing. Complains (exit code 1, except with `--over-budget` of `npm run dev`) about an exceeded budget,
 * a chapter with too much purple, and neighbours of one colour without a visible edge. After a complaint the next run
 * builds again.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sayUnusable } from './illustrator/complaints.ts';
import { filesBelow, hashOf, openCache, textOf, writeIfChanged } from './pipeline/cache.ts';
import { buildSite } from './site/build.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PLAN = {
  out: join(ROOT, 'public/simulation'),
  manifest: join(ROOT, 'stage/story/images.generated.ts'),
  cache: join(ROOT, '.cache/pictures.json'),
  edges: join(ROOT, '.cache/edges.json'),
  recipe: hashOf(
    ...['svgo', 'sharp', 'paper'].map(name => textOf(join(ROOT, 'node_modules', name, 'package.json')) ?? ''),
    ...filesBelow(join(ROOT, 'assets/pipeline')).map(file => readFileSync(file)),
  ),
};
/** The last build without a complaint: hash of all sources, report, and names of the outputs. */
const STAMP = join(ROOT, '.cache/assets.json');

/** Boxes of the faces, by layout and image, for tests/e2e/faces.ts. */
const FACES = join(ROOT, '.cache/faces.json');

function inputs() {
  const drawingFiles = filesBelow(join(ROOT, 'assets')).filter(file => /\.(ts|svg)$/.test(file));
  const storyFiles = filesBelow(join(ROOT, 'stage/story')).filter(file => file !== PLAN.manifest);
  const allFiles = [
    join(ROOT, 'src/styles/palette.ts'),
    ...drawingFiles,
    ...filesBelow(join(ROOT, 'stage/viewport')),
    ...storyFiles,
  ];
  return hashOf(PLAN.recipe, ...allFiles.flatMap(file => [file.slice(ROOT.length), readFileSync(file)]));
}

interface Stamp {
  readonly hash: string;
  readonly report: string;
  readonly outputs: readonly string[];
}
const isStamp = (value: unknown): value is Stamp =>
  typeof value === 'object' && value !== null && 'hash' in value && 'report' in value && 'outputs' in value;

function lastStamp(): Stamp | undefined {
  try {
    const stamp: unknown = JSON.parse(textOf(STAMP) ?? 'null');
    if (!isStamp(stamp)) return undefined;
    const written = [PLAN.manifest, FACES, ...stamp.outputs.map(name => join(PLAN.out, name))];
    return written.every(file => existsSync(file)) ? stamp : undefined;
  } catch {
    return undefined;
  }
}

const hash = inputs();
const last = lastStamp();
async function build() {
  // these modules load slowly, so only a build imports them
  const { buildDrawings } = await import('./pipeline/pictures.ts');
  const built = await buildDrawings(PLAN);
  const colours = await (await import('./checks/shares.ts')).colours();
  const report = `${built.report}\n${colours.rows}`;
  const { outputs } = built;
  writeIfChanged(FACES, JSON.stringify(await (await import('./images/faces.ts')).faces()));
  const cache = openCache(PLAN.edges, PLAN.recipe);
  const { stepEdges, cardAndPageEdges } = await import('./checks/edges.ts');
  const merged = [...(await stepEdges(cache)), ...(await cardAndPageEdges(cache))];
  cache.save();
  const complaints = [...built.complaints, ...colours.complaints, ...merged];
  console.log(report);
  if (complaints.length) {
    console.error(`Above the budget, or two things merge without a visible edge:\n${complaints.join('\n')}`);
    if (!process.argv.includes('--over-budget')) process.exitCode = 1;
  } else writeIfChanged(STAMP, JSON.stringify({ hash, report, outputs } satisfies Stamp));
}

if (last?.hash === hash) console.log(`${last.report}\nThe drawings are up to date.`);
else await build().catch(sayUnusable);
await buildSite();
