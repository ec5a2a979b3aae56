import { build } from 'vite';

/** Name of the script file in the site's root. */
const FILE = 'comfort.js';

/**
 * Writes `/comfort.js` into `outDir`: it applies the visitor's reading settings on the offline page, which has no other
 * script. It is built separately: a chunk shared with the site's scripts would cost every other page a request.
 */
export async function writeComfort(root: string, outDir: string): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: 'src/comfort/apply.ts',
        output: { format: 'iife', entryFileNames: FILE },
      },
    },
  });
}

/** Adds `comfort.js` to a page's head, so that it runs before the first paint. */
export const withComfort = (html: string): string =>
  html.replace('</head>', `<script src="/${FILE}"></script></head>`);
