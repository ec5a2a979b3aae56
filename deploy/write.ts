/** Writes the host configurations that are computed from deploy/headers.ts. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PolicyOptions } from './headers.ts';
import { nginxConf } from './nginx.ts';
import { staticHeaders, staticRedirects } from './staticHost.ts';

/** Writes `_headers` and `_redirects` into a folder that a static host serves. */
export async function writeStaticHost(folder: string, options: PolicyOptions) {
  await writeFile(join(folder, '_headers'), staticHeaders(options));
  await writeFile(join(folder, '_redirects'), staticRedirects());
}

export async function writeServers(folder: string, options: PolicyOptions) {
  await writeFile(join(folder, 'nginx.generated.conf'), nginxConf(options));
}
