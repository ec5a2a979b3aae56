/** Tests /kiosk, the page for the operator of a kiosk. */
import { readFile } from 'node:fs/promises';
import { IDLE } from '../../../src/device/kioskSettings.ts';
import { textOf } from '../../texts.ts';
import { findNoFault } from '../axe.ts';
import { expect, open, test } from '../site.ts';

test.use({ viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });

test('/kiosk shows its checks, saves the counts as CSV, and starts the kiosk @quick', async ({ page }) => {
  await open(page, '/kiosk');
  const checks = page.locator('[data-state]');
  await expect(checks).toHaveCount(5);
  await expect(checks.getByText('Looking')).toHaveCount(0);
  await expect(page.getByRole('row', { name: textOf('pages.kiosk.storage') })).toContainText('Ready');
  const address = page.getByRole('row', { name: textOf('pages.kiosk.address') });
  await expect(address).toContainText(`SITE_URL set to ${new URL(page.url()).origin}`);
  await expect(address).toContainText('https://whynotyou.example');
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
  const line = (name: 'release' | 'visit' | 'fault') =>
    page.getByRole('row', { name: textOf(`pages.kiosk.${name}`) }).getByRole('cell');
  await open(page, '/kiosk');
  await expect(line('visit')).toHaveText(textOf('pages.kiosk.visit.none'));
  await expect(line('fault')).toHaveText(textOf('pages.kiosk.fault.none'));
  await expect(line('release')).not.toBeEmpty();
  const entry = await page.locator('script[type="module"][src]').getAttribute('src');
  expect(entry).toContain(await line('release').textContent());

  await page.evaluate(() => {
    localStorage.setItem('wny-kiosk-visit', `${new Date(2026, 10, 24, 9, 5).getTime()}`);
    localStorage.setItem('wny-kiosk-fault', `${new Date(2026, 10, 23, 14, 30).getTime()} crash`);
  });
  await open(page, '/kiosk');
  await expect(line('visit')).toHaveText('24 November 2026 at 09:05');
  await expect(line('fault')).toHaveText(`23 November 2026 at 14:30: ${textOf('pages.kiosk.fault.crash')}`);

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

for (const answer of ['rejects', 'never answers'] as const)
  test(`/kiosk asks the browser to keep the site's data when the operator starts the kiosk, whatever the browser answers: ${answer}`, async ({
    page,
  }) => {
    await page.addInitScript(wanted => {
      const never = () => new Promise<never>(() => {});
      if (wanted === 'never answers') WakeLock.prototype.request = never;
      StorageManager.prototype.persist = async () => {
        sessionStorage.setItem('asked', `${navigator.userActivation.isActive}`);
        if (wanted === 'rejects') throw new DOMException('refused', 'NotAllowedError');
        return never();
      };
    }, answer);
    await open(page, '/kiosk');
    expect(await page.evaluate(() => sessionStorage.getItem('asked'))).toBeNull();
    await expect(page.locator('tr[data-state]').first()).toBeVisible();
    await expect(page.locator('[data-state="asked"]')).toHaveCount(0);
    await page.getByRole('button', { name: 'Start the kiosk' }).click();
    await expect(page).toHaveURL(/simulation_wny\?kiosk=60$/);
    expect(await page.evaluate(() => sessionStorage.getItem('asked'))).toBe('true');
  });

test('/kiosk is noindex and not in the sitemap', async ({ request }) => {
  expect(await (await request.get('/kiosk')).text()).toContain('<meta name="robots" content="noindex" />');
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/kiosk');
});
