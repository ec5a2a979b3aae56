/** Serves the built site and the empty stage as a host does: with HTTP/2 and brotli. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, preview } from 'vite';
import { makeCertificate } from '../../scripts/certificate.ts';
import { compressTexts } from '../../src/hosting/compress.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const CACHE = join(ROOT, '.cache/bench');
const EMPTY_STAGE = join(CACHE, 'emptyStage');

/** Builds the empty stage with complete libraries. Ignores vite.config.ts, which leaves out parts of the libraries. */
async function buildEmptyStage() {
  await build({
    root: join(ROOT, 'tests/bench/emptyStage'),
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    publicDir: false,
    build: { outDir: EMPTY_STAGE, emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0 },
  });
  await compressTexts(EMPTY_STAGE);
}

/**
 * Returns the addresses of the match day and of the empty stage. `spki`: hash of the certificate's public key; with this
 * hash, Chromium trusts the certificate.
 */
export async function serveSites() {
  await buildEmptyStage();
  const { key, cert, spki } = makeCertificate(CACHE);
  const serve = (outDir: string) =>
    preview({ root: ROOT, logLevel: 'error', build: { outDir }, preview: { port: 0, https: { key, cert } } });
  const [site, empty] = [await serve(join(ROOT, 'dist')), await serve(EMPTY_STAGE)];
  return {
    matchDay: `${site.resolvedUrls?.local[0]}simulation_wny`,
    emptyStage: `${empty.resolvedUrls?.local[0]}`,
    spki,
    async close() {
      await Promise.all([site.close(), empty.close()]);
    },
  };
}
