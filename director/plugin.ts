/**
 * A Vite plugin for `npm run dev`: serves the director at `/director` and answers its requests. No build contains it.
 */
import { execFile } from 'node:child_process';
import type { IncomingMessage } from 'node:http';
import { basename, relative, sep } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';
import type { Api } from './api.ts';

/** Files whose change every open page must show. */
const SHOWN = /^(stage|locales)\//;
const BIOME = 'node_modules/@biomejs/biome/bin/biome';

const start = promisify(execFile);

/** Formats a text as `npm run check` expects it; returns the text unchanged if the formatter fails. */
async function format(root: string, text: string, file: string): Promise<string> {
  const running = start(process.execPath, [BIOME, 'format', `--stdin-file-path=${file}`], { cwd: root });
  running.child.stdin?.end(text);
  return running.then(
    ({ stdout }) => stdout || text,
    () => text,
  );
}

/**
 * Returns the complaints of `npm run assets` about textures, colours and edges, and the shares of colours by chapter
 * that assets/checks/shares.ts measures.
 */
async function checkPictures(root: string): Promise<readonly string[]> {
  const script = ['--import', 'tsx', 'assets/build.ts', '--over-budget'];
  const { stdout, stderr } = await start(process.execPath, script, { cwd: root });
  const shares = stdout.split('\n').filter(line => line.includes(' by chapter: '));
  return [...stderr.split('\n').filter(Boolean), ...shares];
}

const askingOf = async (request: IncomingMessage) => ({
  method: request.method,
  from: request.socket.remoteAddress,
  host: request.headers.host,
  origin: request.headers.origin,
  body: await textOf(request),
});

export function director(): Plugin {
  let root = '';
  let started: Promise<Api> | undefined;
  // loaded on the first use, because the syntax tree's library is large and most starts of Vite do not need it
  const api = () => {
    started ??= import('./api.ts').then(({ createApi }) =>
      createApi(
        root,
        (text, file) => format(root, text, file),
        () => checkPictures(root),
      ),
    );
    return started;
  };
  /** the connections of the director's page and of its windows, which already show what the director saves */
  const [pages, windows] = [new WeakSet<object>(), new WeakSet<object>()];

  /** the path of a file in the project, with slashes */
  const pathOf = (file: string) => relative(root, file).split(sep).join('/');

  return {
    name: 'director',
    apply: 'serve',
    configResolved(config) {
      root = config.root;
    },
    configureServer(server) {
      server.ws.on('director:page', (_: unknown, client: object) => {
        pages.add(client);
        // Vite's configuration imports the story, so Vite would restart at every save, and forget all unsaved changes.
        // While the director is open, `hotUpdate` reloads the pages instead.
        const { configFileDependencies: files } = server.config;
        const kept = files.filter(file => !SHOWN.test(pathOf(file)));
        files.splice(0, files.length, ...kept);
      });
      server.ws.on('director:window', (_: unknown, client: object) => windows.add(client));
      server.middlewares.use(async (request, response, next) => {
        const path = request.url?.replace(/[?#].*$/, '');
        // Vite serves the page
        if (path === '/director') request.url = '/director/';
        if (path !== '/director/api') return next();
        const answer = await (await api())
          .answer(await askingOf(request))
          .catch((cause: unknown) => ({ status: 500, body: { refused: String(cause) } }));
        response.writeHead(answer.status, { 'Content-Type': 'application/json' });
        response.end(JSON.stringify(answer.body));
      });
    },
    async load(id) {
      // a file of the story as draft.ts imports it
      const [path = '', query = ''] = id.split('?');
      const hashes = new URLSearchParams(query);
      if (!hashes.has('draft') || !path.endsWith('.ts')) return;
      const { tagged } = await import('./tag.ts');
      const name = basename(path, '.ts');
      const text = (await api()).textOf(hashes.get(name) ?? '');
      if (text === undefined) throw new Error(`${name}: this draft is not known`);
      return tagged(text, pathOf(path), imported =>
        hashes.has(basename(imported, '.ts')) || imported.endsWith('.json')
          ? `${imported}?${query}`
          : imported,
      );
    },
    async hotUpdate({ file, server, read }) {
      if (this.environment.name !== 'client') return;
      const path = pathOf(file);
      if (!SHOWN.test(path)) return;
      const isOwn = (await started)?.isOwn(path, await read()) ?? false;
      for (const client of server.ws.clients) {
        if (isOwn && (pages.has(client) || windows.has(client))) continue;
        // the director's page does not reload, because it would lose what can be undone; it only reads the files again
        if (pages.has(client)) client.send('director:changed');
        else client.send({ type: 'full-reload', path: '*' });
      }
      return [];
    },
  };
}
