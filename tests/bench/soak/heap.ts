/**
 * Plays the whole match day PLAYS times in one page. If the heap, or the number of DOM nodes, listeners or textures,
 * grows with each play from the third on, there is a leak.
 */
import type { CDPSession, Page } from '@playwright/test';
import { ANSWERS } from '../../e2e/answers.ts';
import { table } from '../start/print.ts';
import { memoryOf } from './memory.ts';

const PLAYS = 12;

/**
 * Runs in the page. Plays from the first step to the last as fast as possible, then presses Restart. Returns the number
 * of steps played. `answers`: index of the right choice, by chapter.
 */
async function playOnce(answers: Readonly<Record<number, number>>): Promise<number> {
  const frame = () => new Promise(resolve => setTimeout(resolve, 16));
  const stage = () => document.querySelector<HTMLElement>('.simulation');
  const button = (name: RegExp) =>
    [...document.querySelectorAll<HTMLButtonElement>('.simulation button')].find(
      ({ textContent, ariaLabel }) => name.test(`${textContent} ${ariaLabel}`),
    );
  let steps = 0;
  for (let label: string | undefined; ; await frame()) {
    const now = stage()?.dataset;
    if (now?.status !== 'ready' && now?.status !== 'locked') continue;
    if (now.label !== label) steps += 1;
    label = now.label;
    const restart = button(/restart simulation/i);
    if (restart) {
      restart.click();
      return steps;
    }
    if (now.status === 'ready') {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
      continue;
    }
    const chapter = Number(/^chapter_(\d+)_/.exec(label ?? '')?.[1]);
    const radios = document.querySelectorAll<HTMLInputElement>('[role="radiogroup"] input');
    const right = radios[answers[chapter] ?? 0];
    if (right && !right.checked) right.click();
    else (button(/^\s*continue/i) ?? button(/validate/i))?.click();
  }
}

/**
 * Plays PLAYS times. Returns a table of the memory use after each play. The page needs the init script
 * `watch` (watch.ts).
 */
export async function heapOfPlays(page: Page, client: CDPSession, address: string): Promise<string> {
  await page.goto(`${address}/simulation_wny`);
  await page.locator('.loading').getByRole('button', { name: /start/i }).click();
  const rows: string[][] = [];
  for (let play = 1; play <= PLAYS; play += 1) {
    const steps = await page.evaluate(playOnce, ANSWERS);
    await page.locator('.simulation[data-status="ready"]').waitFor();
    const { heap, nodes, listeners } = await memoryOf(client);
    const textures = await page.evaluate(() => window.soak.textures());
    rows.push([play, steps, heap, nodes, listeners, textures].map(String));
  }
  return table([['play', 'steps', 'heap, kB', 'DOM nodes', 'listeners', 'textures'], ...rows]);
}
