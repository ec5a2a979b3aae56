/** Measures a visit after the start: its frames at rest, its draw calls, and the time from a press to the response. */
import { type AtRest, countAtRest, untilAtRest } from './atRest.ts';
import { newVisitor, PHONE, progressAt, startButtonTime } from './browser.ts';

export interface Play {
  readonly atRest: AtRest;
  /** Largest number of draw calls in one frame. */
  readonly draws: number;
  /** For each press: ms from the press to the change of the document (`dom`) and to the first draw call (`draw`). */
  readonly responses: readonly { readonly dom: number; readonly draw: number }[];
}

/** Saved progress at the start of the play. */
export const FROM = progressAt(3, 'title');
/**
 * Number of steps to play. None of these steps is a question. The first step enters another place, so it
 * moves more elements at once than most steps.
 */
export const STEPS = 6;

/** Starts the match day in chapter 3 on the phone, plays STEPS steps with the keyboard, and measures them. */
export async function play(address: string, spki: string): Promise<Play> {
  const { page, close } = await newVisitor({ ...PHONE, connection: undefined }, spki, FROM);
  const settled = async () => {
    await page.locator('.simulation[data-status="ready"]').waitFor();
    await untilAtRest(page);
  };
  try {
    await page.goto(`${address}/simulation_wny`);
    await startButtonTime(page);
    await page.locator('.loading button').first().tap();
    await settled();
    const responses: { dom: number; draw: number }[] = [];
    for (let step = 0; step < STEPS; step += 1) {
      await page.evaluate(() => {
        window.graphics.awaitDraw = true;
        window.graphics.firstDraw = undefined;
      });
      await page.keyboard.press('ArrowRight');
      const isAnswered = () =>
        window.graphics.firstDraw !== undefined && window.seen.keyPresses.at(-1)?.dom !== undefined;
      await page.waitForFunction(isAnswered, undefined, { polling: 100 });
      responses.push(
        await page.evaluate(() => {
          const { key = Number.NaN, dom = Number.NaN } = window.seen.keyPresses.at(-1) ?? {};
          return { dom: dom - key, draw: (window.graphics.firstDraw ?? Number.NaN) - key };
        }),
      );
      await settled();
    }
    const draws = await page.evaluate(() => window.graphics.mostInFrame);
    return { atRest: await countAtRest(page), draws, responses };
  } finally {
    await close();
  }
}
