/** Measures the busiest act: the script time of each frame, and the long tasks. */
import { progressAt } from '../start/browser.ts';
import { openPhone, THROTTLE } from './phone.ts';

declare global {
  interface Window {
    /** Maps the timestamp of each frame to its script time in ms. All callbacks of a frame get the same timestamp. */
    scriptTimes: Map<number, number>;
  }
}

function watchFrames() {
  window.scriptTimes = new Map();
  const ask = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = callback =>
    ask(time => {
      const begin = performance.now();
      callback(time);
      window.scriptTimes.set(time, (window.scriptTimes.get(time) ?? 0) + performance.now() - begin);
    });
}

/** Plays the busiest act, on the way from the step `job` of chapter 3 to the next step. Returns the results as text. */
export async function busiestAct(address: string): Promise<string> {
  const { page, client, start, settled, close } = await openPhone(address, progressAt(3, 'job'), watchFrames);
  await start.click();
  const { label: before } = await settled();
  await client.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  await page.evaluate(() => {
    window.scriptTimes.clear();
    window.seen.longTasks.length = 0;
  });
  await page.keyboard.press('ArrowRight');
  const { label } = await settled(before);
  const { frames, tasks } = await page.evaluate(() => ({
    frames: [...window.scriptTimes.values()],
    tasks: window.seen.longTasks.map(({ duration }) => duration),
  }));
  await close();
  const sorted = frames.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1);
  return [
    `${label}, ${THROTTLE}x slower: ${frames.length} frames`,
    `script a frame: median ${at(0.5)} ms, 95 % under ${at(0.95)} ms, longest ${at(1)} ms`,
    `tasks over 50 ms: ${tasks.length}${tasks.length ? `, the longest ${Math.max(...tasks)} ms` : ''}`,
  ].join('\n');
}
