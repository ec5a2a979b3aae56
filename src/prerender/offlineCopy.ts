/** Builds the service worker `/sw.js` with its list of files, and compresses the built files. */
import { resolve } from 'node:path';
import type { Plugin, PluginOption, Rolldown } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { compressTexts } from './compress.ts';
import { listFiles } from './parts.ts';

/** Must follow the plugin that writes the pages: the list names the pages, and the pages are compressed too. */
export function offlineCopy(): PluginOption[] {
  let chunks: Rolldown.OutputChunk[] = [];
  let outDir = '';

  const bundle: Plugin = {
    name: 'offline-copy:bundle',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    writeBundle(_, output) {
      chunks = Object.values(output).filter(it => it.type === 'chunk');
    },
  };
  const worker = VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/worker',
    filename: 'sw.ts',
    injectRegister: null, // src/offline registers it when a page is idle
    manifest: false, // src/prerender/cssPalette.ts writes it
    injectManifest: {
      globPatterns: ['**/*'],
      globIgnores: ['**/*.{br,gz,xml,txt}', '_*'],
      manifestTransforms: [files => ({ manifest: listFiles(files, chunks), warnings: [] })],
      rollupFormat: 'iife',
    },
    integration: { closeBundleOrder: 'post' },
  });
  const packed: Plugin = {
    name: 'offline-copy:packed',
    enforce: 'post',
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        if (!this.meta.watchMode && chunks.length > 0) await compressTexts(outDir);
      },
    },
  };
  return [bundle, worker, packed];
}
