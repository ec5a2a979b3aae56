/** Tests the offline copy after one visit to the match day, with the server stopped. */
import type { Page } from '@playwright/test';
import { SITES } from '../../../scripts/sites.ts';
import { ADDRESSES } from '../../../src/site/addresses.ts';
import { story } from '../../../stage/index.ts';
import { textOf } from '../../texts.ts';
import { ANSWERS } from '../answers.ts';
import { findNoFault } from '../axe.ts';
import {
  at,
  expect,
  goTo,
  labelsAfter,
  PHONE,
  radios,
  settled,
  startOf,
  step,
  test,
  validate,
} from '../matchDay.ts';
import { waitForCopies } from '../offlineCopy.ts';
import { type OwnServer, serve } from '../ownServer.ts';
import { TEXT_PAGES } from '../site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: PHONE, serviceWorkers: 'allow' });

let server: OwnServer;
test.beforeEach(async () => {
  server = await serve(SITES.full.folder);
});
test.afterEach(() => server.stop());

/** All steps except bubbles: a bubble needs only files that its scene has loaded. */
const STEPS = story.steps.filter(({ kind }) => kind !== 'bubble');

test('after one visit the match day and all pages open in a new tab with the server stopped @quick', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000);
  await page.goto(`${server.address}/simulation_wny`);
  await startOf(page).click();
  await settled(page);
  await waitForCopies(page, /^\/simulation\/(md|sm)\//, 8);
  await waitForCopies(page, /^\/assets\/raster\.worker/, 1);
  await waitForCopies(page, /^\/assets\/Projection-/, 2);
  await server.stop();

  const tab = await context.newPage();
  const missed: string[] = [];
  tab.on('requestfailed', request => {
    // when the tab goes to another page, the browser aborts the open requests of the previous page
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') missed.push(request.url());
  });
  tab.on('pageerror', error => missed.push(String(error)));
  await tab.goto(`${server.address}/simulation_wny`);
  await tab.evaluate(
    done => localStorage.setItem('wny-simulation-current-chapter-done', done),
    String(story.last),
  );
  await tab.reload();
  await startOf(tab).click();
  await settled(tab);
  for (const { label } of STEPS) await goTo(tab, label);
  await goTo(tab, step(2, 'question'));
  await radios(tab)
    .nth(ANSWERS[2] ?? 0)
    .check();
  await validate(tab).click();
  await at(tab, labelsAfter(step(2, 'question'), step(2, 'card'))[0] ?? '');
  await expect(tab.locator('.notice')).toBeHidden();
  // waits until all images have loaded, because leaving the page earlier would abort their requests
  const areLoaded = () =>
    [...document.images].every(({ complete, naturalWidth }) => complete && naturalWidth > 0);
  await expect.poll(() => tab.evaluate(areLoaded)).toBe(true);

  for (const path of TEXT_PAGES) {
    await tab.goto(server.address + path);
    await tab.locator('html[data-ready]').waitFor({ state: 'attached' });
    const broken = await tab.evaluate(async () => {
      const pictures = [...document.images];
      for (const picture of pictures) picture.loading = 'eager';
      await Promise.allSettled(pictures.map(picture => picture.decode()));
      await document.fonts.ready;
      return [
        ...pictures.filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src),
        ...[...document.fonts].filter(({ status }) => status === 'error').map(({ family }) => family),
      ];
    });
    expect(broken, path).toEqual([]);
    if (path === ADDRESSES.transcript)
      await expect(tab.getByText(textOf('simulation.chapter_8.text_threeWords'))).toBeVisible();
  }
  await tab.goto(`${server.address}/nowhere`);
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText(textOf('pages.offline.title'));
  await findNoFault(tab, 'the offline page');
  expect(missed).toEqual([]);
});

/** Goes to another page as a link does, without a page load. */
const go = (page: Page, path: string) =>
  page.evaluate(to => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);

test('with Save-Data the offline copy is offered at a pause, stored on request, and no notice shows at a form', async ({
  page,
  context,
}) => {
  await server.stop();
  server = await serve(SITES.full.folder);
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    localStorage.setItem('wny-simulation-current-label', 'chapter_1_0');
    localStorage.setItem('wny-simulation-current-chapter-done', '1');
  });
  await page.goto(`${server.address}/simulation_wny`);
  await startOf(page).click();
  const offer = page.getByRole('complementary').filter({ hasText: textOf('offline.keep.text') });
  await expect(offer).toBeVisible();
  await findNoFault(page, 'the offer');
  await page.keyboard.press('ArrowRight');
  await expect(offer).toBeHidden();
  await settled(page); // during the motion, the key ArrowLeft would only end the motion
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(page.getByText(textOf('offline.keep.done'))).toBeVisible();
  await waitForCopies(page, /^\/simulation\/(md|sm)\//, 8);
  await go(page, '/register');
  await expect(page.locator('.form')).toBeVisible();
  await expect(page.getByText(textOf('offline.keep.done'))).toHaveCount(0);
  await go(page, '/legal');
  await expect(page.getByText(textOf('offline.keep.done'))).toBeVisible();
  await page.getByRole('button', { name: textOf('offline.close') }).click();
  await expect(page.getByText(textOf('offline.keep.done'))).toHaveCount(0);

  await server.stop();
  await page.goto(`${server.address}/simulation_wny`);
  await startOf(page).click();
  await settled(page);
});
