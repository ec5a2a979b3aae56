/** Compares every chapter, a turned phone, an upright tablet and the match report with stored pictures. */
import { codeOf } from '../../../src/progress/reportCode.ts';
import { story } from '../../../stage/index.ts';
import { textOf } from '../../texts.ts';
import { enter, expect, goTo, LAPTOP, PHONE, settled, stageOf, step, test } from '../matchDay.ts';
import { replaceWords } from '../replaceWords.ts';
import { expectStoredPicture, TOLERANCE } from '../storedPicture.ts';

/** Close-ups that have a stored picture: here images are enlarged most. */
const CLOSE_UPS: readonly string[] = [step(3, 'everybodyLooks'), step(8, 'whyNotYou')];

/** The steps with a stored picture: the first scene of each chapter, and `CLOSE_UPS`. */
const PICTURED = story.chapters.flatMap(({ number }) => {
  const steps = story.stepsOf(number);
  const scene = steps.find(({ kind }) => kind === 'scene');
  return steps.filter(each => each === scene || CLOSE_UPS.includes(each.label));
});

for (const [layout, viewport] of [
  ['md', LAPTOP],
  ['sm', PHONE],
] as const) {
  test.describe(() => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });
    test(`every chapter equals its stored pictures: ${layout}`, async ({ page }) => {
      test.setTimeout(240_000);
      await enter(page, { label: step(0, 'corridor'), done: story.last });
      for (const { chapter, name, label } of PICTURED) {
        await goTo(page, label);
        await expectStoredPicture(page, `chapter-${chapter}-${name}-${layout}`);
      }
    });
  });
}

test.describe(() => {
  test.use({ viewport: PHONE, contextOptions: { reducedMotion: 'reduce' } });

  test('the picture fills a turned phone and an upright tablet', async ({ page }) => {
    await enter(page, { label: step(7, 'stairs'), done: 7 });
    await page.setViewportSize({ width: 740, height: 360 });
    await expectStoredPicture(page, 'turned-sm');
    await page.setViewportSize({ width: 820, height: 1180 });
    await expect(stageOf(page)).toHaveAttribute('data-layout', 'md');
    await settled(page);
    await expectStoredPicture(page, 'upright-md');
  });
});

/** Fixed words for the stored pictures of the report: a change in `locales/en` does not change these pictures. */
const REPORT_WORDS = {
  'pages.report.title': 'Match report',
  'pages.report.home': 'FC Sonnhalde',
  'pages.report.score': '1-2',
  'pages.report.away': 'SC Rotbach',
  'pages.report.made': 'Mistakes, proudly made: {{count}}',
  'pages.report.order': 'The list',
  'pages.report.order.0': 'Effort',
  'pages.report.order.1': 'Fairness',
  'pages.report.order.2': 'Fit',
  'pages.report.order.3': 'Honesty',
  'pages.report.remark.fit': 'Fit on top of the list. You fit that bench rather well yourself.',
  'pages.report.foot': 'Play it yourself: {{address}}',
  'mistakes.first': 'No. 1: {{mistake}}',
  'mistakes.2_2': 'I gave Zoé space.',
} as const;

for (const [shape, name, layout, viewport] of [
  ['square', textOf('pages.report.shape.square'), 'md', LAPTOP],
  ['tall', textOf('pages.report.shape.portrait'), 'sm', PHONE],
] as const) {
  test.describe(() => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    test(`the match report equals its stored picture: ${layout}`, async ({ page }) => {
      const day = { order: [2, 0, 1, 3], first: { chapter: 2, choice: 2 }, mistakes: 3 };
      const replaced = await replaceWords(page, REPORT_WORDS);
      await page.goto(`/report#${codeOf(day)}`);
      await page.getByRole('button', { name }).click();
      await expect(page.locator('[data-drawn]')).toBeVisible();
      await expect(page.locator('canvas')).toHaveScreenshot(`report-${shape}-${layout}.png`, TOLERANCE);
      expect([...replaced].sort()).toEqual(Object.keys(REPORT_WORDS).sort());
      await page.unrouteAll({ behavior: 'ignoreErrors' }); // ignores the errors of scripts that are still loading
    });
  });
}
