import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { matchDayModules } from './matchDay.ts';
import { ownersFacts } from './ownerModule.ts';
import type * as Renderer from './render.tsx';
import { wholeTranscript } from './transcript.ts';

/**
 * Builds render.tsx for Node and imports it. `root` is the project's folder; the result's `remove` deletes the build.
 */
export async function buildRenderer(root: string) {
  await mkdir(resolve(root, '.cache'), { recursive: true });
  const outDir = await mkdtemp(resolve(root, '.cache/prerender-'));
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [react(), matchDayModules(), ownersFacts(), wholeTranscript()],
    build: {
      ssr: 'src/prerender/render.tsx',
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      target: 'node20',
      // leaves out the code of the match day, because only its loading screen is prerendered
      rolldownOptions: { external: [/\/matchDayCode\.ts$/] },
    },
  });
  const renderer: typeof Renderer = await import(pathToFileURL(join(outDir, 'render.js')).href);
  return { ...renderer, remove: () => rm(outDir, { recursive: true, force: true }) };
}
