import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { reloadDrawings } from './assets/devReload.ts';
import project from './package.json' with { type: 'json' };
import { pixiByPart } from './scripts/vite.pixi.ts';
import { compileAhead, siteChunks } from './src/prerender/chunks.ts';
import { paletteSheet, webManifest } from './src/prerender/colours.ts';
import { generatedModules } from './src/prerender/generatedModules.ts';
import { pictureWordsApart } from './src/prerender/pictureWords.ts';
import { prerenderedSite } from './src/prerender/plugin.ts';

const DRAWINGS = 'tests/unit/assets/**/*.test.ts';
const ALONE = 'tests/unit/**/*.alone.test.ts';

export default defineConfig({
  plugins: [
    pixiByPart,
    react(),
    paletteSheet(),
    webManifest(),
    generatedModules(),
    pictureWordsApart(),
    siteChunks(),
    compileAhead(),
    prerenderedSite(),
    reloadDrawings(),
  ],
  resolve: {
    alias: [
      // without GSAP's plugin for CSS: all tweens change plain values
      {
        find: /^gsap$/,
        replacement: fileURLToPath(new URL('node_modules/gsap/gsap-core.js', import.meta.url)),
      },
      // react-router's package.json names the development build for every environment
      {
        find: /^react-router$/,
        replacement: fileURLToPath(
          new URL('node_modules/react-router/dist/production/index.mjs', import.meta.url),
        ),
      },
    ],
  },
  preview: { host: '127.0.0.1' },
  envPrefix: ['VITE_', 'SITE_URL'],
  build: {
    target: project.browserslist.map(browser => browser.replace('ios_saf', 'ios').replace(' >= ', '')),
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    license: { fileName: 'licences.txt' },
  },
  test: {
    environment: 'node',
    maxWorkers: '100%', // Vitest's default leaves one core free, which is half of two
    testTimeout: 60_000,
    setupFiles: 'tests/unit/navigator.ts',
    // Without isolation, a worker loads story and drawings only once. Files that replace a module or GSAP's clock run
    // alone.
    projects: [
      { extends: true, test: { name: 'drawings', include: [DRAWINGS], isolate: false } },
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['tests/unit/**/*.test.ts'],
          exclude: [DRAWINGS, ALONE],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'alone', include: [ALONE] } },
    ],
  },
});
