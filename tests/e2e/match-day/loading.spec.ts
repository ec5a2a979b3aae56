import type { Page } from '@playwright/test';
import { story } from '../../../stage/index.ts';
import { textOf } from '../../texts.ts';
import { holdBack } from '../holdBack.ts';
import {
  at,
  enter,
  expect,
  LAPTOP,
  PHONE,
  settled,
  stageOf,
  startOf,
  step,
  test,
  walkTo,
} from '../matchDay.ts';
import { expectStoredPicture } from '../storedPicture.ts';

test.use({ viewport: LAPTOP, contextOptions: { reducedMotion: 'reduce' } });
const FAILED = /ERR_FAILED|ERR_ABORTED/;
/** Adds up the layout shifts of each page that opens after this call, in `window.moved`. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { moved: 0 });
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) {
        const value = 'value' in entry ? Number(entry.value) : 0;
        Object.assign(window, { moved: Number(Reflect.get(window, 'moved')) + value });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, contextOptions: { reducedMotion: 'no-preference' } });

  test('the loading screen shows and moves before any script loads, and stays the same until the start', async ({
    page,
  }) => {
    await watchShifts(page);
    const arrive = await holdBack(page, '**/assets/*.js');
    await page.goto('/simulation_wny', { waitUntil: 'commit' });
    const loading = page.locator('.loading');
    await expect(loading.getByRole('progressbar')).toHaveText('0%');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Match day');
    const parts = ['.loading', '.loading .banner__line', '.loading__centre', '.loading__note'];
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await page.evaluate(marked => {
      for (const part of marked) document.querySelector(part)?.setAttribute('data-marked', '');
    }, parts);
    const line = page.locator('.loading .banner__line').first();
    // reads the position in a frame callback, because a page updates its animations only once per frame
    const x = () =>
      line.evaluate(
        element =>
          new Promise<number>(done => requestAnimationFrame(() => done(element.getBoundingClientRect().x))),
      );
    const before = await x();
    await expect.poll(x).not.toBe(before);

    arrive();
    await startOf(page).waitFor();
    for (const part of parts)
      await expect(page.locator(part).first(), part).toHaveAttribute('data-marked', '');
    // The limit of the layout shift score is 0.005 and not 0: if the font loads after the first paint,
    // the moving banner adds 0.001. This is acceptable, because the banner is only a decoration.
    expect(Number(await page.evaluate(() => Reflect.get(window, 'moved')))).toBeCloseTo(0, 2);
    await startOf(page).click();
    await expect(loading).toHaveCount(0);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the page describes itself, links to other pages, and shows no loading screen', async ({ page }) => {
    await page.goto('/simulation_wny');
    await expect(page.locator('.loading')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Why Not You?');
    await expect(page.getByRole('paragraph').first()).toContainText(textOf('pages.simulation_wny.no_script'));
    const hrefs = page.getByRole('link').evaluateAll(links => links.map(link => link.getAttribute('href')));
    expect(await hrefs).toEqual(['/transcript', '/starter']);
  });
});

test('after a lost connection a retry loads the match day code, with at most one reload of the page', async ({
  page,
  forgive,
}) => {
  forgive(FAILED);
  forgive(/dynamically imported module/);
  let isDown = true;
  await page.route(/matchDayCode-.*\.(js|css)$|Stage-.*\.js|\/$/, route =>
    isDown ? route.abort() : route.continue(),
  );
  let loads = 0;
  page.on('request', request => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.goto('/simulation_wny');
  await expect(page.locator('.connection-notice')).toContainText(textOf('connection.text'));
  await page.locator('.connection-notice').getByRole('button').click();
  await expect(page.locator('.connection-notice')).toContainText(textOf('connection.still'));
  isDown = false;
  await page.locator('.connection-notice').getByRole('button').click();
  await startOf(page).click();
  await settled(page);
  await expect(page.getByText(textOf('connection.still'))).toHaveCount(0);
  await expect(page.locator('canvas')).toBeVisible();
  await expect(page.locator('.simulation')).toHaveCSS('position', 'fixed');
  expect(loads).toBeLessThanOrEqual(2);
});

test('after 15 s of loading the visitor can start, and the picture appears when it has loaded', async ({
  page,
}) => {
  const arrive = await holdBack(page, '**/simulation/md/00-*.json');
  await page.clock.install();
  await page.addInitScript(() => {
    localStorage.setItem('wny-simulation-current-chapter-done', '2');
    localStorage.setItem('wny-simulation-current-label', 'chapter_2_1');
  });
  await page.goto('/simulation_wny');
  await expect(stageOf(page)).toHaveAttribute('data-status', 'loading');
  const startWithout = page.getByRole('button', { name: 'Start without them' });
  await expect(startWithout).toHaveCount(0);
  await expect(page.getByRole('status').first()).toContainText(textOf('ui.loading.pictures'));
  await page.clock.fastForward(15_000);
  await expect(page.getByRole('status').first()).toContainText(textOf('ui.loading.slow'));
  await startWithout.click();
  await settled(page);
  await at(page, step(2, 'pitch'));
  arrive();
  await expectStoredPicture(page, 'chapter-2-pitch-md');
});

test.describe('when the server is gone after the start', () => {
  test.use({ viewport: PHONE, contextOptions: { reducedMotion: 'reduce' } });

  test('the card step, the tiles and the album show their images without a request', async ({
    page,
    forgive,
  }) => {
    const card = step(3, 'card');
    const before = story.steps[story.steps.findIndex(({ label }) => label === card) - 1];
    // Allowed requests: blobs, the site's icon (on chapter 0's tile), and the script of the offline copy,
    // which the page requests 5 s after the start.
    const otherRequest = /^blob:|favicon\.svg$|\/offline-[\w-]+\.js$/;
    forgive(/favicon|offline-/);
    await enter(page, { label: before?.label ?? card, done: 4 });
    // waits for DraggableChoices, one of the scripts that load 2 s after the start
    await expect
      .poll(() =>
        page.evaluate(() =>
          performance
            .getEntriesByType('resource')
            .map(({ name }) => name)
            .join(),
        ),
      )
      .toContain('DraggableChoices');
    await page.waitForLoadState('networkidle');
    const asked: string[] = [];
    await page.route('**', route => {
      asked.push(route.request().url());
      return route.abort();
    });
    const expectLoaded = async (selector: string, count: number) => {
      const images = page.locator(`${selector} img`);
      await expect(images).toHaveCount(count);
      await expect
        .poll(() =>
          images.evaluateAll(all =>
            all.every(image => image instanceof HTMLImageElement && image.naturalWidth > 0),
          ),
        )
        .toBe(true);
    };
    await walkTo(page, card);
    await expectLoaded('.card', 1);
    await page.getByRole('button', { name: /^Chapters/ }).click();
    await expectLoaded('.tile:has([src^="blob:"])', story.last); // chapter 0 has no title: its tile shows favicon.svg
    await page.locator('.sheet .hand').click();
    await expectLoaded('.album__strip', 3);
    await expectLoaded('.album .card', 1);
    expect(asked.filter(url => !otherRequest.test(url))).toEqual([]);
  });
});
