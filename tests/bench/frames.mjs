/**
 * `npm run bench`: prints the cost of a frame of the busiest act on a phone four times slower than this machine. It
 * asserts nothing, because machines are noisy. Needs the site of `npm start`, by default on 127.0.0.1:4173.
 */
import process from 'node:process';
import { labelOf, story } from '../../stage/index.ts';
import { openPhone, THROTTLE } from './phone.mjs';

const [address = 'http://127.0.0.1:4173'] = process.argv.slice(2);
/** The step before the busiest act, and the done count there. */
const BEFORE = {
  'wny-simulation-current-label': labelOf(story, 3, 'job'),
  'wny-simulation-current-chapter-done': '3',
};

const watch = () => {
  /** Durations in ms of the tasks over 50 ms. */
  window.tasks = [];
  new PerformanceObserver(list => {
    for (const { duration } of list.getEntries()) window.tasks.push(duration);
  }).observe({ type: 'longtask' });
  /** Script time in ms by frame: all callbacks of a frame get the same timestamp. */
  window.frames_ = new Map();
  const ask = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = callback =>
    ask(time => {
      const begin = performance.now();
      callback(time);
      window.frames_.set(time, (window.frames_.get(time) ?? 0) + performance.now() - begin);
    });
};

const phone = await openPhone(address, watch, BEFORE);
await phone.start.click();
const { label: before } = await phone.settled();
const client = await phone.page.context().newCDPSession(phone.page);
await client.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
await phone.page.evaluate(() => {
  window.frames_.clear();
  window.tasks.length = 0;
});
await phone.page.keyboard.press('ArrowRight');
const { label } = await phone.settled(before);
const { frames, tasks } = await phone.page.evaluate(() => ({
  frames: [...window.frames_.values()],
  tasks: window.tasks,
}));
const sorted = frames.toSorted((a, b) => a - b);
const at = share => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1);
console.log(`${label}, ${THROTTLE}x slower: ${frames.length} frames`);
console.log(`script a frame: median ${at(0.5)} ms, 95 % under ${at(0.95)} ms, longest ${at(1)} ms`);
console.log(
  `tasks over 50 ms: ${tasks.length}${tasks.length ? `, the longest ${Math.max(...tasks)} ms` : ''}`,
);
await phone.close();
