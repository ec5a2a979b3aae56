/**
 * A Vite plugin for `npm run dev`: serves the director at `/director` and answers its requests. No build contains it.
 */
import { basename, relative, sep } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import type { Plugin } from 'vite';
import type { Api } from './api.ts';

/** Files whose change every open page must show. */
const SHOWN = /^(stage|locales)\//;
export function director(): Plugin {
  let root = '';
  let started: Promise<Api> | undefined;
  // loaded on the first use, because the syntax tree's library is large and most starts of Vite do not need it
  const api = () => {
    started ??= import('./api.ts').then(({ createApi }) => createApi(root));
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
          .answer(request, await textOf(request))
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
