/** Builds the pictures of the pages (public/art/), their icons, and their font files (public/fonts/). */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesBelow, hashOf, openCache, textOf, writeIfChanged } from '../pipeline/cache.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PUBLIC = join(ROOT, 'public');
const FONT = createRequire(import.meta.url).resolve(
  '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2',
);
const STAMP = join(ROOT, '.cache/site.txt');
const CACHE = join(ROOT, '.cache/site.json');
/** A hash of the code and of the tools that make the files. The cache drops results with another hash. */
const recipeHash = () =>
  hashOf(
    ...['svgo', 'sharp', 'subset-font'].map(name =>
      readFileSync(join(ROOT, 'node_modules', name, 'package.json')),
    ),
    ...['outputs', 'fonts'].map(name => readFileSync(join(ROOT, `assets/site/${name}.ts`))),
  );

/**
 * Builds the pictures, icons and fonts if a source in assets/, the palette or the font has changed, or if a
 * built file is missing.
 */
export async function buildSite(): Promise<void> {
  const sources = filesBelow(join(ROOT, 'assets')).filter(file => file.endsWith('.ts'));
  const inputs = [FONT, join(ROOT, 'src/styles/palette.ts'), ...sources];
  const hash = hashOf(...inputs.map(file => readFileSync(file)));
  const [lastHash, ...names] = (textOf(STAMP) ?? '').split('\n');
  if (lastHash === hash && names.every(name => existsSync(join(PUBLIC, name)))) return;
  const { outputs } = await import('./outputs.ts'); // imported only for a build, because it loads slowly
  const cache = openCache(CACHE, recipeHash());
  const files = await outputs(FONT, cache);
  cache.save();
  for (const [name, content] of files) writeIfChanged(join(PUBLIC, name), content);
  writeIfChanged(STAMP, [hash, ...files.map(([name]) => name)].join('\n'));
}
