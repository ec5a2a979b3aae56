/**
 * Plays each chapter. Stores screenshots of every step, of the back of the card and of every reaction, and joins them
 * on one sheet per chapter.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { parse, story } from '../../stage/index.ts';
import { ANSWERS } from '../e2e/answers.ts';
import { advance, at, enter, radios, settled, stageOf, test, validate } from '../e2e/matchDay.ts';
import { textOf } from '../texts.ts';
import { type Look, sheet } from './sheet.ts';

const OUT = '.cache/looks';
/** Time between two screenshots that must be equal, in ms. */
const PAUSE = 200;

/**
 * Takes screenshots until two in a row are equal, and resolves to the last one. One screenshot is not enough: a
 * close-up gets its finer textures only after the step has come to rest.
 */
async function screenshotAtRest(page: Page): Promise<Buffer> {
  let before = await page.screenshot();
  for (;;) {
    await page.waitForTimeout(PAUSE);
    const now = await page.screenshot();
    if (now.equals(before)) return now;
    before = now;
  }
}

/**
 * Goes on from a card or a question to the next step. Before that, shows the card's back or the reaction to each wrong
 * answer, and calls `look` each time.
 */
async function pass(page: Page, chapter: number, look: (what: string) => Promise<void>) {
  const onward = page.getByRole('button', { name: 'Continue' });
  if (await onward.isVisible()) {
    await page.getByRole('button', { name: textOf('ui.card.flip') }).click();
    await look('back');
    return onward.click();
  }
  const right = ANSWERS[chapter];
  const choices = right === undefined ? 0 : await radios(page).count();
  const again = page.getByRole('button', { name: 'Try again' });
  for (let choice = 0; choice < choices; choice += 1) {
    if (choice === right) continue;
    await radios(page).nth(choice).check({ force: true });
    await validate(page).click();
    await again.waitFor();
    await look(`wrong-${choice}`);
    await again.click();
    await settled(page);
  }
  if (right !== undefined) await radios(page).nth(right).check({ force: true });
  await validate(page).click();
}

for (const { number } of story.chapters)
  test(`chapter ${number}`, async ({ page }, { project }) => {
    const folder = join(OUT, project.name);
    await mkdir(folder, { recursive: true });
    const looks: Look[] = [];
    const save = async (name: string) => {
      const picture = await screenshotAtRest(page);
      await writeFile(join(folder, `${name}.png`), picture);
      looks.push({ name, picture });
    };
    const steps = story.stepsOf(number);
    const [first] = steps;
    if (!first) throw new Error(`Chapter ${number} has no steps`);
    await rm(join(folder, `sheet-${number}.png`), { force: true });
    await enter(page, { label: first.label, done: story.last });
    for (const { label } of steps) {
      await at(page, label);
      await settled(page);
      const name = `${number}-${String(parse(label)[1]).padStart(2, '0')}`;
      await save(name);
      if ((await stageOf(page).getAttribute('data-status')) === 'locked')
        await pass(page, number, what => save(`${name}-${what}`));
      else if (label !== steps.at(-1)?.label) await advance(page, () => page.keyboard.press('ArrowRight'));
    }
    await writeFile(join(folder, `sheet-${number}.png`), await sheet(looks));
  });
