/**
 * `npm run bench:tasks`: plays the whole match day on a phone slowed down four times and prints the tasks of
 * the page's main thread that took long, by its own work and by the clock. A machine without a graphics card
 * draws on the same processor, so that only the first of the two says what the site does; it prints both and
 * asserts nothing. It wants the site of `npm start`, by default on 127.0.0.1:4173.
 */
import process from 'node:process';
import { chromium } from '@playwright/test';

const [address = 'http://127.0.0.1:4173'] = process.argv.slice(2);
const THROTTLE = 4;
const LONG = 50;
const LAST = 'chapter_8_';

const browser = await chromium.launch({
  ...(process.env.CHROMIUM && { executablePath: process.env.CHROMIUM }),
  args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
});
const page = await browser.newPage({ viewport: { width: 394, height: 752 } });
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
    { timeout: 60_000, polling: 100 },
  );
  return seen.jsonValue();
};
const moved = label =>
  page.waitForFunction(before => document.querySelector('.simulation')?.dataset.label !== before, label, {
    timeout: 60_000,
    polling: 100,
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

/** What the main thread did while `play` ran: milliseconds of each task, of its own and by the clock. */
async function traced(play) {
  const events = [];
  const collect = ({ value }) => events.push(...value);
  client.on('Tracing.dataCollected', collect);
  await client.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['disabled-by-default-devtools.timeline'] },
  });
  await play();
  const complete = new Promise(resolve => client.once('Tracing.tracingComplete', resolve));
  await client.send('Tracing.end');
  await complete;
  client.off('Tracing.dataCollected', collect);
  const renderers = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}:${tid}`),
  );
  return events
    .filter(({ name, ph, pid, tid }) => name === 'RunTask' && ph === 'X' && renderers.has(`${pid}:${tid}`))
    .map(({ tdur = 0, dur }) => ({ own: tdur / 1000, clock: dur / 1000 }));
}

const all = [];
let label = 'the start';
let next = () => start.click();
for (;;) {
  let seen = { label: '', status: '' };
  const tasks = await traced(async () => {
    await next();
    seen = await settled();
    await page.waitForTimeout(300); // the next place is got ready
  });
  all.push(...tasks);
  const long = tasks
    .filter(({ clock }) => clock > LONG)
    .map(({ own, clock }) => `${own.toFixed(0)}/${clock.toFixed(0)}`);
  if (long.length > 0) console.log(`${seen.label}: ${long.join(' ')}`);
  if (
    seen.label.startsWith(LAST) &&
    (await page.getByRole('button', { name: 'Restart simulation' }).isVisible())
  )
    break;
  label = seen.label;
  const here = label;
  next =
    seen.status === 'locked'
      ? () => decide(here).then(() => moved(here))
      : () => page.keyboard.press('ArrowRight').then(() => moved(here));
}
const count = of => all.filter(task => task[of] > LONG).length;
const longest = of => Math.max(...all.map(task => task[of])).toFixed(0);
console.log(`${all.length} tasks, ${THROTTLE}x slower`);
console.log(`over ${LONG} ms of its own work: ${count('own')}, the longest ${longest('own')} ms`);
console.log(`over ${LONG} ms by the clock: ${count('clock')}, the longest ${longest('clock')} ms`);
await browser.close();
