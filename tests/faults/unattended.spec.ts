/**
 * Tests of an unattended kiosk that are not rows of the fault table: how often a kiosk retries, on which page it
 * starts, which data it keeps, and how a visit ends after faults of the page or the machine.
 */
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { CLEAN_VISIT } from '../../src/device/kioskSettings.ts';
import { holdBack } from '../e2e/holdBack.ts';
import { attract, countdown } from '../e2e/kioskVisit.ts';
import { copiedPaths, waitForCopies } from '../e2e/offlineCopy.ts';
import { textOf } from '../texts.ts';
import { letsPass, recoversAlone, waitsForCountdown } from './fault.ts';
import { translate } from './page.ts';
import { test as base } from './test.ts';
import { openVisit, type Visit } from './visit.ts';

const test = base.extend<{ visit: Visit; worker: 'block' | 'allow'; reports: RegExp | undefined }>({
  worker: ['block', { option: true }],
  /** matches the errors that the page may report */
  reports: [undefined, { option: true }],
  visit: async ({ browser, server, worker, reports }, use) => {
    server.mend();
    const visit = await openVisit(browser, server, worker);
    await visit.page.clock.install();
    await use(visit);
    visit.expectNoComplaint(reports);
    await visit.context.close();
  },
});

const fresh = (page: Page) => page.getByRole('button', { name: textOf('kiosk.idle.new') });

const PACKS = /simulation\/sm\//;

test('the pauses between retries grow while a pack is missing, and within 60 s after the fault the kiosk is healthy', async ({
  visit: { page },
  server,
}) => {
  const file = /simulation\/sm\/00-/;
  server.give(file, 'is missing');
  await page.goto('/simulation_wny?kiosk=60');
  await letsPass(60)(page);
  const inTheFirstMinute = server.requestCount(file);
  await letsPass(120)(page);
  const inTheNextTwo = server.requestCount(file) - inTheFirstMinute;
  expect(inTheFirstMinute).toBeGreaterThan(1);
  expect(inTheNextTwo).toBeGreaterThan(1);
  // with pauses of equal length, the next two minutes would have twice as many requests as the first minute
  expect(inTheNextTwo).toBeLessThan(1.5 * inTheFirstMinute);
  server.mend();
  await recoversAlone(page);
});

test('missing packs are requested at once when the network returns', async ({ visit: { page }, server }) => {
  server.give(PACKS, 'a broken connection');
  await page.goto('/simulation_wny?kiosk=60');
  await page.locator('.loading[data-settled]').waitFor();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 100)); // pauses the clock before the next timed retry
  server.mend();
  await page.evaluate(() => void dispatchEvent(new Event('online')));
  await expect.poll(() => server.requestCount(PACKS)).toBeGreaterThan(0);
  await page.clock.resume();
  await attract(page).waitFor();
});

test('a visit ends although the start page does not load; the page loads when the server is back', async ({
  visit: { page },
  server,
}) => {
  server.give(/assets\/loading-[^/]*\.js$/, 'no response');
  await page.goto('/starter?kiosk=15', { waitUntil: 'commit' });
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.evaluate(() => localStorage.setItem('wny-comfort', '150'));
  await page.keyboard.press('Shift');
  await waitsForCountdown(page);
  await letsPass(30)(page);
  await expect(page).toHaveURL(/simulation_wny\?kiosk=15$/);
  expect(await page.evaluate(() => localStorage.getItem('wny-comfort'))).toBeNull();
  server.mend();
  await recoversAlone(page);
});

test('a kiosk that starts on the home page shows an attract loop there, before the first visit and after each visit', async ({
  visit: { page },
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/?kiosk=15');
  await expect(attract(page)).toBeVisible();
  const top = () => page.evaluate(() => scrollY);
  await page.clock.fastForward(5000);
  expect(await top(), 'the loop goes on').toBeGreaterThan(0);
  await attract(page).click();
  await expect(attract(page)).toHaveCount(0);
  expect(await top()).toBe(0);
  await page
    .getByRole('link', { name: textOf('pages.home.hero.cta_secondary') })
    .first()
    .click();
  await expect(page).toHaveURL(/starter/);
  await waitsForCountdown(page);
  await letsPass(22)(page);
  await expect(page).toHaveURL(/\/\?kiosk=15$/);
  await expect(attract(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(attract(page)).toHaveCount(0);
});

test('a second visitor begins a new visit during the countdown', async ({ visit: { page } }) => {
  await page.goto('/starter?kiosk=15');
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.evaluate(() => localStorage.setItem('wny-comfort', '150 contrast'));
  await page.evaluate(() => void dispatchEvent(new StorageEvent('storage', { key: 'wny-comfort' })));
  await expect(page.locator('html')).toHaveAttribute('data-text', '150');
  await page.keyboard.press('Shift');
  await waitsForCountdown(page);
  await expect(countdown(page)).toContainText(textOf('kiosk.idle.text', { seconds: 20 }));
  await page.keyboard.press('Tab');
  await expect(fresh(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await attract(page).waitFor();
  await expect(countdown(page)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('wny-comfort'))).toBeNull();
  await expect(page.locator('html')).not.toHaveAttribute('data-text');
});

test('a visit ends even if the visitor loads a page outside the match day', async ({ visit: { page } }) => {
  await page.goto('/simulation_wny?kiosk=15');
  await attract(page).waitFor();
  await page.goto('/starter');
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await waitsForCountdown(page);
  await recoversAlone(page);
});

test('a kiosk stays a kiosk after the end of a visit, and then after deleted data and a reload', async ({
  visit: { page },
}) => {
  await page.goto('/simulation_wny?kiosk=15');
  await attract(page).click();
  await page.evaluate(name => dispatchEvent(new Event(name)), CLEAN_VISIT);
  await attract(page).waitFor();
  await page.evaluate(() => {
    for (const storage of [localStorage, sessionStorage]) storage.clear();
  });
  await page.reload();
  await attract(page).waitFor();
});

test('if at power-on the first script never arrives on a connection that stays open, the kiosk loads the page again', async ({
  visit: { page },
  server,
}) => {
  server.give(/assets\/index-[^/]*\.js$/, 'no response, and none later');
  await page.goto('/simulation_wny?kiosk=60', { waitUntil: 'commit' });
  await page.locator('.loading').waitFor();
  await expect.poll(() => server.requestCount(/not-started/)).toBe(1);
  await letsPass(30)(page);
  server.mend();
  await recoversAlone(page);
});

test('a first script that arrives after 40 s starts the page without a reload', async ({
  visit: { page },
  server,
}) => {
  const arrive = await holdBack(page, /assets\/index-[^/]*\.js$/);
  await page.goto('/simulation_wny?kiosk=60', { waitUntil: 'commit' });
  await page.locator('.loading').waitFor();
  await expect.poll(() => server.requestCount(/not-started/)).toBe(1);
  await letsPass(40)(page);
  arrive();
  await page.locator('html[data-started]').waitFor({ state: 'attached' });
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await letsPass(6)(page);
  await attract(page).waitFor();
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
});

test('if at power-on the first script is missing and the storage is blocked, the kiosk loads the page again', async ({
  visit: { page },
  server,
}) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get });
  });
  server.give(/assets\/index-[^/]*\.js$/, 'is missing');
  await page.goto('/simulation_wny?kiosk=60');
  await page.getByText(textOf('pages.simulation_wny.not_started')).waitFor();
  server.mend();
  await recoversAlone(page);
});

for (const key of ['Enter', 'ArrowRight'])
  test(`a visit ends even if something holds down the key ${key}`, async ({ visit: { page } }) => {
    await page.goto('/simulation_wny?kiosk=15');
    await attract(page).click();
    await page.locator('.loading').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /^Next/ }).first().focus();
    for (let seconds = 0; !(await attract(page).isVisible()); seconds += 2) {
      expect(seconds, 'seconds of the visit').toBeLessThan(300);
      await page.keyboard.down(key);
      await letsPass(2)(page);
    }
  });

test.describe('the end of a visit', () => {
  test.use({ reports: /replaceState|NotFoundError|The node/ });

  for (const [is, happens] of [
    [
      'the browser refuses another address',
      () => {
        history.replaceState = () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        };
      },
    ],
    ['a blocker removes the countdown', () => document.querySelector('.kiosk-dialog')?.remove()],
    ['the browser translates the countdown', translate],
  ] as const)
    test(`comes although ${is}`, async ({ visit: { page } }) => {
      await page.goto('/starter?kiosk=15');
      await page.locator('html[data-ready]').waitFor({ state: 'attached' });
      await page.evaluate(() => localStorage.setItem('wny-comfort', '150'));
      await page.keyboard.press('Shift');
      await waitsForCountdown(page);
      await page.evaluate(happens);
      await letsPass(20)(page);
      await recoversAlone(page);
      await expect(countdown(page)).toHaveCount(0);
      expect(await page.evaluate(() => localStorage.getItem('wny-comfort'))).toBeNull();
    });
});

test.describe('with a service worker', () => {
  test.use({ worker: 'allow' });

  test('an offline copy that failed at power-on is made later; with this copy the kiosk starts even if the host has lost the page', async ({
    visit: { page },
    server,
  }) => {
    server.give(/^\/starter$/, 'a broken connection');
    await page.goto('/simulation_wny?kiosk=60');
    await attract(page).waitFor();
    await expect.poll(() => server.requestCount(/^\/starter$/)).toBeGreaterThan(0);
    expect(await copiedPaths(page)).not.toContain('/starter');
    server.mend();
    await letsPass(10)(page);
    const worker = await (await page.request.get(`${server.address}/sw.js`)).text();
    await waitForCopies(page, /./, worker.match(/hash:`/g)?.length ?? 0);
    expect(await copiedPaths(page)).toContain('/starter');

    server.give(/^\/simulation_wny$/, 'a 404, cached for a year');
    await page.goto('/simulation_wny?kiosk=60');
    await attract(page).waitFor();
  });
});
