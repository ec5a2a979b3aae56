/** `vite preview` as a real host would do it: clean addresses, brotli, a 404 that is one. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize, resolve } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { PreviewServer } from 'vite';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

type Next = () => void;

export function servePages({ middlewares, config }: PreviewServer) {
  const dist = resolve(config.root, config.build.outDir);
  const compressed = new Map<string, { changed: number; body: Buffer }>();

  const isFile = (path: string) => existsSync(path) && statSync(path).isFile();
  const fileAt = (url: string) => {
    const path = join(dist, normalize(decodeURIComponent(url)));
    if (!path.startsWith(dist)) return undefined;
    return [path, `${path.replace(/\/$/, '')}.html`, join(path, 'index.html')].find(isFile);
  };
  const brotli = (file: string) => {
    const changed = statSync(file).mtimeMs;
    const known = compressed.get(file);
    if (known?.changed === changed) return known.body;
    const body = brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
    compressed.set(file, { changed, body });
    return body;
  };
  const send = (request: IncomingMessage, response: ServerResponse, file: string, status = 200) => {
    for (const [name, value] of Object.entries(config.preview.headers))
      if (value) response.setHeader(name, value);
    response.setHeader('Content-Type', TYPES[extname(file)] ?? 'application/octet-stream');
    response.setHeader(
      'Cache-Control',
      file.includes('/assets/') ? 'max-age=31536000, immutable' : 'no-cache',
    );
    response.setHeader('Vary', 'Accept-Encoding');
    response.statusCode = status;
    const packs = String(request.headers['accept-encoding'] ?? '').includes('br');
    if (packs) response.setHeader('Content-Encoding', 'br');
    const body = packs ? brotli(file) : readFileSync(file);
    response.setHeader('Content-Length', body.length);
    response.end(request.method === 'HEAD' ? undefined : body);
  };

  middlewares.use((request: IncomingMessage, response: ServerResponse, next: Next) => {
    const url = (request.url ?? '/').replace(/[?#].*$/, '');
    if (url === '/home') {
      response.writeHead(301, { Location: '/' }).end();
      return;
    }
    let file: string | undefined;
    try {
      file = fileAt(url);
    } catch {
      // a malformed address has no file
    }
    if (!file) return send(request, response, join(dist, '404.html'), 404);
    if (extname(file) in TYPES) return send(request, response, file);
    next(); // pictures and fonts, as they are
  });
}
