/** Builds the product with one chapter more, into a folder of its own. No file of the product is touched. */
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { mergeConfig, type Plugin } from 'vite';
import product from '../../../vite.config.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const LIST = fileURLToPath(new URL('./chapters.ts', import.meta.url));
const OUT = join(ROOT, '.cache/added-chapter');

const addedChapter: Plugin = {
  name: 'added-chapter',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === './chapters.ts' && importer?.endsWith('/stage/story/index.ts') ? LIST : undefined,
  // nobody has drawn its card
  writeBundle: () => copyFile(join(OUT, 'simulation/01_card.png'), join(OUT, 'simulation/09_card.png')),
};

export default mergeConfig(product, {
  root: ROOT,
  plugins: [addedChapter],
  build: { outDir: OUT, emptyOutDir: true },
});
