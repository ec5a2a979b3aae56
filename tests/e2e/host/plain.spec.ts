/**
 * Tests that the built folder works on a file server without the headers, redirects and 404 page that src/hosting
 * configures.
 */
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import sirv from 'sirv';
import { ADDRESSES } from '../../../src/site/addresses.ts';
import { SPELLINGS } from '../../rules/spellings.ts';
import { textOf } from '../../texts.ts';
import { at, expect, PHONE, settled, startOf, step, test } from '../matchDay.ts';

test.use({ viewport: PHONE, contextOptions: { reducedMotion: 'reduce' } });

/** Serves `dist` as a static host does: files, paths without `.html`, and the 404 page with status 404. */
async function serve() {
  const files = sirv('dist', { dev: true });
  const server = createServer((request, response) =>
    files(request, response, () => {
      response.writeHead(404, { 'Content-Type': 'text/html' });
      createReadStream('dist/404.html').pipe(response);
    }),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('the server does not listen');
  return { origin: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}

test('a file server without rules serves every page and starts the match day', async ({ page }) => {
  const { origin, close } = await serve();
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
    close();
  }
});

test('a file server without rules leads from another spelling to the page, before it paints the 404 page', async ({
  browser,
  page,
  forgive,
}) => {
  forgive(/status of 404/);
  const { origin, close } = await serve();
  const painted: string[] = [];
  await page.exposeFunction('onPaint', (title: string) => painted.push(title));
  await page.addInitScript(() => {
    const note = () => Reflect.get(window, 'onPaint')(document.title);
    new PerformanceObserver(note).observe({ type: 'paint', buffered: true });
  });
  // the page comes late, so that the 404 page would have the time to be painted
  await page.route(/\/starter\?/, async route => {
    await new Promise(done => setTimeout(done, 500));
    await route.continue();
  });
  try {
    for (const path of [
      '/home',
      '/index.html',
      '/Starter',
      '/starter.html',
      '//starter',
      '/starter).',
      '/Simulation_WNY',
    ]) {
      await page.goto(`${origin}${path}?licence=c_basic#content.`);
      await expect(page).toHaveURL(`${origin}${SPELLINGS[path]}?licence=c_basic#content`);
      await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    }
    expect(painted.join()).toContain('Starter Pack');
    expect(painted.join()).not.toContain('Offside');

    await page.goto(`${origin}/starters`);
    const heading = textOf('pages.not_found.title');
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    const withoutScripts = await browser.newPage({ javaScriptEnabled: false });
    await withoutScripts.goto(`${origin}/Starter`);
    await expect(withoutScripts.getByRole('heading', { name: heading })).toBeVisible();
    await withoutScripts.close();
  } finally {
    close();
  }
});
