/** Tests the prefetching of the match day: when the visitor is about to open it, and while the visitor reads. */
import type { Page } from '@playwright/test';
import { PACKS } from '../../../stage/story/images.generated.ts';
import { textOf } from '../../texts.ts';
import { holdBack } from '../holdBack.ts';
import { startOf } from '../matchDay.ts';
import { expect, LAPTOP, open, PHONE, test } from '../site.ts';

test.use({ viewport: PHONE, deviceScaleFactor: 2, isMobile: true, hasTouch: true });

const code = /assets\/(matchDayCode|Stage)-.*\.js/;
const pack = /\/simulation\/.+\.json$/;
const addressesOf = (layout: 'md' | 'sm') => PACKS[layout].map(({ address }) => address);
const invitation = (page: Page) => page.locator('.hero').getByRole('link', { name: 'Play a match day' });

/** Records the page's requests from now on. The returned function lists the recorded paths that match a pattern. */
function requestsOf(page: Page) {
  const paths: string[] = [];
  page.on('request', request => paths.push(new URL(request.url()).pathname));
  return (of: RegExp) => paths.filter(path => of.test(path));
}

test.describe('when a visit is likely', () => {
  // requestIdleCallback never calls back: otherwise the home page would prefetch the match day when idle
  test.beforeEach(({ page }) =>
    page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 })),
  );
  /** Waits two frames. By then, a prefetch has sent its requests. */
  const waitTwoFrames = (page: Page) =>
    page.evaluate(
      () =>
        new Promise<void>(done => {
          requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)));
        }),
    );

  test('a touch of the link prefetches the match day; a click before the packs have loaded waits for them and requests no pack twice', async ({
    page,
  }) => {
    const requests = requestsOf(page);
    const arrive = await holdBack(page, '**/simulation/**');
    await open(page, '/');
    expect(requests(code)).toEqual([]);
    await invitation(page).dispatchEvent('touchstart');
    await expect.poll(() => requests(code).length).toBe(2);
    await expect.poll(() => requests(pack)).toEqual(expect.arrayContaining(addressesOf('sm')));
    await invitation(page).click();
    await expect(page.getByRole('progressbar')).toBeVisible();
    arrive();
    await expect(startOf(page)).toBeVisible();
    expect(requests(pack)).toHaveLength(addressesOf('sm').length);
  });

  test('with Save-Data nothing is prefetched', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
    });
    const requests = requestsOf(page);
    await open(page, '/');
    await invitation(page).dispatchEvent('touchstart');
    await page.locator('.closing .cta').scrollIntoViewIfNeeded();
    await waitTwoFrames(page);
    expect(requests(code)).toEqual([]);
  });

  test('the call to action at the end of the home page prefetches the code when in view, on a fast connection only', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const effectiveType = new URLSearchParams(location.search).get('connection');
      Object.defineProperty(navigator, 'connection', { value: { effectiveType } });
    });
    const requests = requestsOf(page);
    for (const [speed, chunks] of [
      ['3g', 0],
      ['4g', 2],
    ] as const) {
      await open(page, `/?connection=${speed}`);
      await page.locator('.closing .cta').scrollIntoViewIfNeeded();
      await waitTwoFrames(page);
      await expect.poll(() => requests(code).length, speed).toBe(chunks);
    }
  });

  test('without a network a press on a link, also in the menu, changes neither page nor address; with a network, Try again opens the page', async ({
    page,
    context,
    forgive,
  }) => {
    forgive(/ERR_INTERNET_DISCONNECTED/);
    const toStarter = page.locator('.header').getByRole('link', { name: 'Help Starter Pack' });
    const notice = page.getByRole('alert').filter({ hasText: textOf('layout.link.lost') });
    const again = notice.getByRole('button', { name: 'Try again' });
    await page.setViewportSize(LAPTOP);
    await open(page, '/');
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    await context.setOffline(true);
    await toStarter.click();
    await expect(notice).toBeVisible();
    await again.click();
    await expect(notice).toBeVisible();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Why Not You?');

    await page.setViewportSize(PHONE);
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog');
    await menu.getByRole('link', { name: 'Help Starter Pack' }).click();
    await expect(menu.getByRole('alert')).toBeVisible();
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
    await context.setOffline(false);
    await again.click();
    await expect(page).toHaveURL('/starter');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Why Not You?');
    await expect(notice).toHaveCount(0);
  });

  test('a link shows a notice if its page does not answer; a late answer does not replace the page of a later link', async ({
    page,
    forgive,
  }) => {
    forgive(/ERR_FAILED/);
    let answer = () => {};
    const answered = new Promise<void>(done => {
      answer = done;
    });
    await page.route('**/assets/StarterPage-*.js', route => route.abort());
    await page.route('**/starter', async route => {
      await answered;
      await route.fulfill({ contentType: 'text/html', body: 'a new release' });
    });
    await page.setViewportSize(LAPTOP);
    await page.clock.install();
    await open(page, '/');
    const html = page.waitForRequest('**/starter');
    await page.locator('.header').getByRole('link', { name: 'Help Starter Pack' }).click();
    const asked = await html;
    await page.clock.fastForward(8000);
    const notice = page.getByRole('alert').filter({ hasText: textOf('layout.link.lost') });
    await expect(notice).toBeVisible();

    await page.locator('.footer').getByRole('link', { name: 'Legal notice' }).click();
    await expect(page).toHaveURL('/legal#legal');
    await expect(notice).toHaveCount(0);
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    answer();
    await (await asked.response())?.finished();
    await waitTwoFrames(page);
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
    await expect(page).toHaveURL('/legal#legal');
  });

  test('a failed prefetch does not reload the page, and the code is requested again on the visit', async ({
    page,
    forgive,
  }) => {
    forgive(/ERR_FAILED/);
    let isBroken = true;
    await page.route('**/assets/matchDayCode-*.js', route => (isBroken ? route.abort() : route.continue()));
    await open(page, '/');
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    const failed = page.waitForEvent('requestfailed');
    await invitation(page).dispatchEvent('touchstart');
    await failed;
    await waitTwoFrames(page);
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);

    isBroken = false;
    await invitation(page).click();
    await expect(startOf(page)).toBeVisible();
    await expect(page).toHaveURL('/simulation_wny');
  });
});

test.describe('while the visitor reads', () => {
  test('loads the code, then the packs of the layout; runs the code only after the visitor uses the page, and opens the match day without a network', async ({
    page,
    context,
  }) => {
    const requests = requestsOf(page);
    const paths: string[] = [];
    page.on('requestfinished', request => paths.push(new URL(request.url()).pathname));
    await open(page, '/');
    await expect.poll(() => paths, { timeout: 30_000 }).toEqual(expect.arrayContaining(addressesOf('sm')));
    await page.waitForLoadState('networkidle');
    expect(requests(pack)).toEqual(addressesOf('sm'));
    expect(requests(code)).toHaveLength(2);
    const firstPack = paths.findIndex(path => pack.test(path));
    expect(paths.slice(0, firstPack).filter(path => code.test(path))).toHaveLength(2);

    await context.setOffline(true);
    await page.evaluate(() => scrollTo(0, 300));
    await expect.poll(() => requests(code)).toHaveLength(4);
    await page.evaluate(() => scrollTo(0, 0));
    await invitation(page).click();
    await expect(startOf(page)).toBeVisible();
  });

  for (const [how, charging, files] of [
    ['prefetches nothing with a low battery', false, 0],
    ['prefetches with a low battery that is being charged', true, 1],
  ] as const) {
    test(how, async ({ page }) => {
      await page.addInitScript(isCharging => {
        const getBattery = () => {
          Object.assign(window, { isBatteryAsked: true });
          return Promise.resolve({ charging: isCharging, level: 0.1 });
        };
        Object.defineProperty(navigator, 'getBattery', { value: getBattery });
      }, charging);
      const requests = requestsOf(page);
      await open(page, '/');
      await page.waitForFunction(() => 'isBatteryAsked' in window);
      await page.evaluate(() => new Promise(done => requestIdleCallback(done)));
      await expect.poll(() => requests(/simulation_wny$/)).toHaveLength(files);
    });
  }

  test('stops when Save-Data is turned on during the prefetch', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: window });
    });
    const requests = requestsOf(page);
    const arrive = await holdBack(page, '**/assets/matchDayCode-*.js');
    const asked = page.waitForRequest('**/assets/matchDayCode-*.js');
    await open(page, '/');
    await asked;
    await page.evaluate(() => Object.assign(window, { saveData: true }));
    const response = page.waitForResponse(code);
    arrive();
    await (await response).finished();
    await page.waitForLoadState('networkidle');
    expect(requests(pack)).toEqual([]);
  });
});
