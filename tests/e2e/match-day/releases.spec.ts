/** Tests that no progress is lost if a new release or a rollback appears while pages are open. */
import { rmSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { SITES } from '../../../scripts/sites.ts';
import { replaceRelease } from '../makeRelease.ts';
import { at, expect, PHONE, settled, startOf, step, test, walkTo } from '../matchDay.ts';
import { copiedPaths, waitForCopies } from '../offlineCopy.ts';
import { serve } from '../ownServer.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: PHONE, serviceWorkers: 'allow' });

const RELEASES = 10;
/** The tab `reader` of the test accepts every fifth release. */
const ACCEPT_EVERY = 5;
/** A script that no page in this test requests. Only the service worker requests it, for the offline copy. */
const LATE_SCRIPT = /\/canvasRenderer-/;

const offer = (page: Page) => page.getByRole('button', { name: 'Bring it on' });
const entryOf = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLScriptElement>('script[src]')?.src ?? '');
const expectRelease = async (page: Page, number: number) => {
  const entry = await entryOf(page);
  if (number === 0) expect(entry).not.toMatch(/-r\d+\.js$/);
  else expect(entry).toContain(`-r${number}.js`);
};
/** Checks for a new release. Outside of tests, such a check runs on every page load and then once an hour. */
const lookForRelease = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());

/** Counts the page loads from now on. The returned function returns their number. */
function countLoads(page: Page) {
  let count = 0;
  page.on('load', () => {
    count += 1;
  });
  return () => count;
}

test(`after ${RELEASES} releases and a rollback the match day keeps its step, and two open tabs reload only on request`, async ({
  page: player,
  context,
}) => {
  test.setTimeout(240_000);
  const folder = test.info().outputPath('site'); // a new folder for each repetition of the test
  await replaceRelease(SITES.full.folder, folder, 0);
  const server = await serve(folder);
  await player.goto(`${server.address}/simulation_wny`);
  await startOf(player).click();
  await settled(player);
  await walkTo(player, step(0, 'chickenpox'));
  await waitForCopies(player, /^\/simulation\/(md|sm)\//, 8);
  await waitForCopies(player, LATE_SCRIPT, 1);
  const [lateScript = ''] = (await copiedPaths(player)).filter(path => LATE_SCRIPT.test(path));
  const playerLoads = countLoads(player);

  const reader = await context.newPage();
  await reader.clock.install();
  await reader.goto(`${server.address}/starter`);
  const readerLoads = countLoads(reader);
  /** Waits until the page is ready, then advances its clock by 5 s, so that the page starts its offline copy. */
  const startCopy = async () => {
    await reader.locator('html[data-ready]').waitFor({ state: 'attached' });
    await reader.clock.fastForward(5000);
  };
  await startCopy();
  const acceptRelease = async (number: number) => {
    await replaceRelease(SITES.full.folder, folder, number);
    // Looks for the new release again and again, until the page shows the notice about it. While the browser still
    // downloads the previous release, it does not find the new one.
    await expect(async () => {
      await lookForRelease(reader);
      await expect(offer(reader)).toBeVisible({ timeout: 5000 });
    }).toPass();
    const loads = readerLoads();
    await Promise.all([reader.waitForEvent('load'), offer(reader).click()]);
    await startCopy();
    await expectRelease(reader, number);
    expect(readerLoads()).toBe(loads + 1);
  };
  for (let number = 1; number <= RELEASES; number += 1) {
    // The tab accepts only every fifth release. The server replaces the other releases at once, perhaps before the tab
    // has downloaded them.
    if (number % ACCEPT_EVERY === 0) await acceptRelease(number);
    else {
      await replaceRelease(SITES.full.folder, folder, number);
      await lookForRelease(reader);
    }
  }
  await acceptRelease(0); // a rollback
  await acceptRelease(RELEASES);

  // the server no longer has the scripts of the release in the tab `player`; only the offline copy has them
  expect((await player.request.get(server.address + lateScript)).status()).toBe(404);
  expect(await player.evaluate(async path => (await fetch(path)).status, lateScript)).toBe(200);
  await expect(offer(player)).toBeHidden();
  await player.keyboard.press('ArrowRight');
  await at(player, step(0, 'yours'));
  expect(playerLoads()).toBe(0);
  await expectRelease(player, 0);

  // At the title of the next chapter, the notice of the new release appears. A press on the notice loads the new
  // release, which starts at the same title.
  await walkTo(player, step(1, 'title'));
  await Promise.all([player.waitForEvent('load'), offer(player).click()]);
  await expectRelease(player, RELEASES);
  await startOf(player).click();
  await at(player, step(1, 'title'));
  await settled(player);
  expect(playerLoads()).toBe(1);

  // the service worker deletes the files of old releases when no page of an old release is open
  await reader.close();
  await player.goto('about:blank');
  await player.clock.install();
  const oldScripts = async () =>
    (await copiedPaths(player)).filter(
      path => /^\/assets\/.*\.js$/.test(path) && !path.includes(`-r${RELEASES}.`),
    );
  // Repeats the page load until the old files are deleted. A service worker that activates late deletes them only at
  // the next page load.
  await expect(async () => {
    await player.goto('about:blank');
    await player.goto(`${server.address}/legal`);
    await player.locator('html[data-ready]').waitFor({ state: 'attached' });
    await player.clock.fastForward(5000);
    await expect.poll(oldScripts, { timeout: 15_000 }).toEqual([]);
  }).toPass();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});
