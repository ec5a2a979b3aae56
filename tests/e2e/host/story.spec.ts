import { advance, at, expect, LAPTOP, settled, startOf, step, test } from '../matchDay.ts';

test.use({ viewport: LAPTOP, contextOptions: { reducedMotion: 'reduce' } });

test('the match day opens from the home page and plays five steps without a failed request', async ({
  page,
}) => {
  const answers: string[] = [];
  page.on('response', response => {
    if (response.status() >= 400) answers.push(`${response.status()} ${response.url()}`);
  });
  await page.goto('/home');
  await expect(page).toHaveURL('/');
  await page.locator('.hero').getByRole('link', { name: 'Play a match day' }).click();
  await startOf(page).click();
  await settled(page);
  await at(page, step(0, 'corridor'));
  for (let i = 0; i < 4; i += 1) {
    await advance(page, () => page.keyboard.press('ArrowRight'));
    await settled(page);
  }
  expect(answers).toEqual([]);
});
