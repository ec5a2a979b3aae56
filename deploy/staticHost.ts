/** `_headers` and `_redirects`, which many static hosts read from the folder that they serve. */
import { ADDRESSES } from '../src/addresses.ts';
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
 * The text of `_headers`. These hosts join the values of a header that two of their rules give to one file, so no rule
 * about caching may meet another: what is not named here is revalidated by the hosts' own rule.
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

/** The text of `_redirects`. */
export const staticRedirects = () => REDIRECTS.map(([from, to]) => `${from} ${to} 301\n`).join('');
