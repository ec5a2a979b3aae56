/** Builds two empty pages (see `SITES`). Serves the empty pages and the site as a host does: with HTTP/2 and brotli. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, preview } from 'vite';
import { makeCertificate } from '../../../scripts/certificate.ts';
import { compressTexts } from '../../../src/prerender/compress.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const CACHE = join(ROOT, '.cache/bench');

/**
 * us: the built site. emptyStage: a page with the stage's libraries and one sprite. emptyShell: a page with the site's
 * libraries and one paragraph.
 */
export const SITES = ['us', 'emptyStage', 'emptyShell'] as const;
export type Site = (typeof SITES)[number];

const folderOf = (site: Site) => (site === 'us' ? join(ROOT, 'dist') : join(CACHE, site));

/** Builds an empty page with complete libraries. Ignores vite.config.ts, which leaves out parts of the libraries. */
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
  /** Origin of each site, without a trailing slash. */
  readonly address: Readonly<Record<Site, string>>;
  /** Hash of the certificate's public key. With this hash, Chromium trusts the certificate. */
  readonly spki: string;
  close(): Promise<void>;
}

async function serve(options: InlineConfig) {
  const server = await preview({ root: ROOT, logLevel: 'error', ...options });
  const address = server.resolvedUrls?.local[0];
  if (!address) throw new Error('The server has no address');
  return { address: address.replace(/\/$/, ''), close: () => server.close() };
}

/** Serves `dist` alone on a free port, without TLS. */
export const serveBuild = () => serve({ preview: { port: 0 } });

/** Builds the two empty pages. Serves them and `dist`, each on its own port. */
export async function serveSites(): Promise<Served> {
  const { key, cert, spki } = makeCertificate(CACHE);
  const serveSite = async (site: Site) => {
    if (site !== 'us') await buildEmpty(site);
    return serve({ build: { outDir: folderOf(site) }, preview: { port: 0, https: { key, cert } } });
  };
  const us = await serveSite('us');
  const emptyStage = await serveSite('emptyStage');
  const emptyShell = await serveSite('emptyShell');
  return {
    address: { us: us.address, emptyStage: emptyStage.address, emptyShell: emptyShell.address },
    spki,
    async close() {
      await Promise.all([us.close(), emptyStage.close(), emptyShell.close()]);
    },
  };
}
