/** Builds parts of the site that are separate from its pages' scripts. */
import { build, createServer, type ResolvedConfig } from 'vite';
import { generatedModules } from './generatedModules.ts';
import type * as Renderer from './render.tsx';

/**
 * Writes a script without imports into the folder of the site: a page's own script, or the service worker. In one build
 * with the site, they would share a chunk, and every page of the site would need one more request.
 */
export async function writeScript(
  { root, build: { outDir, target } }: ResolvedConfig,
  file: string,
  input: string,
  define: Readonly<Record<string, string>> = {},
): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    define,
    build: {
      outDir,
      target,
      emptyOutDir: false,
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: { input, output: { format: 'iife', entryFileNames: file } },
    },
  });
}

/** Renders all pages (see `renderSite`) with the sources, without a build. */
export async function renderSite(root: string, siteUrl: string): Promise<readonly Renderer.Rendered[]> {
  const server = await createServer({
    root,
    configFile: false,
    mode: 'production',
    logLevel: 'warn',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    plugins: [generatedModules()],
  });
  try {
    const renderer = await server.ssrLoadModule('/src/prerender/render.tsx');
    return await renderer.renderSite(siteUrl);
  } finally {
    await server.close();
  }
}
