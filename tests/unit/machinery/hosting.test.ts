/**
 * Checks that the files for hosts contain the headers of src/hosting/headers.ts and the pages of addresses.ts. The tests in
 * tests/e2e/host check what real servers send.
 */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compressTexts } from '../../../src/hosting/compress.ts';
import { cacheOf, HASHED, headersOfAll, REVALIDATED, WORKER } from '../../../src/hosting/headers.ts';
import { readOwner } from '../../../src/prerender/ownerFile.ts';
import { ADDRESSES } from '../../../src/site/addresses.ts';

/**
 * The headers with the form's address of the project's own settings. The empty object replaces the environment, so that
 * variables of this machine have no effect.
 */
const OURS = headersOfAll({ formUrl: readOwner('.', {}).form });
const policyOf = (formUrl: string) =>
  headersOfAll({ formUrl }).find(([name]) => name === 'Content-Security-Policy')?.[1] ?? '';

describe('the security policy', () => {
  it('allows requests to the origin of the form’s address, and names this origin only once', () => {
    expect(policyOf('https://forms.example.ch/why-not-you?x=1')).toContain(
      "connect-src 'self' https://forms.example.ch;",
    );
    expect(policyOf('https://forms.example.ch/').split('forms.example.ch')).toHaveLength(2);
  });
  it.each(['', '/api/registrations'])(
    'allows requests only to the site itself if the form’s address is %j',
    formUrl => {
      expect(policyOf(formUrl)).toContain("connect-src 'self';");
    },
  );
});

describe('the directives of the security policy', () => {
  const directives = new Map(
    policyOf('')
      .split('; ')
      .map(directive => {
        const [name = '', ...values] = directive.split(' ');
        return [name, values.join(' ')];
      }),
  );
  it.each([
    ['default-src', "'none'"],
    ['script-src', "'self'"],
    ['style-src', "'self'"],
    ['base-uri', "'none'"],
    ['form-action', "'none'"],
    ['frame-ancestors', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', 'raster-worker service-worker'],
  ])('%s is %s', (name, value) => {
    expect(directives.get(name)).toBe(value);
  });
});

describe('caching', () => {
  it('lasts a year for files with a hash in their name, is off for the service worker, and needs revalidation for all other files', () => {
    for (const path of ['/assets/site-abc.js', '/simulation/sm/00-02-abc.json'])
      expect(cacheOf(path)).toContain('max-age=31536000, immutable');
    expect(cacheOf('/sw.js')).toBe('no-store');
    for (const path of ['/', '/starter', '/simulation/01_card.png', '/art/social.png', '/fonts/assets/x'])
      expect(cacheOf(path)).toBe('no-cache');
  });
});

describe('public/_headers', () => {
  const [all, ...others] = readFileSync('public/_headers', 'utf8')
    .trim()
    .split('\n\n')
    .map(rule => {
      const [path = '', ...lines] = rule.split('\n');
      return { path, headers: lines.map(line => line.trim().split(/: (.*)/, 2)) };
    });

  it('sets every header on every file', () => {
    expect(all).toEqual({ path: '/*', headers: OURS });
  });
  it('sets one cache rule on a file, because a static host would join two', () => {
    const files = [...HASHED.folders.map(folder => `${folder}a-1.js`), WORKER.path];
    for (const file of [...Object.values(ADDRESSES), ...files]) {
      const rules = others.filter(
        ({ path }) => path === file || (path.endsWith('*') && file.startsWith(path.slice(0, -1))),
      );
      expect(
        rules.map(({ headers }) => headers),
        file,
      ).toEqual([[['Cache-Control', cacheOf(file)]]]);
    }
    expect(others).toHaveLength(Object.keys(ADDRESSES).length + files.length);
  });
  it('has no line of 2000 characters or more', () => {
    for (const line of readFileSync('public/_headers', 'utf8').split('\n'))
      expect(line.length).toBeLessThan(2000);
  });
});

describe('src/hosting/nginx.conf', () => {
  const conf = readFileSync('src/hosting/nginx.conf', 'utf8');
  const found = (pattern: RegExp) => [...conf.matchAll(pattern)].map(([, ...groups]) => groups);

  it('sets every header and the cache rules', () => {
    expect(found(/add_header (\S+) "(.*)" always;/g)).toEqual(OURS);
    expect(found(/^ {4}(\S+) "((?:public|no-).*)";/gm)).toEqual([
      ['default', REVALIDATED],
      ...HASHED.folders.map(folder => [`~^${folder}`, HASHED.cache]),
      [WORKER.path, WORKER.cache],
    ]);
  });
  it('names every page', () => {
    const paths = Object.values(ADDRESSES);
    expect(found(/"~\^\/\(([a-z_|]+)\)\?/g)).toEqual([[paths.slice(1).join('|').replaceAll('/', '')]]);
    expect(found(/^ {4}(\/\w*) (\/\w*);/gm)).toEqual([
      ['/', '/'],
      ['/index', '/'],
      ['/home', '/'],
      ...paths.slice(1).map(path => [path, path]),
    ]);
  });
});

it('every text file gets a brotli and a gzip copy with the same text; a picture gets none', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'packed-'));
  const text = 'Why not you? '.repeat(50);
  for (const name of ['a.html', 'b.js', 'c.svg', 'd.webmanifest', 'e.png'])
    writeFileSync(join(folder, name), text);
  await compressTexts(folder);
  for (const name of ['a.html', 'b.js', 'c.svg', 'd.webmanifest']) {
    expect(String(brotliDecompressSync(readFileSync(join(folder, `${name}.br`))))).toBe(text);
    expect(String(gunzipSync(readFileSync(join(folder, `${name}.gz`))))).toBe(text);
  }
  expect(() => readFileSync(join(folder, 'e.png.gz'))).toThrow(/ENOENT/);
});
