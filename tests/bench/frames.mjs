/**
 * `npm run bench`: what a frame of the busiest act costs on a phone slowed down four times. It prints and
 * asserts nothing: machines are noisy. It wants the site of `npm start`, by default on 127.0.0.1:4173.
 */
import process from 'node:process';
import { chromium } from '@playwright/test';

const [address = 'http://127.0.0.1:4173'] = process.argv.slice(2);
const THROTTLE = 4;
/** step with the busiest act, and how many chapters are done before it */
const BUSIEST = { before: 'chapter_3_4', label: 'chapter_3_5', done: '3' };

const browser = await chromium.launch({
  ...(process.env.CHROMIUM && { executablePath: process.env.CHROMIUM }),
  args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
});
// one pixel a point: with more, software graphics would measure themselves
const page = await browser.newPage({ viewport: { width: 394, height: 752 } });
await page.addInitScript(({ before, done }) => {
  localStorage.setItem('wny-simulation-current-label', before);
  localStorage.setItem('wny-simulation-current-chapter-done', done);
  /** milliseconds of script by frame: all callbacks of a frame are given the same time */
  window.frames_ = new Map();
  window.tasks = [];
  const ask = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = callback =>
    ask(time => {
      const begin = performance.now();
      callback(time);
      window.frames_.set(time, (window.frames_.get(time) ?? 0) + performance.now() - begin);
    });
  new PerformanceObserver(list => {
    for (const { duration } of list.getEntries()) window.tasks.push(duration);
  }).observe({ type: 'longtask' });
}, BUSIEST);

await page.goto(`${address}/simulation_wny`);
await page.locator('.loading').getByRole('button').first().click();
const settled = label =>
  page.waitForFunction(
    wanted => {
      const { label, status } = document.querySelector('.simulation')?.dataset ?? {};
      return label === wanted && status !== 'playing' && status !== 'loading';
    },
    label,
    { timeout: 60_000, polling: 100 }, // a poll in every frame would count as a frame of ours
  );
await settled(BUSIEST.before);
const client = await page.context().newCDPSession(page);
await client.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
await page.evaluate(() => {
  window.frames_.clear();
  window.tasks.length = 0;
});
await page.keyboard.press('ArrowRight');
await settled(BUSIEST.label);
const { frames, tasks } = await page.evaluate(() => ({
  frames: [...window.frames_.values()],
  tasks: window.tasks,
}));
const sorted = frames.toSorted((a, b) => a - b);
const at = share => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1);
console.log(`${BUSIEST.label}, ${THROTTLE}x slower: ${frames.length} frames`);
console.log(`script a frame: median ${at(0.5)} ms, 95 % under ${at(0.95)} ms, longest ${at(1)} ms`);
console.log(
  `tasks over 50 ms: ${tasks.length}${tasks.length ? `, the longest ${Math.max(...tasks)} ms` : ''}`,
);
await browser.close();
