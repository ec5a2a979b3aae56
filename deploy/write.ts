/** Writes down, for hosts of every kind, what deploy/headers.ts says. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { caddyfile } from './caddy.ts';
import type { PolicyOptions } from './headers.ts';
import { nginxConf } from './nginx.ts';
import { staticHeaders, staticRedirects } from './staticHost.ts';

/** Writes `_headers` and `_redirects` into a folder that is to be served. */
export async function writeStaticHost(folder: string, options: PolicyOptions) {
  await writeFile(join(folder, '_headers'), staticHeaders(options));
  await writeFile(join(folder, '_redirects'), staticRedirects());
}

/** Writes `nginx.conf` and `Caddyfile` into a folder. */
export async function writeServers(folder: string, options: PolicyOptions) {
  await writeFile(join(folder, 'nginx.conf'), nginxConf(options));
  await writeFile(join(folder, 'Caddyfile'), caddyfile(options));
}
