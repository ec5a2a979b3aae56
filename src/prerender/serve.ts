/** `vite preview` as a real host would do it: clean addresses, brotli, the site's headers, a 404 that is one. */
import { createReadStream } from 'node:fs';
import { join, resolve } from 'node:path';
import sirv from 'sirv';
import type { PreviewServer } from 'vite';
import { ADDRESSES } from '../addresses.ts';

export function servePages({ middlewares, config }: PreviewServer) {
  const dist = resolve(config.root, config.build.outDir);
  const headers = new Headers(
    Object.entries(config.preview.headers).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  );

  middlewares.use((request, response, next) => {
    if (request.url?.replace(/[?#].*$/, '') !== '/home') return next();
    response.writeHead(301, { Location: ADDRESSES.home }).end();
  });
  middlewares.use((_, response, next) => {
    // one by one: a response over HTTP/2 takes no list
    for (const [name, value] of headers) response.setHeader(name, value);
    next();
  });
  middlewares.use(
    sirv(dist, {
      dev: true, // looks at the disk for every request: a new build needs no new server
      etag: true,
      brotli: true,
      setHeaders: (response, path) => {
        if (path.startsWith('/assets/'))
          response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
      },
    }),
  );
  // sirv answers 404 without a page
  middlewares.use((request, response) => {
    const packed = /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''));
    if (packed) response.setHeader('Content-Encoding', 'br');
    response.setHeader('Vary', 'Accept-Encoding');
    response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8', 'Cache-Control': 'no-cache' });
    createReadStream(join(dist, packed ? '404.html.br' : '404.html')).pipe(response);
  });
}
