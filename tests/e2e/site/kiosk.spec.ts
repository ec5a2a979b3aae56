/** Tests /kiosk, the page for the operator of a kiosk. */
import { readFile } from 'node:fs/promises';
import { IDLE } from '../../../src/device/kioskSettings.ts';
import { textOf } from '../../texts.ts';
import { findNoFault } from '../axe.ts';
import { expect, open, test } from '../site.ts';

test.use({ viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });

test('/kiosk shows its checks, saves the counts as CSV, and starts the kiosk @quick', async ({ page }) => {
  await open(page, '/kiosk');
  const lines = page.locator('.kiosk__check');
  await expect(lines).toHaveCount(8);
  await expect(lines.getByText('Looking')).toHaveCount(0);
  await expect(lines.filter({ has: page.getByText('Network', { exact: true }) })).toContainText('Ready');
  const address = lines.filter({ hasText: 'Address for the code' });
  await expect(address).toContainText(`SITE_URL set to ${new URL(page.url()).origin}`);
  await expect(address.getByRole('link')).toHaveAttribute('href', 'https://whynotyou.example');
  await expect(page.getByText(textOf('pages.kiosk.counts.none'))).toBeVisible();
  await findNoFault(page, 'the operator’s page');

  await page.evaluate(() => {
    const counts = [
      { hour: '2026-11-22 09:00', visits: 12, chapters: [12, 11, 9, 9, 8, 8, 7, 7, 6], finished: 5 },
      { hour: '2026-11-22 10:00', visits: 3, chapters: [3, 1], finished: 0 },
    ];
    localStorage.setItem('wny-kiosk-counts', JSON.stringify(counts));
  });
  await open(page, '/kiosk');
  await findNoFault(page, 'the operator’s page with its numbers');
  await expect(page.getByRole('row', { name: /10:00 3 3 1 0/ })).toBeVisible();
  await page.evaluate(() => {
    URL.revokeObjectURL = () => document.body.setAttribute('data-revoked', '');
  });
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as CSV' }).click(),
  ]);
  // the file's object URL is not revoked yet: some browsers first ask the user where to save, and then read the file
  await expect(page.locator('body')).not.toHaveAttribute('data-revoked');
  const [heading, first] = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(heading).toMatch(/^\uFEFFhour;visits;chapter 0;.*chapter 8;finished$/);
  expect(first).toBe('2026-11-22 09:00;12;12;11;9;9;8;8;7;7;6;5');

  await page.getByLabel(textOf('pages.kiosk.start.idle', IDLE)).fill('90');
  await page.getByLabel('Every visit begins on').selectOption('Home page');
  await page.getByRole('button', { name: 'Start the kiosk' }).click();
  await expect(page).toHaveURL(/\/\?kiosk=90$/);
});

test('/kiosk shows the release, the last new visit and the last fault, and prints one page', async ({
  page,
}) => {
  const line = (name: 'release' | 'reset' | 'fault') =>
    page.locator('dt', { hasText: textOf(`pages.kiosk.${name}`) }).locator('+ dd');
  await open(page, '/kiosk');
  await expect(line('reset')).toHaveText(textOf('pages.kiosk.reset.none'));
  await expect(line('fault')).toHaveText(textOf('pages.kiosk.fault.none'));
  const entry = await page.locator('script[type="module"][src]').getAttribute('src');
  const release = (await line('release').textContent()) ?? '';
  expect(release).not.toBe('');
  expect(entry).toContain(release);

  const [reset, at] = [new Date(2026, 10, 24, 9, 5).getTime(), new Date(2026, 10, 23, 14, 30).getTime()];
  await page.evaluate(log => localStorage.setItem('wny-kiosk-log', JSON.stringify(log)), {
    reset,
    fault: { at, what: 'crash' },
  });
  await open(page, '/kiosk');
  await expect(line('reset')).toHaveText('24 November 2026 at 09:05');
  await expect(line('fault')).toHaveText(
    textOf('pages.kiosk.fault.at', {
      time: '23 November 2026 at 14:30',
      fault: textOf('pages.kiosk.fault.crash'),
    }),
  );

  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.getByRole('button', { name: textOf('pages.kiosk.stuck.print') }).click();
  await expect(page.locator('html[data-printed]')).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: textOf('pages.kiosk.stuck') })).toBeVisible();
  await expect(page.getByText(textOf('pages.kiosk.stuck.call'))).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

for (const answer of [true, 'rejects', 'never answers'] as const)
  test(`/kiosk asks the browser to keep the site's data when the operator starts the kiosk, whatever the browser answers: ${answer}`, async ({
    page,
  }) => {
    await page.addInitScript(wanted => {
      const never = () => new Promise<never>(() => {});
      if (wanted === 'never answers') WakeLock.prototype.request = StorageManager.prototype.estimate = never;
      StorageManager.prototype.persist = async () => {
        sessionStorage.setItem('asked', `${navigator.userActivation.isActive}`);
        if (wanted === 'rejects') throw new DOMException('refused', 'NotAllowedError');
        if (wanted === 'never answers') await never();
        return true;
      };
    }, answer);
    await open(page, '/kiosk');
    expect(await page.evaluate(() => sessionStorage.getItem('asked'))).toBeNull();
    await expect(page.locator('.kiosk__check').getByText('Looking')).toHaveCount(0);
    await page.getByRole('button', { name: 'Start the kiosk' }).click();
    await expect(page).toHaveURL(/simulation_wny\?kiosk=60$/);
    expect(await page.evaluate(() => sessionStorage.getItem('asked'))).toBe('true');
  });

test('/kiosk is noindex and not in the sitemap', async ({ request }) => {
  expect(await (await request.get('/kiosk')).text()).toContain('<meta name="robots" content="noindex" />');
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/kiosk');
});
