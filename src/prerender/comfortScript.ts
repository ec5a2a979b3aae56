import { build } from 'vite';

/** Its address: the offline page loads it. */
const FILE = 'comfort.js';

/**
 * Writes `/comfort.js` into `outDir`: how she likes to read, for the one page that has no other script. It is built apart,
 * so that it shares nothing with the site's scripts, which would cost every other page a request.
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

/** The page with that script, which runs before anything of the page is seen. */
export const withComfort = (html: string): string =>
  html.replace('</head>', `<script src="/${FILE}"></script></head>`);
