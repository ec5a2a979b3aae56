/**
 * A Vite plugin for `npm run dev`: serves the director at `/director` and answers its requests. No build contains it.
 */
import { spawnSync } from 'node:child_process';
import { dirname, join, relative, sep } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import type { Plugin } from 'vite';
import type { Api } from './api.ts';

const BIOME = 'node_modules/@biomejs/biome/bin/biome';
/**
 * Matches the id of a module of the story with the director's edits. Each draft has another number, so that the browser
 * imports the module again.
 */
const DRAFT = /^(.*[\\/]stage[\\/]story[\\/](?:chapters[\\/])?\w+\.ts)(\?draft=\d+)$/;
/** Files whose change every open page must show. */
const SHOWN = /^(stage|locales)\//;

export function director(): Plugin {
  let root = '';
  let started: Promise<Api> | undefined;
  /** the connections of the director's page and of its windows; these get a message instead of a reload */
  const own = new WeakSet<object>();

  /** Formats a text as `npm run check` expects it; returns the text unchanged if the formatter fails. */
  function format(text: string, file: string): string {
    const args = [BIOME, 'format', `--stdin-file-path=${file}`];
    return spawnSync(process.execPath, args, { cwd: root, input: text, encoding: 'utf8' }).stdout || text;
  }
  // api.ts is loaded on the first use, because it imports the large TypeScript compiler, and most starts of Vite do not
  // need api.ts
  const api = () => {
    started ??= import('./api.ts').then(({ createApi }) => createApi(root, format));
    return started;
  };
  /** the path of a file in the project, with slashes */
  const pathOf = (file: string) => relative(root, file).split(sep).join('/');

  return {
    name: 'director',
    apply: 'serve',
    enforce: 'pre', // before Vite resolves the imports of a draft
    configResolved(config) {
      root = config.root;
    },
    configureServer(server) {
      server.ws.on('director:open', (_: unknown, client: object) => {
        own.add(client);
        // Vite's configuration imports the story, so Vite would restart at every save, and forget all unsaved changes.
        // While the director is open, `hotUpdate` reloads the pages instead.
        server.config.configFileDependencies.length = 0;
      });
      server.middlewares.use('/director/api', async (request, response) => {
        const { socket, headers } = request;
        const { host, origin } = headers;
        const answer = await Promise.all([api(), textOf(request)])
          .then(([{ answer }, body]) => answer({ from: socket.remoteAddress, host, origin, body }))
          .catch((cause: unknown) => ({ status: 500, body: { error: String(cause) } }));
        response.writeHead(answer.status, { 'Content-Type': 'application/json' });
        response.end(JSON.stringify(answer.body));
      });
      server.middlewares.use((request, _response, next) => {
        if (request.url === '/director') request.url = '/director/';
        next();
      });
    },
    resolveId(source, importer = '') {
      const [, from, draft] = DRAFT.exec(importer) ?? [];
      return from && source.startsWith('.') ? join(dirname(from), source) + draft : null;
    },
    async load(id) {
      const [, file] = DRAFT.exec(id) ?? [];
      return file ? (await api()).textOf(pathOf(file)) : null;
    },
    async hotUpdate({ file, server, read }) {
      const path = pathOf(file);
      if (this.environment.name !== 'client' || !SHOWN.test(path)) return;
      const isOwn = (await started)?.isOwn(path, await read());
      for (const client of server.ws.clients) {
        if (!own.has(client)) client.send({ type: 'full-reload', path: '*' });
        else if (!isOwn) client.send('director:changed');
      }
      return [];
    },
  };
}
