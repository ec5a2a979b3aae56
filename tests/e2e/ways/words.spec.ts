/** Tests the match day as text: the transcript panel with the story so far, and the page with the whole transcript. */
import { textOf } from '../../texts.ts';
import { findNoFault } from '../axe.ts';
import { at, enter, expect, LAPTOP, PHONE, settled, step, test } from '../matchDay.ts';
import { expectReadableOnPaper } from '../paper.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('on a laptop', () => {
  test.use({ viewport: LAPTOP, permissions: ['clipboard-read', 'clipboard-write'] });

  test('the transcript panel shows what was said, copies and prints it, and leads back to a step', async ({
    page,
  }) => {
    await enter(page, { label: step(3, 'everybodyLooks'), done: 3 });
    const opener = page.getByRole('button', { name: 'What was said' });
    await opener.click();
    const panel = page.getByRole('dialog', { name: 'What was said' });
    const here = panel.getByRole('button', {
      name: `Romy: ${textOf('simulation.chapter_3.text_everybodyLooks')}`,
    });
    await expect(here).toBeInViewport();
    await findNoFault(page, 'what was said');
    await expect(panel).not.toContainText(textOf('simulation.chapter_3.question.choice_2'));

    await panel.getByRole('button', { name: 'Copy as text' }).click();
    await expect(panel.getByRole('status')).toHaveText(textOf('transcriptPanel.copied'));
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain(`Zoé: ${textOf('simulation.chapter_2.text_mine')}`);
    await page.evaluate(() => {
      window.print = () => {
        document.title = document.querySelector('pre')?.textContent?.slice(0, 5) ?? '';
      };
    });
    await panel.getByRole('button', { name: 'Print' }).click();
    await expect(page).toHaveTitle('Intro');
    await panel.getByRole('button', { name: 'Print' }).click();
    await expect(page.locator('.paper'), 'printed again before the browser tells the end').toHaveCount(1);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect(page.locator('.paper')).toHaveCount(0);
    await panel.getByRole('button', { name: 'Print' }).click();

    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
    await expect(page.locator('.paper')).toHaveCount(0);
    await expectReadableOnPaper(page);
    const spoken = `Romy:${textOf('simulation.chapter_3.text_everybodyLooks')}`;
    expect((await page.locator('.overlays').innerText()).replace(/\n+/g, '')).toBe(
      textOf('pictures.chapter_3.everybodyLooks') + spoken,
    );
    await page.emulateMedia({ media: null });
    await opener.click();
    await panel.getByRole('button', { name: `Jeta: ${textOf('simulation.chapter_2.text_queasy')}` }).click();
    await at(page, step(2, 'queasy'));
    await settled(page);
    await expect(panel).toHaveCount(0);
    await expect(opener).toBeFocused();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('the chapter sheet links the home page and the transcript panel, which links the whole transcript; only on the transcript’s page a pull reloads the page', async ({
    page,
  }) => {
    await enter(page);
    const pull = () =>
      page.evaluate(() =>
        [document.documentElement, document.body].map(
          element => getComputedStyle(element).overscrollBehavior,
        ),
      );
    expect(await pull()).toEqual(['none', 'none']);
    await page.getByRole('button', { name: /^Chapters/ }).tap();
    const sheet = page.getByRole('dialog', { name: 'Chapters' });
    await expect(sheet.getByRole('link', { name: 'Home page' })).toHaveAttribute('href', '/');
    await findNoFault(page, 'the chapter sheet');
    await sheet.getByRole('button', { name: 'What was said' }).tap();
    await page.getByRole('link', { name: 'Read the whole match day' }).tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The match day in words');
    expect(await pull()).toEqual(['auto', 'auto']);
    await findNoFault(page, 'the match day in words');
    await expect(page.getByText(textOf('simulation.chapter_4.question.error_text_2'))).toBeAttached();
  });
});
