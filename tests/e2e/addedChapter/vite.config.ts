/** Builds the product with one more chapter into a separate folder, without changing a file of the product. */
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
  // chapter 9 has no drawn card: it uses the card of chapter 1
  transform: (code, id) =>
    id.endsWith('/stage/story/addresses.ts')
      ? code.replace('chapterCode(chapter)', 'chapterCode(chapter === 9 ? 1 : chapter)')
      : undefined,
};

export default mergeConfig(product, {
  root: ROOT,
  plugins: [addedChapter],
  build: { outDir: OUT, emptyOutDir: true },
});
