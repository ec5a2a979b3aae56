/** Tests words that need more space than English at the usual size: a translator's longer words, and text at 200 %. */
import { story } from '../../../stage/index.ts';
import { LENGTHENED, lengthenWords } from '../lengthenWords.ts';
import { expect, goTo, open, PHONE, settled, step, test } from '../matchDay.ts';
import { wordsOutside } from '../wordsOutside.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const viewport of [
  PHONE,
  { width: 320, height: 568 },
  { width: 820, height: 1180 },
  { width: 1512, height: 982 },
]) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport });

    for (const how of [...LENGTHENED, 'at 200 %'] as const)
      test(`start, titles, bubble, deeds, question, card, finale and chapters keep their words in their boxes: ${how}`, async ({
        page,
      }) => {
        const expectWordsInside = async (state: string) =>
          expect.soft(await wordsOutside(page), state).toEqual([]);
        await open(page, { label: step(1, 'title'), done: story.last });
        if (how === 'at 200 %')
          await page.evaluate(() => {
            document.documentElement.style.fontSize = '200%';
          });
        else await lengthenWords(page, how);
        await expectWordsInside('start');
        await page.locator('.loading__disc--start').click();
        await settled(page);
        for (const { number, title } of story.chapters) {
          if (!title) continue;
          await goTo(page, step(number, 'title'));
          await expectWordsInside(`title ${number}`);
        }
        for (const [chapter, name] of [
          [1, 'question'],
          [4, 'question'],
          [6, 'card'],
          [3, 'everybodyLooks'],
          [8, 'usedToSing'],
          [8, 'finale'],
        ] as const) {
          await goTo(page, step(chapter, name));
          await expectWordsInside(name);
        }
        if (viewport.width < 768) {
          await page.locator('.ring').click();
          await expect(page.getByRole('dialog')).toBeVisible();
          await expectWordsInside('chapter sheet');
        } else {
          for (const control of await page.locator('.chapter-menu__chapter, .controls .tool').all()) {
            await control.hover();
            await expect(control.locator('.chapter-menu__name, .tool__words')).toHaveCSS('opacity', '1');
            await expectWordsInside(`name of ${await control.innerText()}`);
          }
        }
      });
  });
}
