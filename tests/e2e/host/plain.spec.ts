/**
 * Tests that the built folder works on a file server without the headers, redirects and 404 page that deploy/
 * configures.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import sirv from 'sirv';
import { ADDRESSES } from '../../../src/site/addresses.ts';
import { at, expect, PHONE, settled, startOf, step, test } from '../matchDay.ts';

test.use({ viewport: PHONE, contextOptions: { reducedMotion: 'reduce' } });

test('a file server without rules serves every page and starts the match day', async ({ page }) => {
  const server = createServer(sirv('dist', { dev: true })).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('the server does not listen');
  const origin = `http://127.0.0.1:${address.port}`;
  const failed: string[] = [];
  page.on('response', response => {
    if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`);
  });
  try {
    for (const path of [...Object.values(ADDRESSES), '/starter/']) {
      await page.goto(origin + path);
      await page.locator('html[data-ready]').waitFor({ state: 'attached' });
      await expect(page.locator('h1')).not.toBeEmpty();
    }
    await page.goto(`${origin}/home`);
    await expect(page).toHaveURL(`${origin}/`);
    await page.goto(origin + ADDRESSES.simulation);
    await startOf(page).click();
    await settled(page);
    await at(page, step(0, 'corridor'));
    expect(failed).toEqual([]);
  } finally {
    server.close();
  }
});
