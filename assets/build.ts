/**
 * `npm run assets`: builds the match day's drawings into public/simulation/, and the files of the pages. Skips a build
 * if its sources have not changed and its output files exist. Prints a complaint
 * - if the drawings exceed the budget,
 * - if a chapter has too much purple,
 * - if two things have the same colour along a long shared edge, so that the edge is invisible.
 * A complaint sets exit code 1, except with `--over-budget`, which `npm run dev` uses. After a complaint, the next run
 * builds the drawings again.
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
/**
 * The file with the `Stamp` of the last build without a complaint: the hash of all sources, the printed report, and the
 * names of the output files. If the hash is still the same, the next run builds no drawings.
 */
const STAMP = join(ROOT, '.cache/assets.json');

/** The file with the boxes of the faces, by layout and image. tests/e2e/faces.ts reads it. */
const FACES = join(ROOT, '.cache/faces.json');

/** The hash of all sources: drawings, palette, story, stage sizes, build tools, budget. */
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

/** Reads the stamp. Returns undefined if the stamp is missing or unreadable, or if an output file is missing. */
function lastStamp(): Stamp | undefined {
  try {
    const stamp: unknown = JSON.parse(textOf(STAMP) ?? 'null');
    if (!isStamp(stamp)) return undefined;
    const written = [PLAN.manifest, FACES, ...stamp.outputs.map(name => join(PLAN.out, name))];
    return written.every(file => existsSync(file)) ? stamp : undefined;
  } catch {
    return undefined; // an unreadable stamp causes a new build
  }
}

const hash = inputs();
const last = lastStamp();
async function build() {
  const { buildDrawings } = await import('./pipeline/pictures.ts'); // loads slowly, so only a build imports it
  const built = await buildDrawings(PLAN);
  // shares.ts, faces.ts and edges.ts are needed only for a build, so they are imported here too
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
