/** Tests the registration form of a site that was built with an address to post to. */
import { textOf } from '../../texts.ts';
import { fillIn, send } from '../registration.ts';
import { expect, open, PHONE, test } from '../site.ts';

test.use({ viewport: PHONE });

const SERVER = '**/api/registrations';

test('a registration is posted as JSON without invisible characters, answered with thanks by name, and not kept @quick', async ({
  page,
}) => {
  let body: unknown;
  await page.route(SERVER, async route => {
    body = route.request().postDataJSON();
    await route.fulfill({ status: 201 });
  });
  await open(page, '/register');
  await expect(page.locator('form')).not.toContainText('email program');
  await fillIn(page);
  await page.getByLabel('Email').fill('\u200bluana@example.ch'); // pasted texts carry characters that cannot be seen
  await page.getByLabel('Phone').fill('\u202a+41\u00a079\u2011000 ００ ٠٠\u202c');
  await send(page).click();
  await expect(page.getByRole('heading', { name: textOf('pages.register.success.title') })).toBeFocused();
  await expect(page.getByRole('main')).toContainText('Thanks, Luana.');
  expect(body).toMatchObject({
    ...{ firstname: 'Luana', email: 'luana@example.ch', phone: '+41 79-000 00 00' },
    ...{ status: 'player', request_type: 'general', cgu: true },
  });
  expect(await page.evaluate(() => sessionStorage.getItem('wny-registration'))).toBeNull();
});

test('the form waits for a slow server, and a second click or Enter sends no second message', async ({
  page,
}) => {
  let posts = 0;
  let answer = () => {};
  const answered = new Promise<void>(done => {
    answer = done;
  });
  await page.route(SERVER, async route => {
    posts += 1;
    await answered;
    await route.fulfill({ status: 201 });
  });
  await open(page, '/register');
  await fillIn(page);
  const asked = page.waitForRequest(SERVER);
  await send(page).dblclick();
  await asked;
  const sending = page.getByRole('button', { name: 'Sending...' });
  await expect(sending).toBeDisabled();
  await page.getByLabel('Email').press('Enter');
  await expect(sending).toBeDisabled();
  answer();
  await expect(page.getByRole('heading', { name: textOf('pages.register.success.title') })).toBeVisible();
  expect(posts).toBe(1);
});

test('after three failed attempts the form shows an error, keeps the input, and can send again', async ({
  page,
}) => {
  let posts = 0;
  await page.route(SERVER, route => {
    posts += 1;
    return route.fulfill({ status: posts <= 3 ? 500 : 201 });
  });
  await open(page, '/register');
  await fillIn(page);
  await send(page).click();
  await expect(page.getByText(textOf('pages.register.errors.send_failed'))).toBeVisible();
  expect(posts).toBe(3);
  await expect(page.getByLabel('Message')).toHaveValue('Hi, I might want to coach');
  await send(page).click();
  await expect(page.getByRole('heading', { name: textOf('pages.register.success.title') })).toBeVisible();
});

test('without a network the form says so, waits, and sends when the network is back', async ({
  page,
  context,
}) => {
  const offline = page.locator('form').getByText(textOf('pages.register.errors.offline'));
  let isOut = true;
  await page.route(SERVER, route => (isOut ? route.abort() : route.fulfill({ status: 201 })));
  await open(page, '/register');
  await fillIn(page);
  await expect(offline).toBeHidden();
  await context.setOffline(true);
  await expect(offline).toBeVisible();
  await send(page).click();
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await expect(offline).toBeVisible();
  isOut = false;
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: textOf('pages.register.success.title') })).toBeVisible();
});

test('if the browser reports no network although there is one, the form sends, and reports a failure', async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }));
  let isBroken = true;
  await page.route(SERVER, route => (isBroken ? route.abort() : route.fulfill({ status: 201 })));
  await open(page, '/register');
  await fillIn(page);
  await send(page).click();
  await expect(page.getByText(textOf('pages.register.errors.send_failed'))).toBeVisible();
  await expect(page.locator('form')).not.toContainText(textOf('pages.register.errors.offline'));
  isBroken = false;
  await send(page).click();
  await expect(page.getByRole('heading', { name: textOf('pages.register.success.title') })).toBeVisible();
});
