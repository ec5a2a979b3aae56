/**
 * Makes `vite preview` behave like a host: addresses without .html, compressed texts, headers, redirects, status 404.
 */
import { createReadStream } from 'node:fs';
import { join, resolve } from 'node:path';
import sirv from 'sirv';
import type { PreviewServer } from 'vite';
import { meantPage } from '../site/addresses.ts';
import { cacheOf, headersOfAll, type PolicyOptions, REVALIDATED } from './headers.ts';

/** Serves the built site. `options` are the options of the build; they decide the security headers. */
export function servePages({ middlewares, config }: PreviewServer, options: PolicyOptions) {
  const dist = resolve(config.root, config.build.outDir);
  const headers = headersOfAll(options);

  middlewares.use((request, response, next) => {
    const [, path = '/', query = ''] = /^([^?#]*)([^#]*)/.exec(request.url ?? '/') ?? [];
    // sets the headers one by one, because an HTTP/2 response does not accept a list of headers
    for (const [name, value] of headers) response.setHeader(name, value);
    response.setHeader('Cache-Control', cacheOf(path));
    const page = meantPage(path);
    if (page === undefined || page === path) next();
    else response.writeHead(301, { Location: page + query }).end();
  });
  // `dev`: reads the disk for every request, so that a new build needs no restart
  middlewares.use(sirv(dist, { dev: true, etag: true, brotli: true, gzip: true }));
  // answers every request for which sirv finds no file
  middlewares.use((_, response) => {
    response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8', 'Cache-Control': REVALIDATED });
    createReadStream(join(dist, '404.html')).pipe(response);
  });
}
