/**
 * Turns the built site into files a plain web server can serve: one HTML page per address with its own head,
 * sitemap, robots and a real 404. Serves them the same way in `vite preview`.
 */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, loadEnv, type Plugin, type Rolldown } from 'vite';
import { headOf, redirect, robots, sitemap } from './head.ts';
import { servePages } from './preview.ts';
import type { Rendered } from './render.tsx';

type Render = (path: string, siteUrl: string) => Promise<Rendered>;

interface Output {
  file: string;
  /** What is asked of the router, and the page's address unless it has none. */
  path: string;
  listed: boolean;
  /** The module of the page, to preload what it needs. */
  module: string;
}

const PAGES: readonly Output[] = [
  { file: 'index.html', path: '/', listed: true, module: 'src/pages/home/HomePage.tsx' },
  { file: 'starter.html', path: '/starter', listed: true, module: 'src/pages/starter/StarterPage.tsx' },
  { file: 'register.html', path: '/register', listed: true, module: 'src/pages/register/RegisterPage.tsx' },
  {
    file: 'simulation_wny.html',
    path: '/simulation_wny',
    listed: true,
    module: 'src/pages/simulation/SimulationPage.tsx',
  },
  { file: '404.html', path: '/404', listed: false, module: 'src/pages/not-found/NotFoundPage.tsx' },
];

/** What every page needs, and the home page's look, comes in one file: ten small ones would cost a phone more than they save. */
const FRAME =
  /rolldown[\\/]runtime|node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|cookie|i18next|react-i18next|html-parse-stringify|void-elements|use-sync-external-store)[\\/]|[\\/]src[\\/](ui|layout|styles)[\\/]|[\\/]src[\\/][^\\/]+\.tsx?$|[\\/]pages[\\/]home[\\/]\w+\.css/;

const UNSET = 'http://127.0.0.1:4173';

export function prerenderedSite(): Plugin {
  let root = '';
  let outDir = '';
  let siteUrl = UNSET;
  let chunks: Rolldown.OutputChunk[] = [];

  /** The scripts and styles of a page's chunk and of all that it imports, without the entry's own. */
  const filesOf = (module: string): Files => {
    const scripts = new Set<string>();
    const styles = new Set<string>();
    const entry = chunks.find(chunk => chunk.isEntry);
    const visit = (chunk: Rolldown.OutputChunk | undefined) => {
      if (!chunk || chunk === entry || scripts.has(chunk.fileName)) return;
      scripts.add(chunk.fileName);
      for (const file of chunk.viteMetadata?.importedCss ?? []) styles.add(file);
      for (const imported of chunk.imports) visit(chunks.find(({ fileName }) => fileName === imported));
    };
    visit(chunks.find(({ facadeModuleId }) => facadeModuleId === resolve(root, module)));
    return { scripts: [...scripts], styles: [...styles] };
  };

  return {
    name: 'prerendered-site',
    config: (_, { isPreview }) => ({
      ...(isPreview && { appType: 'mpa' as const }),
      build: { rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'site', test: FRAME }] } } } },
    }),
    configResolved(config) {
      root = config.root;
      outDir = resolve(root, config.build.outDir);
      siteUrl = (loadEnv(config.mode, root, 'SITE_').SITE_URL ?? UNSET).replace(/\/+$/, '');
    },
    writeBundle(_, bundle) {
      chunks = Object.values(bundle).filter(output => output.type === 'chunk');
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        if (this.meta.watchMode || chunks.length === 0) return;
        const { render, remove } = await buildRenderer(root);
        const template = await readFile(join(outDir, 'index.html'), 'utf8');
        const put = (file: string, text: string) => writeFile(join(outDir, file), text);
        for (const { file, path, listed, module } of PAGES) {
          const page = await render(path, siteUrl);
          const files = newIn(template, filesOf(module));
          await put(
            file,
            fill(template, page, headOf(page, { path: listed ? path : undefined, siteUrl }), files),
          );
        }
        await remove();
        await put('home.html', redirect('/', siteUrl));
        await put(
          'sitemap.xml',
          sitemap(
            PAGES.filter(({ listed }) => listed).map(({ path }) => path),
            siteUrl,
          ),
        );
        await put('robots.txt', robots(siteUrl));
        if (siteUrl === UNSET) this.warn('SITE_URL is not set: canonical addresses point to this machine.');
      },
    },
    configurePreviewServer: servePages,
  };
}

interface Files {
  scripts: string[];
  styles: string[];
}

/** Without those that the template names already. */
const newIn = (template: string, { scripts, styles }: Files): Files => ({
  scripts: scripts.filter(file => !template.includes(file)),
  styles: styles.filter(file => !template.includes(file)),
});

/** The same pages, built for Node. */
async function buildRenderer(root: string): Promise<{ render: Render; remove: () => Promise<void> }> {
  await mkdir(resolve(root, '.cache'), { recursive: true });
  const outDir = await mkdtemp(resolve(root, '.cache/prerender-'));
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    build: {
      ssr: 'src/prerender/render.tsx',
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      target: 'node20',
      rolldownOptions: { external: [/\/simulation\/\w+\.tsx?$/] }, // never rendered here
    },
  });
  const { render }: { render: Render } = await import(pathToFileURL(join(outDir, 'render.js')).href);
  return { render, remove: () => rm(outDir, { recursive: true, force: true }) };
}

/** After the frame's own, whose rules they may better. */
const linksTo = ({ styles, scripts }: Files) =>
  [
    ...styles.map(file => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...scripts.map(file => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ].join('\n    ');

/**
 * A prerendered page is seen before its scripts have come, and they weigh more than its HTML, styles and
 * letters together: on a slow wire those must not have to share it. Where nothing is prerendered, the script is
 * the page and must not wait.
 */
const SCRIPTS = /<(script type="module"|link rel="modulepreload")/g;

function fill(template: string, page: Rendered, head: string, files: Files): string {
  return template
    .replace(/<!--head-->[\s\S]*<!--\/head-->/, () => head)
    .replace('</head>', () => `  ${linksTo(files)}\n  </head>`)
    .replace(SCRIPTS, scripts => (page.html ? `${scripts} fetchpriority="low"` : scripts))
    .replace('<!--page-->', () => page.html)
    .replace('<!--without-script-->', () => page.withoutScript);
}
