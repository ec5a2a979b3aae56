/**
 * Builds the site into .cache/whole-pixi without the plugin of vite.pixi.ts, so with all of Pixi and
 * @pixi/react. whole-pixi.spec.ts tests this build.
 */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { pixiByPart } from '../../../scripts/vite.pixi.ts';
import product from '../../../vite.config.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

const plugins = product.plugins?.filter(plugin => plugin !== pixiByPart) ?? [];
if (plugins.length === product.plugins?.length) throw new Error('pixiByPart is no plugin of the product');

export default defineConfig({
  ...product,
  root: ROOT,
  plugins,
  build: { ...product.build, outDir: '.cache/whole-pixi', emptyOutDir: true },
});
