/** Measures the memory of a page in which the whole match day is played twelve times. A leak adds to every play. */
import { ANSWERS } from '../e2e/answers.ts';
import { newPhone, settled, startButton } from './phone.ts';

const PLAYS = 12;

/**
 * Runs in the page. Plays from the first step to the last as fast as possible, then presses Restart. `answers`: index
 * of the right choice, by chapter.
 */
async function playOnce(answers: Readonly<Record<number, number>>): Promise<void> {
  const button = (name: RegExp) =>
    [...document.querySelectorAll<HTMLButtonElement>('.simulation button')].find(
      ({ textContent, ariaLabel }) => name.test(`${textContent} ${ariaLabel}`),
    );
  for (;;) {
    await new Promise(resolve => setTimeout(resolve, 16));
    const { label, status } = document.querySelector<HTMLElement>('.simulation')?.dataset ?? {};
    if (status !== 'ready' && status !== 'locked') continue;
    const restart = button(/restart simulation/i);
    if (restart) return restart.click();
    if (status === 'ready') {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
      continue;
    }
    const radios = document.querySelectorAll<HTMLInputElement>('[role="radiogroup"] input');
    const right = radios[answers[Number(/^chapter_(\d+)_/.exec(label ?? '')?.[1])] ?? 0];
    if (right && !right.checked) right.click();
    else (button(/^\s*continue/i) ?? button(/validate/i))?.click();
  }
}

/** Returns a row for each play. */
export async function memoryOfPlays(url: string, spki: string) {
  const { page, client, close } = await newPhone({ spki, isOnline: false, isSlow: false });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await client.send('Performance.enable');
  await page.goto(url);
  await startButton(page);
  await page.locator('.loading').getByRole('button').first().press('Enter');
  const rows: Record<string, number>[] = [];
  for (let play = 1; play <= PLAYS; play += 1) {
    await settled(page);
    await page.evaluate(playOnce, ANSWERS);
    await settled(page);
    // One garbage collection is not enough: it clears weak references and calls finalisers. An object that a finaliser
    // has used stays until the next garbage collection.
    for (let i = 0; i < 3; i += 1) await client.send('HeapProfiler.collectGarbage');
    const { usedSize } = await client.send('Runtime.getHeapUsage');
    const { metrics } = await client.send('Performance.getMetrics');
    const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
    rows.push({
      play,
      'heap, kB': Math.round(usedSize / 1000),
      'DOM nodes': metric('Nodes'),
      listeners: metric('JSEventListeners'),
      textures: await page.evaluate(() => window.probe.textures),
    });
  }
  await close();
  return rows;
}
