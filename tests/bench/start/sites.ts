/** Builds the two empty pages and serves them and the site like a host: HTTP/2 and brotli. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type PreviewServer, preview } from 'vite';
import { compressTexts } from '../../../src/prerender/compress.ts';
import { makeCertificate } from './certificate.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const CACHE = join(ROOT, '.cache/bench');

/**
 * The site, a page with the stage's libraries and one sprite, and a page with the site's libraries and one paragraph.
 */
export const SITES = ['us', 'emptyStage', 'emptyShell'] as const;
export type Site = (typeof SITES)[number];

const folderOf = (site: Site) => (site === 'us' ? join(ROOT, 'dist') : join(CACHE, site));

/** Builds without the site's aliases and partial imports: the cost of the libraries in plain use. */
async function buildEmpty(site: Site) {
  await build({
    root: join(ROOT, 'tests/bench', site),
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    publicDir: false,
    build: { outDir: folderOf(site), emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0 },
  });
  await compressTexts(folderOf(site));
}

export interface Served {
  /** Without a trailing slash. */
  readonly address: Readonly<Record<Site, string>>;
  /** See Certificate. */
  readonly spki: string;
  close(): Promise<void>;
}

/** Builds the two empty pages and serves them beside `dist`, each on its own port. */
export async function serveSites(): Promise<Served> {
  const { key, cert, spki } = makeCertificate(CACHE);
  const servers: PreviewServer[] = [];
  const serve = async (site: Site) => {
    if (site !== 'us') await buildEmpty(site);
    const server = await preview({
      root: ROOT,
      logLevel: 'error',
      build: { outDir: folderOf(site) },
      preview: { port: 0, https: { key, cert } },
    });
    servers.push(server);
    const address = server.resolvedUrls?.local[0];
    if (!address) throw new Error(`${site} has no address`);
    return address.replace(/\/$/, '');
  };
  const address = {
    us: await serve('us'),
    emptyStage: await serve('emptyStage'),
    emptyShell: await serve('emptyShell'),
  };
  return {
    address,
    spki,
    async close() {
      await Promise.all(servers.map(server => server.close()));
    },
  };
}
