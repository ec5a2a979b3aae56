import { spawn } from 'node:child_process';
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';

export type BuildDrawings = (root: string) => Promise<void>;

/** In a new process, because the import cache of this one keeps the old drawings. */
const buildDrawings: BuildDrawings = root =>
  new Promise((resolve, reject) => {
    const build = spawn(process.execPath, ['--import', 'tsx', 'assets/build.ts', '--over-budget'], {
      cwd: root,
    });
    const said: string[] = [];
    build.stdout.resume();
    build.stderr.on('data', (chunk: Buffer) => said.push(chunk.toString()));
    build.on('error', reject);
    build.on('close', code => {
      const text = said.join('').trim();
      if (code !== 0) return reject(new Error(text || `npm run assets ended with ${code}`));
      if (text) console.warn(text);
      resolve();
    });
  });

function oneAtATime(task: () => Promise<void>) {
  let running = false;
  let askedAgain = false;
  return async () => {
    askedAgain = running;
    if (running) return;
    running = true;
    do {
      askedAgain = false;
      await task();
    } while (askedAgain);
    running = false;
  };
}

/**
 * For `npm run dev`: after a change of palette or drawings, builds and reloads all pages. A failed build shows in
 * Vite's overlay, above the last good drawings.
 */
export function reloadDrawings(build: BuildDrawings = buildDrawings): Plugin {
  return {
    name: 'reload-drawings',
    apply: 'serve',
    configureServer(server) {
      const { root, logger } = server.config;
      const folder = join(root, 'assets') + sep;
      const colours = join(root, 'src/styles/palette.ts');
      const rebuild = oneAtATime(async () => {
        try {
          await build(root);
          logger.info('the drawings are built, the page reloads', { timestamp: true });
          server.ws.send({ type: 'full-reload', path: '*' });
        } catch (error) {
          const message = error instanceof Error ? error.message : String(error);
          logger.error(message, { timestamp: true });
          server.ws.send({ type: 'error', err: { message, stack: '' } });
        }
      });
      server.watcher.on('all', (event, file) => {
        if (event === 'addDir' || event === 'unlinkDir') return;
        const isDrawing = file.startsWith(folder) && /\.(ts|svg)$/.test(file);
        if (!isDrawing && file !== colours) return;
        logger.info(`${relative(root, file)} changed, the drawings are built`, { timestamp: true });
        void rebuild();
      });
    },
  };
}
