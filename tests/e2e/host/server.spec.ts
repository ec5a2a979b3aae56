/** Tests paths that a server must answer with 404, even if the deployed folder contains such files. */
import { expect, test } from '@playwright/test';
import { textOf } from '../../texts.ts';

test('dot files, folders and the files for other hosts get a 404', async ({ request }) => {
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
