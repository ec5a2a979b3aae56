import { LICENCES } from '../../../src/facts/licences.ts';
import { patternOf, textOf } from '../../texts.ts';
import { fillIn, send } from '../registration.ts';
import { expect, open, PHONE, test } from '../site.ts';

test.use({ viewport: PHONE });

test('an empty form shows a summary that takes the focus and links each field @quick', async ({ page }) => {
  await open(page, '/register');
  await send(page).click();
  const summary = page.locator('.form__summary');
  await expect(summary).toBeFocused();
  await expect(summary).toContainText(textOf('pages.register.errors.summary', { count: 6 }));
  await expect(summary.getByRole('link')).toHaveCount(6);
  await expect(page.getByLabel('First name')).toHaveAccessibleDescription(
    textOf('pages.register.errors.firstname'),
  );
  await summary.getByRole('link', { name: /^Email/ }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.getByLabel('Email').fill('luana@example.ch');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'false');
});

test('the form offers exactly three statuses and five requests', async ({ page }) => {
  await open(page, '/register');
  await expect(page.getByLabel('Where are you now?').getByRole('option')).toHaveText([
    'Choose one',
    'Football player in a club',
    'Coach wanting to improve',
    'Not licensed but thinking about it',
  ]);
  await expect(page.getByLabel('What is it about?').getByRole('option')).toHaveText([
    'Choose one',
    'General information',
    'Introduction Course',
    'C-BASIC Diploma',
    'UEFA C Diploma',
    'UEFA D Diploma',
  ]);
});

for (const [label, wrong, words] of [
  ['Email', 'luana@', patternOf('pages.register.errors.email')],
  ['Phone', '12', patternOf('pages.register.errors.phone')],
  ['Postcode', '80', patternOf('pages.register.errors.zipcode')],
  ['Date of birth', '2999-01-01', patternOf('pages.register.errors.birthday')],
  ['Message', 'x'.repeat(2003), patternOf('pages.register.errors.message_too_long', { count: 3 })],
] as const) {
  test(`${label}: an invalid value shows its error beside the field`, async ({ page }) => {
    await open(page, '/register?licence=c_basic');
    await page.getByLabel(label).fill(wrong);
    await page.getByLabel(label).blur();
    await expect(page.getByLabel(label)).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel(label)).toHaveAccessibleDescription(words);
  });
}

test('the form asks for the date of birth if the course has a minimum age, and tells minors to ask at home', async ({
  page,
}) => {
  await open(page, '/register');
  await fillIn(page);
  await expect(page.getByLabel('Date of birth')).toHaveCount(0);
  const year = new Date().getFullYear();
  await page.getByLabel('What is it about?').selectOption('c_basic');
  await expect(page.getByLabel('Date of birth')).toHaveAccessibleDescription(
    patternOf('pages.register.birthday_help'),
  );
  await page.getByLabel('Date of birth').fill(`${year - 15}-01-01`);
  await expect(page.locator('form').getByText(textOf('pages.register.minor_notice'))).toBeVisible();
  await send(page).click();
  await expect(page.getByLabel('Date of birth')).toHaveAccessibleDescription(
    patternOf('pages.register.errors.min_age', { min_age: LICENCES.c_basic.minAge }),
  );
  await page.getByLabel('Date of birth').fill(`${year - 30}-01-01`);
  await expect(page.locator('form').getByText(textOf('pages.register.minor_notice'))).toBeHidden();
  await expect(page.getByLabel('Date of birth')).toHaveAttribute('aria-invalid', 'false');
});

test('input survives a reload of the tab, but the consent does not', async ({ page, context }) => {
  await open(page, '/register');
  await fillIn(page);
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Luana');
  await expect(page.getByLabel('Where are you now?')).toHaveValue('player');
  await expect(page.getByLabel(textOf('pages.register.cgu'))).not.toBeChecked();
  const other = await context.newPage();
  await open(other, '/register');
  await expect(other.getByLabel('First name')).toHaveValue('');
});

test('before the script has loaded, fields take no input and the browser sends nothing', async ({ page }) => {
  await page.route('**/assets/index-*.js', route => route.abort());
  await page.goto('/register');
  await page.locator('form').waitFor();
  await page.getByLabel('First name').click({ force: true });
  await page.keyboard.type('Luana');
  await page.keyboard.press('Enter');
  await expect(page.locator('#firstname')).toHaveValue('');
  await expect(page).toHaveURL(/\/register$/);
});
