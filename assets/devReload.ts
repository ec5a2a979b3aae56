/** A Vite plugin for `npm run dev`: after a drawing is saved, it rebuilds the drawings and reloads all open pages. */
import { spawn } from 'node:child_process';
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';

/** Resolves after the drawings are built. Rejects with the error output of the build. */
export type BuildDrawings = (root: string) => Promise<void>;

/** Runs assets/build.ts in a new process, because the import cache of this process keeps the old drawings. */
const buildDrawings: BuildDrawings = root =>
  new Promise((resolve, reject) => {
    const build = spawn(process.execPath, ['--import', 'tsx', 'assets/build.ts', '--over-budget'], {
      cwd: root,
    });
    const said: string[] = [];
    build.stdout.resume(); // discards the table of sizes, which is too long to print after every save
    build.stderr.on('data', (chunk: Buffer) => said.push(chunk.toString()));
    build.on('error', reject);
    build.on('close', code => {
      const text = said.join('').trim();
      if (code !== 0) return reject(new Error(text || `npm run assets ended with ${code}`));
      if (text) console.warn(text);
      resolve();
    });
  });

/** Returns a function that runs `task`, one run at a time. Calls during a run cause one further run afterwards. */
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
 * Watches `src/styles/palette.ts`, and the .ts and .svg files in `assets/`. After a change, it builds the drawings and reloads all
 * open pages. If the build fails, the pages show the error in Vite's overlay, above the last good drawings.
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
