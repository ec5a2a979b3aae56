/** An unattended kiosk, beyond the rows of the fault table: how often it retries, and on which page it starts. */
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { attract, countdown } from '../e2e/kioskVisit.ts';
import { textOf } from '../texts.ts';
import { fallsSilent, leftAlone, passes } from './fault.ts';
import { test as base } from './test.ts';
import { openVisit, type Visit } from './visit.ts';

const test = base.extend<{ visit: Visit }>({
  visit: async ({ browser, server }, use) => {
    server.mend();
    const visit = await openVisit(browser, server, 'block');
    await visit.page.clock.install();
    await use(visit);
    visit.expectNoComplaint();
    await visit.context.close();
  },
});

const fresh = (page: Page) => page.getByRole('button', { name: textOf('kiosk.idle.new') });

const CODE = /assets\/kiosk-[^/]*\.js$/;
const PACKS = /simulation\/sm\//;
const MATCH_DAY = /assets\/matchDayCode-[^/]*\.js$/;

for (const { is, file } of [
  { is: "the kiosk's code", file: CODE },
  { is: "the match day's code", file: MATCH_DAY },
  { is: 'the first pack', file: /simulation\/sm\/00-/ },
])
  test(`retries back off while ${is} is missing, and the kiosk is healthy within 60 s after it`, async ({
    visit: { page },
    server,
  }) => {
    server.give(file, 'is missing');
    await page.goto('/simulation_wny?kiosk=60');
    await passes(60)(page);
    const inTheFirstMinute = server.asked(file);
    await passes(120)(page);
    const inTheNextTwo = server.asked(file) - inTheFirstMinute;
    expect(inTheFirstMinute).toBeGreaterThan(1);
    expect(inTheNextTwo).toBeGreaterThan(1);
    // without growing pauses these were twice as many
    expect(inTheNextTwo).toBeLessThan(1.5 * inTheFirstMinute);
    server.mend();
    await leftAlone(page);
  });

test('missing packs are requested at once when the network returns', async ({ visit: { page }, server }) => {
  server.give(PACKS, 'a broken connection');
  await page.goto('/simulation_wny?kiosk=60');
  await page.locator('.loading[data-settled]').waitFor();
  server.mend();
  await page.evaluate(() => void dispatchEvent(new Event('online')));
  await attract(page).waitFor(); // without any jump of the clock
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
  await fallsSilent(page);
  await passes(30)(page);
  await expect(page).toHaveURL(/simulation_wny$/);
  expect(await page.evaluate(() => localStorage.getItem('wny-comfort'))).toBeNull();
  server.mend();
  await leftAlone(page);
});

test('a kiosk that starts on the home page has an attract loop there, before the first visit and after each', async ({
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
  await fallsSilent(page);
  await passes(22)(page);
  await expect(page).toHaveURL(/\/$/);
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
  await fallsSilent(page);
  await expect(countdown(page)).toContainText(textOf('kiosk.idle.text', { seconds: 20 }));
  await page.keyboard.press('Tab');
  await expect(fresh(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await attract(page).waitFor();
  await expect(countdown(page)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('wny-comfort'))).toBeNull();
  await expect(page.locator('html')).not.toHaveAttribute('data-text');
});

test('clicks without pointer events keep a new release from reloading the page', async ({
  visit: { page },
  server,
}) => {
  await page.goto('/simulation_wny?kiosk=600');
  await attract(page).evaluate(it => it instanceof HTMLElement && it.click());
  await page.locator('.loading').waitFor({ state: 'detached' });
  await page.evaluate(() => Object.assign(window, { old: true }));
  server.give(/^\/simulation_wny$/, 'another file', '/starter.html');
  await page.clock.runFor(1000);
  for (let minutes = 0; minutes < 61; minutes += 9) {
    await page.clock.fastForward(9 * 60_000);
    await page
      .getByRole('button', { name: /^Next/ })
      .first()
      .evaluate(it => it instanceof HTMLElement && it.click());
  }
  expect(await page.evaluate(() => 'old' in window)).toBe(true);
});
