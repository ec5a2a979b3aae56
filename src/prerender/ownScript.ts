import { build } from 'vite';

/** The scripts of single pages. Each runs in the page's head, before the first paint. */
const SCRIPTS = {
  'offline.js': 'src/pages/offline/script.ts',
  'not-found.js': 'src/pages/not-found/script.ts',
} as const;
type Script = keyof typeof SCRIPTS;

/**
 * Writes a page's own script into `outDir`. The script is built separately from the site. In one build, the script and
 * the site would share a chunk, and every page of the site would need one more request.
 */
export async function writeScript(file: Script, root: string, outDir: string): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: SCRIPTS[file],
        output: { format: 'iife', entryFileNames: file },
      },
    },
  });
}

/** Adds a page's own script to the head of the page, behind the entry script: other code takes the first script as that. */
export const withScript = (file: Script, html: string): string =>
  html.replace('</head>', `<script src="/${file}"></script></head>`);
