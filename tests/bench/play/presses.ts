/**
 * Measures the time from an input to the first draw call, on PHONE without network throttling. The inputs:
 * - the key presses of one play of the whole match day, except at the start button, questions and cards
 * - jumps to random steps
 *
 * Draw calls are counted and not executed.
 */
import { story } from '../../../stage/index.ts';
import { untilAtRest } from '../start/atRest.ts';
import { PHONE, progressAt } from '../start/browser.ts';
import { median, table } from '../start/print.ts';
import { play } from './day.ts';
import { openPhone, type Phone } from './phone.ts';

const JUMPS = 50;
/** Seed of the random jumps. The seed is fixed, so that every run makes the same jumps. */
const SEED = 28;
const SLOWEST = 12;

interface Press {
  /** the step that the press shows */
  readonly step: string;
  /** time from the press to the first draw call, in ms; NaN if the press drew nothing */
  readonly draw: number;
}

/**
 * Waits until the page is at rest, because a visitor reads before each press. Then lets the page record the first draw
 * call that follows.
 */
async function awaitDraw({ page }: Phone) {
  await untilAtRest(page);
  await page.evaluate(() => {
    window.graphics.awaitDraw = true;
    window.graphics.firstDraw = undefined;
  });
}
const firstDraw = ({ page }: Phone) => page.evaluate(() => window.graphics.firstDraw ?? Number.NaN);
const lastKey = ({ page }: Phone) => page.evaluate(() => window.seen.keyPresses.at(-1)?.key ?? Number.NaN);

/** Returns a function that returns random numbers from 0 to below 1. The same seed gives the same numbers. */
function randoms(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

async function ofPlay(address: string): Promise<Press[]> {
  const phone = await openPhone(address, undefined, undefined, { ...PHONE, connection: undefined });
  const presses: Press[] = [];
  await play(phone, undefined, {
    before: () => awaitDraw(phone),
    after: async step => void presses.push({ step, draw: (await firstDraw(phone)) - (await lastKey(phone)) }),
  });
  await phone.close();
  return presses;
}

async function ofJumps(address: string): Promise<Press[]> {
  const done = progressAt(story.last, 'title');
  const phone = await openPhone(address, done, undefined, { ...PHONE, connection: undefined });
  await phone.start.press('Enter');
  let { label } = await phone.settled();
  const random = randoms(SEED);
  const presses: Press[] = [];
  while (presses.length < JUMPS) {
    const to = story.steps[Math.floor(random() * story.steps.length)]?.label;
    if (!to || to === label) continue;
    await awaitDraw(phone);
    const begin = await phone.page.evaluate(hash => {
      const now = performance.now();
      location.hash = hash;
      return now;
    }, to);
    label = (await phone.settled(label)).label;
    presses.push({ step: label, draw: (await firstDraw(phone)) - begin });
  }
  await phone.close();
  return presses;
}

function rowOf(title: string, presses: readonly Press[]): string[] {
  const drawn = presses.filter(({ draw }) => draw > 0).toSorted((a, b) => b.draw - a.draw);
  const slowest = drawn.slice(0, SLOWEST).map(({ step, draw }) => `${step} ${draw.toFixed(0)}`);
  return [title, String(drawn.length), median(drawn.map(({ draw }) => draw)).toFixed(0), slowest.join(', ')];
}

/** Measures a whole play and the random jumps. Returns a table with the median and the slowest presses of each. */
export async function slowestPresses(address: string): Promise<string> {
  return table([
    ['press to first draw, ms', 'presses', 'median', 'the slowest'],
    rowOf('a whole play', await ofPlay(address)),
    rowOf('random jumps', await ofJumps(address)),
  ]);
}
