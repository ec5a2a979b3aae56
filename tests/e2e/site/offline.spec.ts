/** Tests the offline copy of the site, also with full storage, with Save-Data and after a broken service worker. */
import { copyFileSync, cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { SITES } from '../../../scripts/sites.ts';
import { textOf } from '../../texts.ts';
import { copiedPaths, waitForCopies } from '../offlineCopy.ts';
import { type OwnServer, serve } from '../ownServer.ts';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  viewport: { width: 1280, height: 800 },
  serviceWorkers: 'allow',
});

/** Opens a page and advances its clock by 5 s, after which the page starts to make the offline copy. */
async function openAndRest(page: Page, address: string) {
  await page.goto(address);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.clock.fastForward(5000);
}
const hasWorker = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length > 0);

/** Limits the storage of the site to `quotaSize` bytes; undefined removes the limit. */
async function limitStorage(context: BrowserContext, page: Page, origin: string, quotaSize?: number) {
  const session = await context.newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin, ...(quotaSize && { quotaSize }) });
}

test.describe('with an unchanged site', () => {
  let server: OwnServer;
  test.beforeEach(async ({ page }) => {
    server = await serve(SITES.full.folder);
    await page.clock.install();
  });
  test.afterEach(() => server.stop());

  test('reading one page makes an offline copy of all pages, without the match day', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', request => asked.push(request.url()));
    await page.goto(`${server.address}/legal`, { waitUntil: 'networkidle' });
    expect(asked.filter(url => /sw\.js|offline-/.test(url))).toEqual([]);
    await page.clock.fastForward(5000);
    await waitForCopies(page, /^\/(starter|register|legal|offline)?$/, 5);
    await waitForCopies(page, /\/starter-romy\.svg$/, 1);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    expect(
      (await copiedPaths(page)).filter(path => /^\/simulation(_|\/..\/)|matchDay|Stage/.test(path)),
    ).toEqual([]);
    await server.stop();
    await page.evaluate(() => localStorage.setItem('wny-comfort', '150 contrast'));
    await page.goto(`${server.address}/simulation_wny`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(textOf('pages.offline.title'));
    await expect(page.locator('html[data-text="150"][data-contrast="more"]')).toBeAttached();
    await page.getByRole('link', { name: 'Help Starter Pack' }).click();
    await expect(page.locator('html[data-ready]')).toBeAttached();
    await expect(page).toHaveURL(/\/starter$/);
  });

  test('with Save-Data no service worker is registered', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    const chunk = page.waitForRequest(/\/assets\/offline-/);
    await openAndRest(page, server.address);
    await (await chunk).response();
    await page.waitForLoadState('networkidle');
    expect(await hasWorker(page)).toBe(false);
  });

  test('the operator sees full storage, a complete copy and a repaired copy, and the kiosk starts offline', async ({
    page,
    context,
  }) => {
    const line = page.getByRole('row', { name: textOf('pages.kiosk.offline') });
    await page.goto(server.address);
    await limitStorage(context, page, server.address, 200_000);
    await page.goto(`${server.address}/kiosk`);
    await expect(line).toContainText(textOf('pages.kiosk.offline.bad'), { timeout: 30_000 });
    await expect(line).toHaveAttribute('data-state', 'bad');

    await limitStorage(context, page, server.address);
    await page.reload();
    await expect(line).toContainText(new RegExp(textOf('pages.kiosk.offline.good', { total: '\\d+' })), {
      timeout: 30_000,
    });
    const count = (await copiedPaths(page)).length;
    expect(await line.textContent()).toContain(textOf('pages.kiosk.offline.good', { total: count }));

    await page.evaluate(() => caches.delete('wny-files'));
    await page.goto(`${server.address}/starter`);
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    await page.goto(`${server.address}/kiosk`);
    await expect(line).toContainText(textOf('pages.kiosk.offline.good', { total: count }), {
      timeout: 30_000,
    });

    await server.stop();
    await page.goto(`${server.address}/simulation_wny?kiosk=60`);
    await expect(page.getByRole('button', { name: 'Why not you?' })).toBeVisible();
  });
});

test('a page from a captive portal or of another release costs only itself, and /kiosk names it; a rewritten page opens offline, even with a trailing slash', async ({
  page,
}) => {
  const folder = '.cache/e2e-changed';
  const built = readFileSync(join(SITES.full.folder, 'starter.html'), 'utf8');
  cpSync(SITES.full.folder, folder, { recursive: true });
  /** Writes starter.html with this content and deletes the compressed copies of the page. */
  const writeStarterPage = (html: string) => {
    for (const ending of ['.br', '.gz']) rmSync(join(folder, `starter.html${ending}`), { force: true });
    writeFileSync(join(folder, 'starter.html'), html);
  };
  writeStarterPage('<!doctype html><title>Log in</title><h1>Welcome to our Wi-Fi</h1>');
  const server = await serve(folder);
  const line = page.getByRole('row', { name: textOf('pages.kiosk.offline') });
  const expectRefused = async () => {
    await expect(line).toContainText(textOf('pages.kiosk.offline.refused', { file: '/starter' }), {
      timeout: 30_000,
    });
    await expect(line).toHaveAttribute('data-state', 'bad');
    const copied = await copiedPaths(page);
    expect(copied).not.toContain('/starter');
    expect(copied).toEqual(expect.arrayContaining(['/', '/legal', '/kiosk']));
  };
  try {
    await page.goto(`${server.address}/kiosk`);
    await expectRefused();
    writeStarterPage(built.replace(/index-[\w-]+\.js/, 'index-OlderOne.js'));
    await page.reload();
    await expectRefused();
    writeStarterPage(built.replaceAll(/\s+/g, ' ').replace('</head>', '<!-- from a proxy --></head>'));
    await page.reload();
    await expect(line).toHaveAttribute('data-state', 'good', { timeout: 30_000 });

    await server.stop();
    await page.goto(`${server.address}/starter/`);
    await expect(page.locator('html[data-ready]')).toBeAttached();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(textOf('pages.starter.intro.title'));
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});

test('src/hosting/withdrawn-worker.js removes a broken worker and its caches', async ({ page }) => {
  const folder = '.cache/e2e-withdrawn';
  cpSync(SITES.full.folder, folder, { recursive: true });
  const server = await serve(folder);
  try {
    await page.clock.install();
    await openAndRest(page, `${server.address}/legal`);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    for (const compressed of ['sw.js.br', 'sw.js.gz']) rmSync(join(folder, compressed));
    writeFileSync(
      join(folder, 'sw.js'),
      `addEventListener('install', () => skipWaiting());
       addEventListener('fetch', event => event.respondWith(new Response('broken', { status: 500 })));`,
    );
    // Waits until the new worker is active. An earlier page load would go to the old worker, and the new
    // worker would not become active while the old worker answers.
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      await registration?.update();
      const worker = registration?.installing ?? registration?.waiting;
      await new Promise<void>(begun => {
        const look = () => (!worker || worker.state === 'activated') && begun();
        worker?.addEventListener('statechange', look);
        look();
      });
    });
    await page.goto(server.address);
    await expect(page.getByText('broken')).toBeVisible();

    copyFileSync('src/hosting/withdrawn-worker.js', join(folder, 'sw.js'));
    await page.goto(server.address); // this load still fails, but makes the browser check for a new worker
    await expect.poll(() => hasWorker(page), { timeout: 60_000 }).toBe(false);
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
    await page.goto(server.address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
