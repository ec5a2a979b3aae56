import { build } from 'vite';

const FILE = 'offline.js';

/**
 * Writes the offline page's only script into `outDir`. The script is built separately from the site. In one
 * build, the script and the site would share a chunk, and every page of the site would need one more request.
 */
export async function writeOfflineScript(root: string, outDir: string): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: 'src/pages/offline/script.ts',
        output: { format: 'iife', entryFileNames: FILE },
      },
    },
  });
}

/**
 * Adds the script to the head of the offline page. The script applies the visitor's settings (text size,
 * motion). In the head, the script runs before the first paint.
 */
export const withOfflineScript = (html: string): string =>
  html.replace('</head>', `<script src="/${FILE}"></script></head>`);
