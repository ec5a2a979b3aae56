/**
 * Runs the fault table, one test for each row. With THOROUGH=1, as in `npm run faults`, runs all rows. Otherwise runs
 * the rows with `quick`, and each row whose page or step, damaged file or fault has not occurred in a row above it.
 */
import process from 'node:process';
import { type Browser, expect } from '@playwright/test';
import { leaves } from './fault.ts';
import type { Look, PageOrStep } from './pagesAndSteps.ts';
import { expectSame } from './same.ts';
import type { Server } from './server.ts';
import { type Row, TABLE } from './table.ts';
import { test as base } from './test.ts';
import { openVisit, type Visit } from './visit.ts';

interface Shared {
  /**
   * Returns the look of a page or step without any fault. A Playwright worker opens each page or step at most twice,
   * once with and once without pictures, and keeps the result.
   */
  undisturbed: (at: PageOrStep, pictures: boolean) => Promise<Look>;
  /** One visit of the match day per Playwright worker. All rows with `canUseLongVisit` use it, one by one. */
  longVisit: Visit;
}

const test = base.extend<object, Shared>({
  undisturbed: [
    async ({ browser, server }, use) => {
      const known = new Map<string, Look>();
      await use(async (at, pictures) => {
        const key = `${at.name} ${pictures}`;
        const seen = known.get(key) ?? (await lookUndisturbed(browser, server, at, pictures));
        known.set(key, seen);
        return seen;
      });
    },
    { scope: 'worker' },
  ],
  longVisit: [
    async ({ browser, server }, use) => {
      const visit = await openVisit(browser, server, 'block');
      await use(visit);
      await visit.context.close();
    },
    { scope: 'worker' },
  ],
});

async function lookUndisturbed(browser: Browser, server: Server, at: PageOrStep, pictures: boolean) {
  const visit = await openVisit(browser, server, 'block');
  await at.prepare(visit.page);
  await visit.page.goto(at.address);
  await at.arrive(visit.page);
  const seen = await at.look(visit.page, pictures);
  await visit.context.close();
  return seen;
}

/**
 * Tests one row of the fault table (see `Row`) on an open page, after `fault.before`:
 * - if `fault.during` or `tries` is defined: goes to `at.from`, else to `at`, and runs both;
 * - expects the message `sees`, and runs the visitor's action `does`;
 * - goes to `at`, and expects that the page looks like `wanted`, works, and has kept the visitor's data.
 */
async function testRow({ at, fault, tries, sees, does, keeps, without }: Row, visit: Visit, wanted: Look) {
  const { page } = visit;
  if (fault.during || tries) {
    await (at.from ?? at).arrive(page);
    await fault.during?.(visit);
    await tries?.(page);
  }
  if (sees) await expect(page.getByText(sees).first()).toBeVisible();
  if (fault.during || tries) await (at.from ?? at).expectKept(page, keeps);
  const endsBeforeCheck = sees !== undefined || does !== undefined;
  if (endsBeforeCheck) await fault.end?.(visit);
  await does?.(page);
  await at.arrive(page);
  await expectSame(() => at.look(page, without !== 'pictures'), wanted);
  await at.use(page);
  await at.expectKept(page, keeps);
  if (!endsBeforeCheck) await fault.end?.(visit);
  visit.expectNoComplaint(fault.reports);
}

/** True if the row can use `longVisit`: the fault happens after the match day is open and leaves the page unchanged. */
const canUseLongVisit = ({ at, fault, without }: Row) =>
  at.label !== undefined &&
  !at.from &&
  !fault.before &&
  fault.during !== undefined &&
  !fault.spoilsPage &&
  !fault.breaksBrowser &&
  !without;

async function playOnLongVisit(row: Row, visit: Visit) {
  const { page } = visit;
  const { at } = row;
  if (page.url() === 'about:blank') {
    await at.prepare(page);
    await page.goto(at.address);
  }
  await at.arrive(page);
  await testRow(row, visit, await at.look(page, true));
  // After a row that keeps 'the step, in this tab', the storage does not contain the step. Going to another
  // step stores valid progress again, for the next row.
  if (row.keeps === 'the step, in this tab') await leaves(page);
}

async function playOnItsOwn(row: Row, visit: Visit, wanted: Look) {
  const { at, fault } = row;
  const { page } = visit;
  if (fault.seconds) await page.clock.install();
  await at.prepare(page);
  await fault.before?.(visit);
  // With a fault that has `seconds`, the test moves the clock. Before that, the test waits for the match
  // day's element `.simulation`, or on other pages for the load event. With other faults the test does not
  // wait: a request without a response delays the load event for ever.
  await page.goto(at.address, { waitUntil: fault.seconds && !at.label ? 'load' : 'commit' });
  if (fault.seconds && at.label) await page.locator('.simulation').waitFor({ state: 'attached' });
  if (fault.seconds) await page.clock.fastForward(fault.seconds * 1000);
  await testRow(row, visit, wanted);
}

/** Defines the test of one row of the fault table. The test uses `longVisit` if possible, or else opens a new visit. */
function play(row: Row) {
  const { at, fault, sees, keeps, quick } = row;
  const message = sees ? `shows "${sees}"` : 'shows no message';
  test(`${at.name}, ${fault.is}: ${message}; kept: ${keeps}${quick ? ' @quick' : ''}`, async ({
    browser,
    server,
    undisturbed,
    longVisit,
    launchOptions,
  }) => {
    server.mend();
    if (canUseLongVisit(row)) return playOnLongVisit(row, longVisit);
    const wanted = await undisturbed(at.plain ?? at, row.without !== 'pictures');
    server.mend(); // sets the count of requests to 0: requests of the undisturbed visit do not count
    const used = fault.breaksBrowser ? await browser.browserType().launch(launchOptions) : browser;
    const visit = await openVisit(used, server, fault.serviceWorker ? 'allow' : 'block');
    await playOnItsOwn(row, visit, wanted);
    await visit.context.close();
    if (used !== browser) await used.close();
  });
}

// A Playwright worker also opens the page or step `at` without a fault, and keeps the result (see
// `undisturbed`). So that only one worker does this, all rows with the same `at` run in the same worker.
// The longest groups of rows start first. Otherwise one worker could run a long group alone at the end.
const occurred = new Set<string>();
const isToPlay = ({ at, fault, quick }: Row) => {
  const before = occurred.size;
  for (const part of [at.name, ...(fault.parts ?? [fault.is])]) occurred.add(part);
  return quick || occurred.size > before;
};
const played = process.env.THOROUGH ? TABLE : TABLE.filter(isToPlay);
const names = new Set(played.map(({ at }) => at.name));
const groups = [...names].map(name => played.filter(({ at }) => at.name === name));
for (const rows of groups.toSorted((a, b) => b.length - a.length))
  test.describe(() => {
    test.describe.configure({ mode: 'default' });
    for (const row of rows) play(row);
  });
