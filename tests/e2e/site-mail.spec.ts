/** The registration form of a site that has a contact, but no address to post to: it opens an e-mail. */
import { textOf } from '../texts.ts';
import { fillIn, send } from './registration.ts';
import { expect, open, PHONE, test } from './site.ts';

test.use({ viewport: PHONE });

test('the form announces that it opens an e-mail, fills it in, and keeps the input until it is cleared', async ({
  page,
}) => {
  await open(page, '/register');
  await expect(page.locator('form')).toContainText(textOf('pages.register.by_email'));
  await fillIn(page);
  await send(page).click();
  await expect(page.getByRole('heading', { name: textOf('pages.register.emailed.title') })).toBeFocused();
  const again = page.getByRole('link', { name: textOf('pages.register.emailed.again') });
  const address = new URL(String(await again.getAttribute('href')));
  expect(address.protocol).toBe('mailto:');
  const body = String(address.searchParams.get('body'));
  expect(body).toContain('First name: Luana');
  expect(body).toContain('Where are you now?: Football player in a club');
  expect(body).toContain('Message: Hi, I might want to coach');

  // no event tells if a mail program has opened: the text can be copied, and the input is kept until it is cleared
  await expect(
    page.getByRole('textbox', { name: textOf('pages.register.emailed.copy', { address: address.pathname }) }),
  ).toHaveValue(/First name: Luana/);
  const kept = () => page.evaluate(() => sessionStorage.getItem('wny-registration'));
  expect(await kept()).toContain('Luana');
  await page.getByRole('button', { name: 'Clear what I typed' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(again).toHaveCount(0);
  await expect(page.getByLabel('First name')).toHaveValue('');
  expect(await kept()).toBeNull();
});
