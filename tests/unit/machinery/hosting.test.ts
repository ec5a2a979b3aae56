/**
 * Checks that the files for hosts contain the headers of deploy/headers.ts. The tests in tests/e2e/host check the
 * headers that real servers send.
 */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { cacheOf, headersOfAll } from '../../../deploy/headers.ts';
import { nginxConf } from '../../../deploy/nginx.ts';
import { staticHeaders, staticRedirects } from '../../../deploy/staticHost.ts';
import { compressTexts } from '../../../src/prerender/compress.ts';
import { readOwner } from '../../../src/prerender/ownerFile.ts';
import { ADDRESSES } from '../../../src/site/addresses.ts';

const NO_FORM = { formUrl: '' };
/**
 * The form's address in the project's own settings. The empty object replaces the environment, so that variables of
 * this machine have no effect.
 */
const OURS = { formUrl: readOwner('.', {}).form };
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

describe('the files for static hosts', () => {
  const rules = staticHeaders(NO_FORM)
    .trim()
    .split('\n\n')
    .map(rule => {
      const [path = '', ...lines] = rule.split('\n');
      return { path, lines, names: lines.map(line => line.trim().split(':')[0]) };
    });

  it('set no header twice for one file, because a static host would join the two values', () => {
    const [all, ...others] = rules;
    expect(all?.path).toBe('/*');
    expect(all?.names).toEqual(headersOfAll(NO_FORM).map(([name]) => name));
    for (const { path, names } of others) {
      expect(names, path).toEqual(['Cache-Control']);
      const overlapping = others.filter(
        it => it.path.startsWith(path.replace('*', '')) && path.endsWith('*'),
      );
      expect(overlapping.length, path).toBeLessThanOrEqual(1);
    }
    expect(new Set(others.map(({ path }) => path)).size).toBe(others.length);
  });
  it('cache every file as the other hosts do', () => {
    const pages = Object.values(ADDRESSES);
    const files = [
      '/assets/site-abc.js',
      '/simulation/md/00-abc.json',
      '/simulation/sm/00-abc.json',
      '/sw.js',
    ];
    for (const file of [...pages, ...files]) {
      const lines = rules
        .filter(({ path }) => path === file || (path.endsWith('*') && file.startsWith(path.slice(0, -1))))
        .flatMap(rule => rule.lines.filter(line => line.includes('Cache-Control')));
      expect(lines, file).toEqual([`  Cache-Control: ${cacheOf(file)}`]);
    }
  });
  it('have no line of 2000 characters or more', () => {
    for (const { lines } of rules) for (const line of lines) expect(line.length).toBeLessThan(2000);
  });
  it('redirect /home', () => {
    expect(staticRedirects()).toBe('/home / 301\n');
  });
});

it('deploy/nginx.generated.conf equals what the build writes', () => {
  expect(readFileSync('deploy/nginx.generated.conf', 'utf8'), '`npm run build` writes it').toBe(
    nginxConf(OURS),
  );
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
