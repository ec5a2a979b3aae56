/** Tests every wrong answer in both layouts: the reason, the picture, and the error overlay, which covers no face. */
import { story } from '../../../stage/index.ts';
import { textOf } from '../../texts.ts';
import { viewAt } from '../../unit/motion/testStage.ts';
import { WRONG, wrongOf } from '../answers.ts';
import { facesUnder } from '../faces.ts';
import {
  enter,
  expect,
  goTo,
  LAPTOP,
  PHONE,
  radios,
  settled,
  stageOf,
  step,
  test,
  validate,
} from '../matchDay.ts';
import { expectStoredPicture } from '../storedPicture.ts';

/** Replaces the reason in screenshots, so that a change of a reason in `locales/en` does not change stored pictures. */
const FIXED_REASON =
  'A kind thought, and half of an answer. Here stands a reason of the usual length, in two sentences.';
/** The wrong answers with a stored picture, on the medium layout: every third. */
const PICTURED = WRONG.filter((_, i) => i % 3 === 0).map(({ chapter, choice }) => `${chapter}-${choice}`);
/** Number of the first chapter whose question has wrong answers. */
const FIRST = WRONG[0]?.chapter ?? 0;

for (const [layout, viewport] of [
  ['md', LAPTOP],
  ['sm', PHONE],
] as const) {
  test.describe(() => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    test(`every wrong answer shows its reason and picture and is marked as tried: ${layout}`, async ({
      page,
    }) => {
      await enter(page, { label: step(FIRST, 'question'), done: story.last });
      for (const { number, question } of story.chapters) {
        if (question?.kind !== 'select') continue;
        const label = step(number, 'question');
        if (number !== FIRST) await goTo(page, label);
        for (const choice of wrongOf(number)) {
          await radios(page).nth(choice).check();
          await validate(page).click();
          const reason = textOf(`simulation.chapter_${number}.question.error_text_${choice}`);
          const error = page.getByRole('alertdialog', { description: reason });
          await expect(error).toBeVisible();
          const box = await error.boundingBox();
          if (!box) throw new Error('the error overlay is not visible');
          const { y, width, height } = box;
          if (layout === 'sm') expect(y).toBeGreaterThan(viewport.height / 2);
          else expect(width * height).toBeLessThan((viewport.width * viewport.height) / 4);
          await settled(page);
          const view = viewAt(story, label, { choice, wrong: true });
          expect.soft(await facesUnder(error, view, layout, viewport), `${number}-${choice}`).toEqual([]);
          if (layout === 'md' && PICTURED.includes(`${number}-${choice}`)) {
            await error.getByText(reason).evaluate((shown, fixed) => {
              shown.textContent = fixed;
            }, FIXED_REASON);
            await expectStoredPicture(page, `reaction-${number}-${choice}-md`);
          }
          await page.getByRole('alertdialog').getByRole('button', { name: 'Try again' }).click();
          await expect(radios(page).nth(choice)).toHaveAccessibleName(/tried$/);
        }
        await radios(page).nth(question.answer).check();
        await validate(page).click();
        await expect(stageOf(page)).not.toHaveAttribute('data-label', label);
      }
    });
  });
}
