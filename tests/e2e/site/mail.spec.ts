/**
 * Tests the registration form of a site with the owner's fact `contact` (an e-mail address), but without
 * `form` (the address to which the form posts). Such a form opens an e-mail.
 */
import { CLEAN_VISIT } from '../../../src/device/kioskSettings.ts';
import { textOf } from '../../texts.ts';
import { fillIn, send } from '../registration.ts';
import { expect, open, PHONE, test } from '../site.ts';

test.use({ viewport: PHONE });

test('the form announces the e-mail, fills in its text, and keeps the input until the visitor clears the form', async ({
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

  // The page cannot know whether a mail program has opened. So it offers the text for copying and keeps the input.
  await expect(
    page.getByRole('textbox', { name: textOf('pages.register.emailed.copy', { address: address.pathname }) }),
  ).toHaveValue(/First name: Luana/);
  const storedInput = () => page.evaluate(() => sessionStorage.getItem('wny-registration'));
  expect(await storedInput()).toContain('Luana');
  await page.getByRole('button', { name: 'Clear what I typed' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(again).toHaveCount(0);
  await expect(page.getByLabel('First name')).toHaveValue('');
  expect(await storedInput()).toBeNull();
  expect(await page.content()).not.toContain('Luana');
});

test('half an emoji, from a link that cuts it or from a field, does not stop the e-mail', async ({
  page,
}) => {
  const district = encodeURIComponent(`${'x'.repeat(99)}😀`);
  await open(page, `/register?licence=uefa_c&district=${district}`);
  await fillIn(page);
  await page.getByLabel('What is it about?').selectOption('uefa_c');
  await page.getByLabel('First name').focus();
  await page.evaluate(() => document.execCommand('insertText', false, '\ud83d'));
  await send(page).click();
  await expect(page.getByRole('heading', { name: textOf('pages.register.emailed.title') })).toBeVisible();
  const again = page.getByRole('link', { name: textOf('pages.register.emailed.again') });
  const body = new URL(String(await again.getAttribute('href'))).searchParams.get('body');
  expect(body).toContain(`District: ${'x'.repeat(99)}\r\n`);
  expect(body).toContain('First name: Luana\r\n');
});

test('if the e-mail cannot be made, the form shows an error, keeps the input, and can be sent again', async ({
  page,
}) => {
  await open(page, '/register');
  await fillIn(page);
  await page.evaluate(() => {
    const original = window.encodeURIComponent;
    window.encodeURIComponent = () => {
      window.encodeURIComponent = original;
      throw new URIError('malformed');
    };
  });
  await send(page).click();
  await expect(page.getByText(textOf('pages.register.errors.send_failed'))).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Luana');
  await send(page).click();
  await expect(page.getByRole('heading', { name: textOf('pages.register.emailed.title') })).toBeVisible();
});

test('when the next visit of a kiosk begins, the earlier input is gone from the page and the storage', async ({
  page,
}) => {
  // prevents all dialogs from opening, because a kiosk's dialog would cover the form
  await page.addInitScript(() => {
    HTMLDialogElement.prototype.showModal = () => {};
  });
  await open(page, '/register?kiosk');
  await fillIn(page);
  await send(page).click();
  await expect(page.getByRole('link', { name: textOf('pages.register.emailed.again') })).toBeVisible();
  await page.evaluate(name => dispatchEvent(new Event(name)), CLEAN_VISIT);
  await expect(page).toHaveURL('/simulation_wny?kiosk=60');
  const pageAndStorage = () =>
    page.evaluate(() => document.documentElement.outerHTML + JSON.stringify(sessionStorage));
  expect(await pageAndStorage()).not.toContain('Luana');
  await open(page, '/register');
  expect(await pageAndStorage()).not.toContain('Luana');
});
