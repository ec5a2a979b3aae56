/** A Vite plugin for `npm run dev`: serves the director at `/director` and answers its requests. */
import { dirname, join, relative, sep } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import type { Plugin } from 'vite';
import type { Api } from './api.ts';

/**
 * Matches the id under which Vite loads a draft: a story file to which the maker's edits are applied. Each draft has a
 * new number, because Vite loads an id only once.
 */
const DRAFT = /^(.*[\\/]stage[\\/]story[\\/](?:chapters[\\/])?\w+\.ts)(\?draft=\d+)$/;
const STORY_OR_WORDS = /^(stage|locales)\//;

export function director(): Plugin {
  let root = '';
  let started: Promise<Api> | undefined;
  /** connections of the director's page and its windows; after a file change these get a message, not a reload */
  const directorClients = new WeakSet<object>();

  // loaded on the first use, because it imports the large TypeScript compiler
  const api = () => {
    started ??= import('./api.ts').then(({ createApi }) => createApi(root));
    return started;
  };
  const pathOf = (file: string) => relative(root, file).split(sep).join('/');

  return {
    name: 'director',
    apply: 'serve',
    enforce: 'pre', // `resolveId` must see the imports of a draft before Vite resolves them
    configResolved(config) {
      root = config.root;
    },
    configureServer(server) {
      server.ws.on('director:open', (_: unknown, client: object) => {
        directorClients.add(client);
        // Empties Vite's list of the files whose changes restart Vite. The story's files are in the list, because
        // Vite's configuration imports them. A restart after each save would lose the unsaved edits.
        server.config.configFileDependencies.length = 0;
      });
      server.middlewares.use('/director/api', async (request, response) => {
        const { host, origin } = request.headers;
        const answer = await Promise.all([api(), textOf(request)])
          .then(([{ answer }, body]) => answer({ from: request.socket.remoteAddress, host, origin, body }))
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
      if (this.environment.name !== 'client' || !STORY_OR_WORDS.test(path)) return;
      const isOwn = (await started)?.isOwn(path, await read());
      for (const client of server.ws.clients) {
        if (!directorClients.has(client)) client.send({ type: 'full-reload', path: '*' });
        else if (!isOwn) client.send('director:changed');
      }
      return [];
    },
  };
}
