/** Puts the site's colours into the style sheets, the web manifest and the head, which cannot import palette.ts. */
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import words from '../../locales/en/home.json' with { type: 'json' };
import site from '../../locales/en/site.json' with { type: 'json' };
import { ADDRESSES } from '../site/addresses.ts';
import { COLORS, DARKENED, PAGE_TINTS } from '../styles/palette.ts';

/** No such file exists. Its folder makes it a part of the style sheet that every page loads (`SITE` in chunks.ts). */
const SHEET = resolve('src/styles/palette.css');

const variables = (colors: object) =>
  Object.entries(colors)
    .map(([name, color]) => `--${name}: ${color};`)
    .join('');
/** Sets the colours of `::backdrop` separately: in browsers before 2024 `::backdrop` inherits no custom properties. */
const sheet = `@layer tokens {\n:root {${variables({ ...COLORS, ...PAGE_TINTS })}}\n:root[data-darkened] {${variables(DARKENED)}}\n::backdrop {--ink: ${COLORS.ink};--veil: ${PAGE_TINTS.veil};}\n}`;

export const paletteSheet = (): Plugin => ({
  name: 'palette-sheet',
  resolveId: id => (id === 'virtual:palette.css' ? SHEET : undefined),
  load: id => (id === SHEET ? sheet : undefined),
});

const ICON = { src: '/art/icon-192.png', type: 'image/png', sizes: '192x192' };
const manifest = {
  name: words['pages.home.meta.title'],
  short_name: words['pages.home.title'],
  description: words['pages.home.meta.description'],
  lang: 'en',
  start_url: '/',
  display: 'standalone',
  display_override: ['fullscreen', 'standalone'],
  categories: ['sports', 'education'],
  shortcuts: [
    { name: site['navigation.simulation_wny'], url: ADDRESSES.simulation, icons: [ICON] },
    { name: site['navigation.starter'], url: ADDRESSES.starter, icons: [ICON] },
  ],
  background_color: COLORS.plum,
  theme_color: COLORS.plum,
  icons: [
    { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
    ICON,
    { src: '/art/icon-512.png', type: 'image/png', sizes: '512x512' },
    { src: '/art/icon-maskable.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
  ],
};

export const webManifest = (): Plugin => ({
  name: 'web-manifest',
  apply: 'build',
  transformIndexHtml: () => [
    { tag: 'meta', attrs: { name: 'theme-color', content: COLORS.plum }, injectTo: 'head' },
    { tag: 'link', attrs: { rel: 'manifest', href: '/site.webmanifest' }, injectTo: 'head' },
  ],
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'site.webmanifest', source: JSON.stringify(manifest) });
  },
});
