/** Puts the site's colours into the style sheets, the web manifest and the head, which cannot import palette.ts. */
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import words from '../../locales/en/home.json' with { type: 'json' };
import site from '../../locales/en/site.json' with { type: 'json' };
import { ADDRESSES } from '../site/addresses.ts';
import { COLORS, DARKENED, PAGE_TINTS } from '../styles/palette.ts';

/** Name by which main.tsx imports the virtual style sheet. */
const SHEET = 'virtual:palette.css';
/**
 * Path of the virtual style sheet; no such file exists. The path is in src/styles, because the build puts the
 * style sheets of this folder into the one that every page loads (see `SHARED` in plugin.ts).
 */
const SHEET_ID = resolve('src/styles/palette.css');
const MANIFEST = 'site.webmanifest';

const variablesOf = (colors: object) =>
  Object.entries(colors)
    .map(([name, color]) => `--${name}: ${color};`)
    .join('');
/**
 * The style sheet. It sets the colours of `::backdrop` separately, because in browsers before 2024 `::backdrop`
 * inherits no custom properties.
 */
const sheet = `@layer tokens {\n:root {${variablesOf({ ...COLORS, ...PAGE_TINTS })}}\n:root[data-darkened] {${variablesOf(DARKENED)}}\n::backdrop {--ink: ${COLORS.ink};--veil: ${PAGE_TINTS.veil};}\n}`;

const ICON = { src: '/art/icon-192.png', type: 'image/png', sizes: '192x192' };
const manifest = JSON.stringify({
  name: words['pages.home.meta.title'],
  short_name: words['pages.home.title'],
  description: words['pages.home.meta.description'],
  lang: 'en',
  start_url: '/',
  scope: '/',
  id: '/',
  display: 'standalone',
  display_override: ['fullscreen', 'standalone'],
  orientation: 'any',
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
});

export function sitePalette(): Plugin {
  return {
    name: 'site-palette',
    resolveId: id => (id === SHEET ? SHEET_ID : undefined),
    load: id => (id === SHEET_ID ? sheet : undefined),
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { name: 'theme-color', content: COLORS.plum }, injectTo: 'head' },
      // iOS: settings for the home screen; the icon is in index.html
      { tag: 'meta', attrs: { name: 'mobile-web-app-capable', content: 'yes' }, injectTo: 'head' },
      {
        tag: 'meta',
        attrs: { name: 'apple-mobile-web-app-title', content: words['pages.home.title'] },
        injectTo: 'head',
      },
      { tag: 'link', attrs: { rel: 'manifest', href: `/${MANIFEST}` }, injectTo: 'head' },
    ],
    configureServer({ middlewares }) {
      middlewares.use(`/${MANIFEST}`, (_, response) => {
        response.setHeader('Content-Type', 'application/manifest+json').end(manifest);
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: MANIFEST, source: manifest });
    },
  };
}
