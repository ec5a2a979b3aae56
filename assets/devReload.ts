/** `npm run dev`: a drawing that is saved is built again, and every open page of the site shows it. */
import { spawn } from 'node:child_process';
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';

/** Resolves when the pictures are built; rejects with what the build said about the drawing that it cannot build. */
export type BuildPictures = (root: string) => Promise<void>;

/** `npm run assets` as a process of its own: this one would keep the drawings that it has read once. */
const buildPictures: BuildPictures = root =>
  new Promise((resolve, reject) => {
    const build = spawn(process.execPath, ['--import', 'tsx', 'assets/build.ts', '--over-budget'], {
      cwd: root,
    });
    const said: string[] = [];
    build.stdout.resume(); // the table of sizes: too long to be read at every save
    build.stderr.on('data', (chunk: Buffer) => said.push(chunk.toString()));
    build.on('error', reject);
    build.on('close', code => {
      const text = said.join('').trim();
      if (code !== 0) return reject(new Error(text || `npm run assets ended with ${code}`));
      if (text) console.warn(text);
      resolve();
    });
  });

/** Runs `task` when asked. Asked while it runs, it runs once more afterwards: never two at a time. */
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

/** Watches `assets/` and the colours. A drawing that cannot be built is shown as an error over the page; the last good one stays. */
export function reloadDrawings(build: BuildPictures = buildPictures): Plugin {
  return {
    name: 'reload-drawings',
    apply: 'serve',
    configureServer(server) {
      const { root, logger } = server.config;
      const folder = join(root, 'assets') + sep;
      const colours = join(root, 'palette.ts');
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
