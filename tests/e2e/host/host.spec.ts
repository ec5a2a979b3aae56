/** Tests the responses of two hosts: the preview server, and nginx with its configuration from src/hosting. */
import { readdirSync } from 'node:fs';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { HASHED, headersOfAll, REVALIDATED } from '../../../src/hosting/headers.ts';
import { readOwner } from '../../../src/prerender/ownerFile.ts';
import { NO_PAGES, SPELLINGS } from '../../rules/spellings.ts';
import { textOf } from '../../texts.ts';

/** The address to which the registration form of the built site (`dist`) posts. */
const FORM_URL = readOwner('.', process.env).form;

const anyFile = (folder: string, ending: string) => {
  const file = readdirSync(`dist/${folder}`).find(name => name.endsWith(ending));
  if (!file) throw new Error(`dist/${folder} has no ${ending}`);
  return `/${folder}/${file}`;
};

/** One file of every kind, its content type, and whether the host compresses this kind. */
const KINDS: readonly (readonly [path: string, type: RegExp, isCompressed: boolean])[] = [
  ['/', /^text\/html; ?charset=utf-8$/i, true],
  ['/starter', /^text\/html; ?charset=utf-8$/i, true],
  ['/register', /^text\/html; ?charset=utf-8$/i, true],
  ['/simulation_wny', /^text\/html; ?charset=utf-8$/i, true],
  [anyFile('assets', '.js'), /^(text|application)\/javascript/, true],
  [anyFile('assets', '.css'), /^text\/css/, true],
  [anyFile('simulation/sm', '.json'), /^application\/json/, true],
  ['/data/training-sessions.json', /^application\/json/, true],
  ['/art/hero-team.svg', /^image\/svg\+xml/, true],
  ['/site.webmanifest', /^application\/manifest\+json/, true],
  ['/robots.txt', /^text\/plain/, true],
  ['/sitemap.xml', /^(text|application)\/xml/, true],
  ['/art/social.png', /^image\/png/, false],
  ['/fonts/archivo.woff2', /^font\/woff2/, false],
];

const get = (request: APIRequestContext, path: string, headers: Record<string, string> = {}) =>
  request.get(path, { maxRedirects: 0, headers });

test('every kind of file has its content type, every header and the accepted compression', async ({
  request,
}) => {
  for (const [path, type, isCompressed] of KINDS) {
    for (const accepted of ['br', 'gzip', 'identity']) {
      const answer = await get(request, path, { 'Accept-Encoding': accepted });
      const what = `${path}, ${accepted}`;
      expect(answer.status(), what).toBe(200);
      const headers = answer.headers();
      expect(headers['content-type'], what).toMatch(type);
      expect(headers['cache-control'], what).toBe(
        /^\/(assets|simulation\/sm)\//.test(path) ? HASHED.cache : REVALIDATED,
      );
      for (const [name, value] of headersOfAll({ formUrl: FORM_URL }))
        expect(headers[name.toLowerCase()], `${what}: ${name}`).toBe(value);
      expect(headers['content-encoding'], what).toBe(
        isCompressed && accepted !== 'identity' ? accepted : undefined,
      );
      if (isCompressed) expect(headers.vary, what).toMatch(/accept-encoding/i);
      expect(headers.server ?? '', what).not.toMatch(/\d/); // must not reveal the server's version
    }
  }
});

test('an unchanged file is answered with 304', async ({ request }) => {
  for (const path of ['/', '/art/social.png']) {
    const { etag = '' } = (await get(request, path)).headers();
    expect(etag, path).not.toBe('');
    expect((await get(request, path, { 'If-None-Match': etag })).status(), path).toBe(304);
  }
});

test('a range request returns the requested part of the file', async ({ request }) => {
  const answer = await get(request, '/art/social.png', { Range: 'bytes=1-3' });
  expect(answer.status()).toBe(206);
  expect(await answer.text()).toBe('PNG');
  expect(answer.headers()['content-range']).toMatch(/^bytes 1-3\/\d+$/);
});

test('another spelling of a page’s path redirects to the page permanently and keeps the query, and the browser keeps the fragment', async ({
  baseURL,
  page,
  request,
}) => {
  for (const [path, meant] of Object.entries(SPELLINGS))
    for (const query of ['', '?kiosk=60&licence=c_basic&x=//evil.example/?']) {
      // as the whole address, because `//starter` alone would name a host
      const answer = await get(request, `${baseURL}${path}${query}`);
      expect(answer.status(), path).toBe(301);
      expect(answer.headers().location, path).toBe(meant + query);
    }
  for (const path of NO_PAGES) {
    const answer = await get(request, `${baseURL}${path}`);
    expect([200, 404], path).toContain(answer.status());
  }
  await page.goto('/report/?x=1#2013-22-5-3-1d');
  await expect(page).toHaveURL(`${baseURL}/report?x=1#2013-22-5-3-1d`);
});

test('a missing address gets status 404, the 404 page, every header and a cache rule that demands revalidation', async ({
  request,
}) => {
  for (const path of ['/no-such-page', '/art', '/art/', '/assets/no-such-file.js', '/starter/more']) {
    for (const accepted of ['br', 'gzip']) {
      const answer = await get(request, path, { 'Accept-Encoding': accepted });
      expect(answer.status(), path).toBe(404);
      expect(await answer.text(), path).toContain(textOf('pages.not_found.title'));
      const headers = answer.headers();
      expect(headers['cache-control'], path).toBe(REVALIDATED);
      expect(headers['content-type'], path).toMatch(/^text\/html/);
      for (const [name, value] of headersOfAll({ formUrl: FORM_URL }))
        expect(headers[name.toLowerCase()], `${path}: ${name}`).toBe(value);
    }
  }
});
