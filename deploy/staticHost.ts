/** Builds `_headers` and `_redirects`, which many static hosts read from the folder that they serve. */
import { ADDRESSES } from '../src/site/addresses.ts';
import {
  HASHED,
  type Header,
  headersOfAll,
  type PolicyOptions,
  REDIRECTS,
  REVALIDATED,
  WORKER,
} from './headers.ts';

const lines = (path: string, headers: readonly Header[]) =>
  [path, ...headers.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');

/**
 * Returns the text of `_headers`. If two rules set the same header on one file, a static host joins both values. So
 * every file matches at most one caching rule. Files without a caching rule get the host's default: browsers revalidate
 * them.
 */
export function staticHeaders(options: PolicyOptions): string {
  const cached = (cache: string): Header[] => [['Cache-Control', cache]];
  return [
    lines('/*', headersOfAll(options)),
    ...HASHED.folders.map(folder => lines(`${folder}*`, cached(HASHED.cache))),
    lines(WORKER.path, cached(WORKER.cache)),
    ...Object.values(ADDRESSES).map(path => lines(path, cached(REVALIDATED))),
  ].join('\n');
}

/** Returns the text of `_redirects`. */
export const staticRedirects = () => REDIRECTS.map(([from, to]) => `${from} ${to} 301\n`).join('');
