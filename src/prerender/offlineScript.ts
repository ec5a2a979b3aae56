import { build } from 'vite';

/** File name below the site's root. */
const FILE = 'offline.js';

/**
 * Writes the offline page's only script into `outDir`. The script has a build of its own: a chunk shared with the site's
 * scripts would cost every other page a request.
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

/** Adds the script to a page's head, so that the reading settings apply before the first paint. */
export const withOfflineScript = (html: string): string =>
  html.replace('</head>', `<script src="/${FILE}"></script></head>`);
