/** Builds the service worker, `/sw.js`, with the list of what it keeps, and packs what was built. */
import { resolve } from 'node:path';
import type { Plugin, PluginOption, Rolldown } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { compressTexts } from './compress.ts';
import { listFiles } from './parts.ts';

/** To come after the plugin that writes the pages: the list names them, and they are packed with the rest. */
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
    injectRegister: null, // registered when a page is idle, by src/offline
    manifest: false, // see palette.ts
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
