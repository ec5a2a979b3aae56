/** What a server keeps to itself, of a folder that somebody has copied there with more than the site in it. */
import { expect, test } from '@playwright/test';
import { textOf } from '../texts.ts';

test('shows no file that begins with a dot, none that is for another host, and lists no folder', async ({
  request,
}) => {
  for (const path of [
    '/.env',
    '/.git/config',
    '/.git/',
    '/%2eenv',
    '/_headers',
    '/_redirects',
    '/art/',
    '/assets/',
  ]) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(404);
    expect(await answer.text(), path).toContain(textOf('pages.not_found.title'));
  }
});
