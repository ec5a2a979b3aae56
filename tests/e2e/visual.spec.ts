/** Every chapter's picture as it first stands and as its last bubble leaves it, beside a stored one. */
import { codeOf } from '../../src/report/code.ts';
import { story } from '../../stage/index.ts';
import { look, TOLERANCE } from './look.ts';
import {
  at,
  enter,
  expect,
  goToChapter,
  LAPTOP,
  PHONE,
  settled,
  stageOf,
  step,
  test,
  walkTo,
} from './matchDay.ts';

/** Steps at which there is something else to look at. */
const ALSO: readonly string[] = [step(3, 'everybodyLooks'), step(8, 'whyNotYou')];

/** Steps at which a chapter has something new to look at: its title, its first place, and its last bubble. */
const LOOKS = story.chapters.map(({ number }) => {
  const steps = story.stepsOf(number);
  const looks = [
    steps.find(({ kind }) => kind === 'title'),
    steps.find(({ kind }) => kind === 'scene'),
    ...steps.filter(({ label }) => ALSO.includes(label)),
    steps.findLast(({ kind }) => kind === 'bubble'),
  ];
  return [number, looks.flatMap(look => look?.name ?? [])] as const;
});

for (const [layout, viewport] of [
  ['md', LAPTOP],
  ['sm', PHONE],
] as const) {
  for (const [chapter, names] of LOOKS) {
    test.describe(() => {
      test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });
      test(`chapter ${chapter} looks as it should: ${layout}`, async ({ page }) => {
        const last = names.at(-1) ?? '';
        // the end of the chapter first, by what is stored: the menu leads from there to its beginning
        await enter(page, { label: step(chapter, last), done: story.last });
        await at(page, step(chapter, last));
        await look(page, `chapter-${chapter}-${last}-${layout}`);
        await goToChapter(page, chapter);
        for (const name of names.slice(0, -1)) {
          await walkTo(page, step(chapter, name));
          await look(page, `chapter-${chapter}-${name}-${layout}`);
        }
      });
    });
  }
}

test.describe(() => {
  test.use({ viewport: PHONE, contextOptions: { reducedMotion: 'reduce' } });

  test('a phone that is turned and a window as high as a tablet are filled by the picture', async ({
    page,
  }) => {
    await enter(page, { label: step(7, 'stairs'), done: 7 });
    await page.setViewportSize({ width: 740, height: 360 });
    await look(page, 'turned-sm');
    await page.setViewportSize({ width: 820, height: 1180 });
    await expect(stageOf(page)).toHaveAttribute('data-layout', 'md');
    await settled(page);
    await look(page, 'upright-md');
  });
});

for (const [layout, viewport] of [
  ['md', LAPTOP],
  ['sm', PHONE],
] as const) {
  test.describe(() => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    test(`the match report looks as it should: ${layout}`, async ({ page }) => {
      const day = { order: [2, 0, 1, 3], first: { chapter: 2, choice: 2 }, mistakes: 3 };
      await page.goto(`/report#${codeOf(day)}`);
      for (const shape of ['Tall', 'Square']) {
        await page.getByRole('button', { name: shape }).click();
        await expect(page.locator('[data-drawn]')).toBeVisible();
        await expect
          .soft(page.locator('canvas'))
          .toHaveScreenshot(`report-${shape.toLowerCase()}-${layout}.png`, TOLERANCE);
      }
    });
  });
}
