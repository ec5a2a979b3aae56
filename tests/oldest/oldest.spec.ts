/**
 * Plays a visit as in each of the oldest declared browsers: all pages, the match day as far as chapter 2, the offline
 * copy, the form and a kiosk. The tests run in Chromium. They remove the features that the oldest browser lacks, in the
 * page and in its workers. The tests do not cover syntax and styles: the build converts the syntax, and the style lint
 * checks the styles.
 */
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { SITES } from '../../scripts/sites.ts';
import { ADDRESSES } from '../../src/site/addresses.ts';
import { goOn } from '../e2e/goOn.ts';
import { attract, endVisit, openKiosk } from '../e2e/kioskVisit.ts';
import { expect, labelsAfter, PHONE, settled, stageOf, startOf, step, test } from '../e2e/matchDay.ts';
import { waitForCopies } from '../e2e/offlineCopy.ts';
import { type OwnServer, serve } from '../e2e/ownServer.ts';
import { fillIn, send } from '../e2e/registration.ts';
import { textOf } from '../texts.ts';
import { OLDEST, type Oldest } from './lacking.ts';
import { remove } from './remove.ts';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  viewport: PHONE,
  serviceWorkers: 'allow',
  // The content security policy makes Chromium enforce Trusted Types. The test removes `trustedTypes`, so it must also
  // switch off the policy.
  bypassCSP: true,
});

/** Returns true if the features are removed: checks one feature that all oldest browsers lack. */
const isOld = () => !('withResolvers' in Promise);

/**
 * Paths of two scripts that only the test's own server has. FIRST removes the features that the oldest browser lacks.
 * SECOND imports FIRST, then the script of the site's raster worker.
 */
const [FIRST, SECOND] = ['/old.js', '/old-raster.js'];

/**
 * Serves a copy of the site from `folder`. The copy's service worker first removes the features that the oldest browser
 * lacks. The copy also contains the scripts FIRST and SECOND.
 */
async function serveOld(folder: string, { features }: Oldest): Promise<OwnServer> {
  cpSync(SITES.full.folder, folder, { recursive: true, filter: file => !/sw\.js\.(br|gz)$/.test(file) });
  const removed = `(${remove})(${JSON.stringify(features)});\n`;
  const worker = join(folder, 'sw.js');
  writeFileSync(worker, removed + readFileSync(worker, 'utf8'));
  const raster = readdirSync(join(folder, 'assets')).find(name => /^raster\.worker-.*\.js$/.test(name));
  writeFileSync(join(folder, FIRST), removed);
  writeFileSync(join(folder, SECOND), `import '${FIRST}';\nimport '/assets/${raster}';\n`);
  return serve(folder);
}

/** Runs in the page: makes every new worker of the page run `script` instead of its own script. */
function replaceWorker(script: string) {
  window.Worker = class extends Worker {
    constructor() {
      super(script, { type: 'module' });
    }
  };
}

const untilReady = (page: Page) => page.locator('html[data-ready]').waitFor({ state: 'attached' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function opensEveryPage(page: Page, site: string) {
  for (const path of [...Object.values(ADDRESSES), '/no-such-page']) {
    await page.goto(site + path);
    await untilReady(page);
    await expect(heading(page)).not.toBeEmpty();
    if (path !== ADDRESSES.kiosk) continue;
    await expect(page.getByText('Looking')).toHaveCount(0);
    // The message "The browser stores nothing" would be wrong: every browser here can store data.
    await expect(page.getByText(textOf('pages.kiosk.storage.bad'))).toHaveCount(0);
  }
}

async function sendsTheForm(page: Page, site: string) {
  await page.route('**/api/registrations', route => route.fulfill({ status: 201 }));
  await page.goto(`${site}/register`);
  await untilReady(page);
  await fillIn(page);
  await send(page).click();
  await page.getByRole('heading', { name: textOf('pages.register.success.title') }).waitFor();
}

/** Plays from the ranking of chapter 1 to the answer of chapter 2's question. */
async function plays(page: Page, site: string) {
  await page.evaluate(
    label => {
      localStorage.setItem('wny-simulation-current-label', label);
      localStorage.setItem('wny-simulation-current-chapter-done', '1');
    },
    step(1, 'question'),
  );
  await page.goto(site + ADDRESSES.simulation);
  await startOf(page).click();
  await settled(page);
  const [answered = ''] = labelsAfter(step(2, 'question'), step(2, 'card'));
  while ((await stageOf(page).getAttribute('data-label')) !== answered) await goOn(page);
  await expect(page.locator('html')).not.toHaveClass(/projected/); // this class means full screen
}

async function opensOffline(page: Page, site: string) {
  await page.goto(`${site}/starter`);
  await untilReady(page);
  await page.goto(`${site}/nowhere`);
  await expect(heading(page)).toHaveText(textOf('pages.offline.title'));
}

async function resetsAKiosk(page: Page, site: string) {
  await openKiosk(page, `${site}/simulation_wny?kiosk=15`);
  await page.clock.resume();
  await attract(page).click();
  await settled(page);
  await goOn(page);
  await endVisit(page);
  await expect(attract(page)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('wny-simulation-current-label'))).toBeNull();
}

for (const oldest of OLDEST)
  test(`${oldest.name} opens every page, sends the form, plays into chapter 2, opens a page offline and resets a kiosk`, async ({
    page,
    context,
    forgive,
  }) => {
    forgive(/404/); // the browser logs an error when the test opens '/no-such-page'
    const folder = `.cache/e2e-${oldest.name.replace(' ', '-')}`;
    const server = await serveOld(folder, oldest);
    const site = server.address;
    await context.addInitScript(replaceWorker, SECOND);
    await context.addInitScript(remove, oldest.features);
    try {
      await sendsTheForm(page, site);
      expect(await page.evaluate(isOld)).toBe(true);
      await opensEveryPage(page, site);
      await plays(page, site);
      const hasOffscreenCanvas = await page.evaluate(() => 'OffscreenCanvas' in window);
      expect(await Promise.all(page.workers().map(worker => worker.evaluate(isOld)))).toEqual(
        hasOffscreenCanvas ? [true] : [],
      );
      await waitForCopies(page, /^\/(starter|register|legal|offline)?$/, 5);
      await waitForCopies(page, /^\/simulation\/(md|sm)\//, 8);
      expect(await Promise.all(context.serviceWorkers().map(worker => worker.evaluate(isOld)))).toEqual([
        true,
      ]);
      await resetsAKiosk(page, site);
      await server.stop();
      await opensOffline(await context.newPage(), site);
    } finally {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  });
