/**
 * Prerenders the built site for a plain web server. `vite preview` serves the same files:
 * - one HTML page per address, each with its own head
 * - the 404 page and the offline page
 * - a sitemap and robots.txt
 *
 * The plugin uses no framework, because frameworks write inline scripts or styles, which the security policy forbids.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { loadEnv, type Plugin, type Rolldown } from 'vite';
import { headersOfAll } from '../../deploy/headers.ts';
import { ADDRESSES } from '../site/addresses.ts';
import { filesOfPages } from './files.ts';
import { headOf, robots, sitemap } from './head.ts';
import { fillTemplate, withoutScripts } from './html.ts';
import { readOwner, readSessions } from './ownerFile.ts';
import { withScript, writeScript } from './ownScript.ts';
import { buildRenderer } from './renderer.ts';
import { servePages } from './serve.ts';

/**
 * Modules of the group `site`. They become one script and one style sheet, because on a phone one large file loads
 * faster than ten small files.
 * - In the group: modules that every page needs, the home page's styles, index.html and the bundler's runtime.
 * - Not in the group: the descriptions of the pictures (pictureWords), because they load after the start.
 */
const SHARED =
  /rolldown[\\/]runtime|[\\/]index\.html$|node_modules[\\/](react|react-dom|react-error-boundary|scheduler|react-router|react-router-dom|cookie|i18next|react-i18next|html-parse-stringify|void-elements|use-sync-external-store)[\\/]|[\\/]src[\\/](main\.|(boot|facts|site|styles|ui)[\\/]|words[\\/](?!pictureWords)|network[\\/](importWithRetry|isReachable|lazyPage|reloadLater|retry)\.|simulation[\\/]prefetchSimulation\.|pages[\\/]home[\\/][\w-]+\.css)|[\\/]addresses\.ts$/;

/** Modules of the loading screen, which loads before the rest of the match day. The match day shares some of them. */
const LOADING_SCREEN =
  /[\\/]src[\\/]simulation[\\/](SimulationPage|use(Fit|MatchDay|Start)|shellWords)|[\\/]overlays[\\/]controls[\\/](Loading|Action)\.|node_modules[\\/]zustand[\\/]|[\\/]viewport[\\/]fit/;

/** Modules that the match day and the match report share. The report must not load the rest of the match day. */
const DAY =
  /[\\/](src[\\/]progress[\\/](firstMistake|reportCode|savedDay)|palette)\.ts$|[\\/]locales[\\/]en[\\/]mistakes\.json$/;

/**
 * Modules of the group `matchDayCode`, which becomes one chunk. The bundler adds the modules that they import, except
 * modules of the groups above. The chunks of the panels (`src/overlays/panels`) and of the stage import this chunk.
 */
const MATCH_DAY = /[\\/](src[\\/]simulation[\\/]matchDayCode|viewport[\\/]raster)\.ts$/;

/** Names of the scripts that the match day needs for its start. */
const START_SCRIPTS = /^(index|loading|day|matchDayCode|Stage)$/;
/**
 * A hint at the beginning of a script. Chrome then compiles all functions of the script while it loads the script, on
 * another thread: https://v8.dev/blog/explicit-compile-hints. Without the hint Chrome compiles each function at its
 * first call, on the main thread. The main thread is then busy 25 % longer, measured until the stage is drawn
 * (2026-11-26).
 */
const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad';

/** The path of a page's first script. */
const FIRST_SCRIPT = /(^|\/)index-[^/]*\.js$/;

const DEFAULT_SITE_URL = 'http://127.0.0.1:4173';

/** '/' -> 'index.html', '/starter' -> 'starter.html' */
const fileOf = (path: string) => (path === ADDRESSES.home ? 'index.html' : `${path.slice(1)}.html`);

export function prerenderedSite(): Plugin {
  let root = '';
  let outDir = '';
  let siteUrl = DEFAULT_SITE_URL;
  let formUrl = '';
  let chunks: Rolldown.OutputChunk[] = [];

  return {
    name: 'prerendered-site',
    config: () => ({
      build: {
        modulePreload: {
          // Prevents a second request for the page's first script. Without this setting, a dynamic import preloads that
          // script again, and Firefox reports an error.
          resolveDependencies: (_, paths, { hostType }) =>
            hostType === 'js' ? paths.filter(path => !FIRST_SCRIPT.test(path)) : paths,
        },
        rolldownOptions: {
          // The loading screen imports functions of stage/index.ts, which also exports the story. Without this setting
          // the loading screen would also load the story.
          treeshake: { moduleSideEffects: [{ test: /[\\/]stage[\\/]index\.ts$/, sideEffects: false }] },
          output: {
            codeSplitting: {
              groups: [
                { name: 'site', test: SHARED },
                { name: 'loading', test: LOADING_SCREEN },
                { name: 'day', test: DAY },
                { name: 'matchDayCode', test: MATCH_DAY },
              ],
            },
          },
        },
      },
    }),
    configResolved(config) {
      root = config.root;
      outDir = resolve(root, config.build.outDir);
      const env = loadEnv(config.mode, root, ['SITE_', 'VITE_']);
      siteUrl = (env.SITE_URL ?? DEFAULT_SITE_URL).replace(/\/+$/, '');
      const owner = readOwner(root, env);
      readSessions(root, owner); // throws if the owner's file of training sessions is missing or invalid
      formUrl = owner.form;
    },
    // a change of the hint `COMPILE_AHEAD` must also change the hash in the scripts' names
    augmentChunkHash: ({ name }) => (START_SCRIPTS.test(name) ? COMPILE_AHEAD : ''),
    generateBundle: {
      order: 'post', // after Vite has added its list of dependencies, because the hint must be the first line
      handler(_, bundle) {
        for (const output of Object.values(bundle))
          if (output.type === 'chunk' && START_SCRIPTS.test(output.name))
            output.code = `${COMPILE_AHEAD}\n${output.code}`;
      },
    },
    writeBundle(_, bundle) {
      chunks = Object.values(bundle).filter(output => output.type === 'chunk');
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        if (this.meta.watchMode || chunks.length === 0) return;
        const { render, renderOffline, PAGES, notFound, remove } = await buildRenderer(root);
        const filesOf = filesOfPages(chunks);
        const template = await readFile(join(outDir, 'index.html'), 'utf8');
        const put = (file: string, text: string) => writeFile(join(outDir, file), text);
        for (const { path, folder, isUnlisted } of PAGES) {
          const page = await render(path, siteUrl);
          await put(
            fileOf(path),
            fillTemplate(
              template,
              page,
              headOf(page, { path: isUnlisted ? undefined : path, siteUrl }),
              filesOf(folder),
            ),
          );
        }
        const offline = renderOffline();
        await put(
          'offline.html',
          withScript(
            'offline.js',
            withoutScripts(
              fillTemplate(
                template,
                offline,
                headOf(offline, { path: undefined, siteUrl }),
                filesOf(notFound.folder),
              ),
            ),
          ),
        );
        await writeScript('offline.js', root, outDir);
        const notFoundPage = await render('/404', siteUrl);
        const head = headOf(notFoundPage, { path: undefined, siteUrl });
        const notFoundHtml = fillTemplate(template, notFoundPage, head, filesOf(notFound.folder));
        await put('404.html', withScript('not-found.js', notFoundHtml));
        await writeScript('not-found.js', root, outDir);
        await remove();
        const paths = PAGES.filter(({ isUnlisted }) => !isUnlisted).map(({ path }) => path);
        await put('sitemap.xml', sitemap(paths, siteUrl));
        await put('robots.txt', robots(siteUrl));
        const hosts = await readFile(join(outDir, '_headers'), 'utf8');
        for (const [name, value] of headersOfAll({ formUrl }))
          if (!hosts.includes(`${name}: ${value}\n`))
            this.error(`public/_headers and deploy/nginx.conf need this header: ${name}: ${value}`);
        if (siteUrl === DEFAULT_SITE_URL)
          this.warn('SITE_URL is not set: canonical addresses point to this machine.');
      },
    },
    configurePreviewServer: server => servePages(server, { formUrl }),
  };
}
