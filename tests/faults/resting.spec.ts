/** A page that rests in the browser's memory while she is on another one, and comes back as it was. */
import { expect, test } from '@playwright/test';
import { withoutCompositing } from '../chromium.ts';
import { line } from './places.ts';
import { expectSame } from './same.ts';
import { openServer } from './server.ts';
import { openVisit } from './visit.ts';

const PORT = Number(process.env.E2E_PORT ?? 4173) + 20;

// Playwright turns this memory off
test.use({
  launchOptions: {
    ...withoutCompositing.launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

test('the match day, left for another page, is back at once: the step stands, and goes on', async ({
  browser,
}, { parallelIndex }) => {
  const server = await openServer(PORT + parallelIndex);
  const visit = await openVisit(browser, server, 'block');
  const { page } = visit;
  await line.prepare(page);
  await page.goto(line.address);
  await line.arrive(page);
  const before = await line.look(page, true);
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { wasKept: persisted }));
  });
  await page.goto('/legal');
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'wasKept')).catch(() => undefined))
    .toBe(true);
  await expectSame(() => line.look(page, true), before);
  await line.use(page);
  await line.expectKept(page, 'her step');
  visit.expectNoComplaint();
  await visit.context.close();
  await server.stop();
});
