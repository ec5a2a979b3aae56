/**
 * A Vite plugin for `npm run dev`: serves the director at `/director` and answers its requests. No build contains it.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { basename, join, relative, sep } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import type { Plugin } from 'vite';
import type { Api } from './api.ts';

const PAGE = '/director';
const API = '/director/api';
const BIOME = 'node_modules/@biomejs/biome/bin/biome';
const FACES = '/director/faces.json';
/** A file of the story as the director imports it: `chapter3.ts?draft=chapter3~0123456789ab.discs~ba9876543210`. */
const DRAFT = /[\\/](stage[\\/]story[\\/](?:chapters[\\/])?(\w+)\.ts)\?draft=([\w.~]+)$/;
/** Files whose change every open page must show. */
const SHOWN = /^(stage|locales)\//;

/** Runs a script of the project in a new process. Returns what it prints, and its exit code. */
const runScript = (root: string, script: string, args: readonly string[], input = '') =>
  new Promise<{ code: number | null; out: string; errors: string }>(resolve => {
    const said = { out: '', errors: '' };
    const child = spawn(process.execPath, ['--import', 'tsx', join(root, script), ...args], { cwd: root });
    child.stdout.on('data', (chunk: Buffer) => (said.out += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (said.errors += chunk.toString()));
    child.on('close', code => resolve({ code, ...said }));
    child.stdin.end(input);
  });

/** Formats a text as `npm run check` expects it; returns the text unchanged if the formatter fails. */
async function format(root: string, text: string, file: string): Promise<string> {
  const { code, out } = await runScript(root, BIOME, ['format', `--stdin-file-path=${file}`], text);
  return code === 0 && out ? out : text;
}

/**
 * Returns the complaints of `npm run assets` about textures, colours and edges, and the shares of colours by chapter
 * that assets/checks/shares.ts measures.
 */
async function checkPictures(root: string): Promise<readonly string[]> {
  const { out, errors } = await runScript(root, 'assets/build.ts', ['--over-budget']);
  return `${errors}\n${out}`
    .split('\n')
    .filter(line => line && (errors.includes(line) || /^\w+ by chapter/.test(line)));
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
        const path = request.url?.replace(/[?#].*$/, '').replace(/\/$/, '');
        if (path === PAGE) {
          const page = readFileSync(join(root, 'director/index.html'), 'utf8');
          response.setHeader('Content-Type', 'text/html;charset=utf-8');
          response.end(await server.transformIndexHtml('/director/index.html', page));
        } else if (path === FACES) {
          const faces = join(root, '.cache/faces.json');
          response.setHeader('Content-Type', 'application/json');
          response.end(existsSync(faces) ? readFileSync(faces) : '{"md":{},"sm":{}}');
        } else if (path === API) {
          const answer = await (await api())
            .answer(await askingOf(request))
            .catch((cause: unknown) => ({ status: 500, body: { refused: String(cause) } }));
          response.writeHead(answer.status, { 'Content-Type': 'application/json' });
          response.end(JSON.stringify(answer.body));
        } else next();
      });
    },
    async load(id) {
      const [, file = '', name = '', list] = DRAFT.exec(id) ?? [];
      if (!list) return;
      const { tagged } = await import('./tag.ts');
      const hashes = new Map(list.split('.').map(each => [each.split('~')[0], each.split('~')[1] ?? '']));
      const text = (await api()).textOf(hashes.get(name) ?? '');
      if (text === undefined) throw new Error(`${name}: this draft is not known`);
      return tagged(text, file.replaceAll('\\', '/'), imported =>
        hashes.has(basename(imported, '.ts')) || imported.endsWith('.json')
          ? `${imported}?draft=${list}`
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
