/** Builds the service worker `/sw.js` with its list of files, and writes compressed copies of the built text files. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import { WORKER } from '../../deploy/headers.ts';
import { hashOf } from '../worker/contentHash.ts';
import { compressTexts } from './compress.ts';
import { filesToKeep } from './parts.ts';

/** Builds the worker's script into the folder of the site. */
async function buildWorker(
  { root, build: { outDir, target } }: ResolvedConfig,
  chunks: Rolldown.OutputChunk[],
) {
  const names = await readdir(join(root, outDir), { recursive: true });
  const files = await Promise.all(
    filesToKeep(names, chunks).map(async ({ file, ...kept }) => ({
      ...kept,
      hash: await hashOf(await readFile(join(root, outDir, file))),
    })),
  );
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    define: { FILES: JSON.stringify(files) },
    build: {
      outDir,
      target,
      emptyOutDir: false,
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: 'src/worker/sw.ts',
        output: { format: 'iife', entryFileNames: WORKER.path.slice(1) },
      },
    },
  });
}

/**
 * Returns the plugin. It must follow the plugin that writes the pages, because it lists the pages for the worker and
 * writes compressed copies of the pages.
 */
export function offlineCopy(): Plugin {
  let chunks: Rolldown.OutputChunk[] = [];
  let config: ResolvedConfig;

  return {
    name: 'offline-copy',
    enforce: 'post',
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle(_, output) {
      chunks = Object.values(output).filter(it => it.type === 'chunk');
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        if (this.meta.watchMode || chunks.length === 0) return;
        await buildWorker(config, chunks);
        await compressTexts(join(config.root, config.build.outDir));
      },
    },
  };
}
