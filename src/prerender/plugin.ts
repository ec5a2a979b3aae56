/**
 * Prerenders the built site for a plain web server. `vite preview` serves the same files:
 * - one HTML page per address, each with its own head
 * - the 404 page and the offline page
 * - a sitemap and robots.txt
 * - the service worker, with the list of the files of the offline copy
 * - compressed copies of the text files
 *
 * The plugin uses no framework, because frameworks write inline scripts or styles, which the security policy forbids.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { loadEnv, type Plugin, type ResolvedConfig } from 'vite';
import { compressTexts } from '../hosting/compress.ts';
import { headersOfAll, WORKER } from '../hosting/headers.ts';
import { servePages } from '../hosting/preview.ts';
import { hashOf } from '../worker/contentHash.ts';
import { renderSite, writeScript } from './builds.ts';
import { type Chunk, chunksOf, chunkWith, filesFrom } from './chunks.ts';
import { htmlOf, robots, sitemap } from './html.ts';
import { readOwner, readSessions } from './ownerFile.ts';
import { filesToKeep } from './parts.ts';

const DEFAULT_SITE_URL = 'http://127.0.0.1:4173';

/** Writes the service worker. Call this last: the worker's list has the hashes of all files. */
async function writeWorker(config: ResolvedConfig, folder: string, chunks: readonly Chunk[]) {
  const built = await readdir(folder, { recursive: true });
  const files = await Promise.all(
    filesToKeep(built, chunks).map(async ({ file, ...kept }) => ({
      ...kept,
      hash: await hashOf(await readFile(join(folder, file))),
    })),
  );
  await writeScript(config, WORKER.path.slice(1), 'src/worker/sw.ts', { FILES: JSON.stringify(files) });
}

export function prerenderedSite(): Plugin {
  let config: ResolvedConfig;
  let siteUrl = DEFAULT_SITE_URL;
  let formUrl = '';
  let chunks: readonly Chunk[] = [];

  return {
    name: 'prerendered-site',
    configResolved(resolved) {
      config = resolved;
      const { root, mode } = resolved;
      const env = loadEnv(mode, root, ['SITE_', 'VITE_']);
      siteUrl = (env.SITE_URL ?? DEFAULT_SITE_URL).replace(/\/+$/, '');
      const owner = readOwner(root, env);
      readSessions(root, owner); // throws if the owner's file of training sessions is missing or invalid
      formUrl = owner.form;
    },
    writeBundle(_, bundle) {
      chunks = chunksOf(bundle);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        if (this.meta.watchMode || chunks.length === 0) return;
        const folder = resolve(config.root, config.build.outDir);
        const put = (file: string, text: string) => writeFile(join(folder, file), text);
        const filesOf = (module: string) => filesFrom([chunkWith(module, chunks)], chunks);
        const template = await readFile(join(folder, 'index.html'), 'utf8');
        const pages = await renderSite(config.root, siteUrl);
        for (const page of pages) await put(page.file, htmlOf(page, template, filesOf, siteUrl));
        await put('sitemap.xml', sitemap(pages, siteUrl));
        await put('robots.txt', robots(siteUrl));
        await writeScript(config, 'offline.js', 'src/pages/offline/script.ts');
        await writeScript(config, 'not-found.js', 'src/pages/not-found/script.ts');
        await writeWorker(config, folder, chunks);
        await compressTexts(folder);
        const hosts = await readFile(join(folder, '_headers'), 'utf8');
        for (const [name, value] of headersOfAll({ formUrl }))
          if (!hosts.includes(`${name}: ${value}\n`))
            this.error(`public/_headers and src/hosting/nginx.conf need this header: ${name}: ${value}`);
        if (siteUrl === DEFAULT_SITE_URL)
          this.warn('SITE_URL is not set: canonical addresses point to this machine.');
      },
    },
    configurePreviewServer: server => servePages(server, { formUrl }),
  };
}
