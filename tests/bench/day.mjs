/**
 * `npm run bench:day`: plays the whole match day, with every wrong answer, on a phone slowed down four times,
 * and prints the tasks over 50 ms after the start, by step. It asserts nothing: where graphics are software,
 * they take the processor away from the page. It wants the site of `npm start`, by default on
 * 127.0.0.1:4173; a label after the address ends the day there.
 */
import process from 'node:process';
import { chromium } from '@playwright/test';

const [address = 'http://127.0.0.1:4173', until] = process.argv.slice(2);
const THROTTLE = 4;

const browser = await chromium.launch({
  ...(process.env.CHROMIUM && { executablePath: process.env.CHROMIUM }),
  args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
});
const page = await browser.newPage({ viewport: { width: 394, height: 752 } });
await page.addInitScript(() => {
  window.tasks = [];
  new PerformanceObserver(list => {
    for (const { duration } of list.getEntries()) window.tasks.push(duration);
  }).observe({ type: 'longtask' });
});
await page.goto(`${address}/simulation_wny`);
const start = page.locator('.loading').getByRole('button').first();
await start.waitFor();
const client = await page.context().newCDPSession(page);
await client.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });

const settled = async () => {
  const seen = await page.waitForFunction(
    () => {
      const { label, status } = document.querySelector('.simulation')?.dataset ?? {};
      return (status === 'ready' || status === 'locked') && { label, status };
    },
    undefined,
    { timeout: 60_000, polling: 250 },
  );
  return seen.jsonValue();
};
const moved = label =>
  page.waitForFunction(before => document.querySelector('.simulation')?.dataset.label !== before, label, {
    timeout: 60_000,
    polling: 250,
  });

const radios = page.getByRole('radiogroup').getByRole('radio');
const validate = page.getByRole('button', { name: 'Validate' });

/** Turns a card over and takes it; tries every answer of a question until it is right. */
async function decide(label) {
  const card = page.getByRole('button', { name: 'Continue' });
  if (await card.isVisible()) {
    await page.getByRole('button', { name: 'Turn the card over' }).click();
    await page.getByRole('heading', { level: 3 }).waitFor();
    await card.click();
    return;
  }
  const choices = await radios.count();
  if (choices === 0) return validate.click();
  for (let i = choices - 1; i >= 0; i -= 1) {
    await radios.nth(i).check();
    await validate.click();
    const again = page.getByRole('alertdialog').getByRole('button');
    const isWrong = await Promise.race([again.waitFor().then(() => true), moved(label).then(() => false)]);
    if (!isWrong) return;
    await again.click();
    await again.waitFor({ state: 'detached' });
  }
}

const all = [];
let next = () => start.click();
for (;;) {
  await page.evaluate(() => {
    window.tasks.length = 0;
  });
  await next();
  const { label, status } = await settled();
  await page.waitForTimeout(300); // the next place is got ready
  const tasks = await page.evaluate(() => window.tasks);
  all.push(...tasks);
  if (tasks.length > 0) console.log(`${label}: ${tasks.map(Math.round).join(' ')}`);
  if (label === until || (await page.getByRole('button', { name: 'Restart simulation' }).isVisible())) break;
  next =
    status === 'locked'
      ? () => decide(label).then(() => moved(label))
      : () => page.keyboard.press('ArrowRight').then(() => moved(label));
}
console.log(
  `tasks over 50 ms, ${THROTTLE}x slower: ${all.length}, the longest ${Math.round(Math.max(0, ...all))} ms`,
);
await browser.close();
