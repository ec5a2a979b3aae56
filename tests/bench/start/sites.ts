/** Builds the site and the two empty pages beside it, and serves each as a host would: HTTP/2 and brotli. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type PreviewServer, preview } from 'vite';
import { compressTexts } from '../../../src/prerender/compress.ts';
import { makeCertificate } from './certificate.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const CACHE = join(ROOT, '.cache/bench');

/** Ours, the libraries of our stage with one sprite, and the libraries of our shell with one paragraph. */
export const SITES = ['us', 'emptyStage', 'emptyShell'] as const;
export type Site = (typeof SITES)[number];

const folderOf = (site: Site) => (site === 'us' ? join(ROOT, 'dist') : join(CACHE, site));

/** Libraries as they are, without the site's aliases and imports by part: what they cost whoever just uses them. */
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
  /** without a slash at the end */
  readonly address: Readonly<Record<Site, string>>;
  /** of the certificate: see there */
  readonly spki: string;
  close(): Promise<void>;
}

/** Builds the two empty pages and serves them beside `dist`, each on a port of its own. */
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
