/** Writes the host configurations that are computed from deploy/headers.ts. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PolicyOptions } from './headers.ts';
import { nginxConf } from './nginx.ts';
import { staticHeaders, staticRedirects } from './staticHost.ts';

/** Writes `_headers` and `_redirects` into a folder that a static host serves. */
export async function writeStaticHost(folder: string, options: PolicyOptions) {
  await writeFile(join(folder, '_headers'), staticHeaders(options));
  await writeFile(join(folder, '_redirects'), staticRedirects());
}

/**
 * Writes the configuration of nginx into a folder. Does not rewrite a file that already has the same text,
 * because a test may be reading it.
 */
export async function writeServers(folder: string, options: PolicyOptions) {
  const [file, text] = [join(folder, 'nginx.generated.conf'), nginxConf(options)];
  if ((await readFile(file, 'utf8').catch(() => '')) !== text) await writeFile(file, text);
}
