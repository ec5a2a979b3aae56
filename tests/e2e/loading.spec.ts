import { at, expect, LAPTOP, settled, stageOf, startOf, step, test } from './matchDay.ts';

test.use({ viewport: LAPTOP });
/** What Chromium says of a request that fails. */
const FAILED = /ERR_FAILED|ERR_ABORTED/;
const LOST = '**/simulation/02_*_md.svg';

test('the percentage runs up to the start and never back', async ({ page }) => {
  await page.addInitScript(() => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const bar = document.querySelector('[role="progressbar"]');
      if (bar) seen.push(Number(bar.getAttribute('aria-valuenow')));
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
  await page.goto('/simulation_wny');
  await expect(stageOf(page)).toHaveAttribute('data-status', 'loading');
  await startOf(page).waitFor();
  const seen = await page.evaluate(() => ('seen' in window && Array.isArray(window.seen) ? window.seen : []));
  expect(seen.length).toBeGreaterThan(1);
  expect(seen).toEqual([...seen].sort((a, b) => a - b));
});

test('pictures that fail are counted, asked for again alone, and then there', async ({ page, forgive }) => {
  forgive(FAILED);
  let broken = true;
  const asked: string[] = [];
  await page.route(LOST, route => (broken ? route.abort() : route.fallback()));
  page.on('request', request => asked.push(new URL(request.url()).pathname));
  await page.goto('/simulation_wny');
  const note = page.getByText(/^Failed to load (\d+) image/);
  await expect(note).toBeVisible();
  const failed = Number(/\d+/.exec((await note.textContent()) ?? '')?.[0]);
  expect(failed).toBeGreaterThan(0);

  broken = false;
  asked.length = 0;
  await page.getByRole('button', { name: 'Retry' }).click();
  await startOf(page).click();
  await settled(page);
  expect(asked.filter(path => path.startsWith('/simulation/'))).toHaveLength(failed);
});

test('she may go on without a picture that will not come: the words remain', async ({ page, forgive }) => {
  forgive(FAILED);
  await page.route('**/simulation/00_*_md.svg', route => route.abort());
  await page.goto('/simulation_wny');
  await startOf(page).click();
  await settled(page);
  await page.keyboard.press('ArrowRight');
  await at(page, step(0, 'hello'));
  await expect(page.getByText("Hi, I'm Romy.")).toBeVisible();
});

test('a picture that makes no progress is given up and really aborted', async ({ page, forgive }) => {
  forgive(FAILED);
  const stalled = page.waitForEvent('requestfailed', {
    predicate: request => request.url().includes('03_sheet_md'),
    timeout: 30_000,
  });
  await page.route('**/simulation/03_sheet_md*.svg', () => {});
  await page.goto('/simulation_wny');
  await stalled;
  await expect(page.getByText(/^Failed to load 1 image/)).toBeVisible();
});
