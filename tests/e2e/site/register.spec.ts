import type { Locator, Page } from '@playwright/test';
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

test('an invalid value shows its error beside its field', async ({ page }) => {
  await open(page, '/register?licence=c_basic');
  for (const [label, wrong, words] of [
    ['Email', 'luana@', patternOf('pages.register.errors.email')],
    ['Phone', '12', patternOf('pages.register.errors.phone')],
    ['Postcode', '80', patternOf('pages.register.errors.zipcode')],
    ['Date of birth', '2999-01-01', patternOf('pages.register.errors.birthday')],
    ['Message', 'x'.repeat(2003), patternOf('pages.register.errors.message_too_long', { count: 3 })],
  ] as const) {
    await page.getByLabel(label).fill(wrong);
    await page.getByLabel(label).blur();
    await expect(page.getByLabel(label)).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel(label)).toHaveAccessibleDescription(words);
  }
});

test('a day that does not exist is named as the error, and not as a missing date', async ({ page }) => {
  await open(page, '/register?licence=c_basic');
  const birthday = page.getByLabel('Date of birth');
  await birthday.focus();
  await page.keyboard.type('02312000');
  await birthday.blur();
  await expect(birthday).toHaveAccessibleDescription(patternOf('pages.register.errors.no_date'));
  await birthday.focus();
  await page.keyboard.type('02292000');
  await birthday.blur();
  await expect(birthday).toHaveAttribute('aria-invalid', 'false');
});

test.describe('a press right after an invalid answer', () => {
  test.use({ hasTouch: true, viewport: { width: 394, height: 3400 } });

  /** Presses the middle of an element and holds it until the page has shown what the press changes. */
  const PRESSES = {
    mouse: async (page: Page, x: number, y: number) => {
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.evaluate(
        () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      await page.mouse.up();
    },
    finger: (page: Page, x: number, y: number) => page.touchscreen.tap(x, y),
  };
  const INVALID = {
    ...{ Message: 'x'.repeat(2003), 'First name': '', Email: 'luana@', Phone: '079 12', Postcode: '80' },
    'Date of birth': `${new Date().getFullYear() - 9}-01-01`,
  };
  for (const by of ['mouse', 'finger'] as const) {
    test(`is not lost, by ${by}`, async ({ page }) => {
      const consent = page.getByLabel(textOf('pages.register.cgu'));
      const press = async (label: string, wrong: string, target: Locator) => {
        await open(page, '/register?licence=c_basic');
        const field = page.getByLabel(label);
        await expect(page.getByLabel('Date of birth')).toBeVisible(); // comes with the scripts
        await field.fill(wrong);
        const box = await target.boundingBox();
        if (!box) throw new Error('There is nothing to press');
        await PRESSES[by](page, box.x + box.width / 2, box.y + box.height / 2);
      };
      for (const [label, wrong] of Object.entries(INVALID)) {
        await press(label, wrong, consent);
        await expect(consent, label).toBeChecked();
        await expect(page.getByLabel(label)).toHaveAttribute('aria-invalid', 'true');
      }
      await press('Phone', '079 12', page.getByLabel('Club name'));
      await expect(page.getByLabel('Club name')).toBeFocused();
      await press('Date of birth', INVALID['Date of birth'], send(page));
      await expect(page.locator('.form__summary')).toBeFocused();
      await press('Phone', '079 12', page.getByRole('link', { name: textOf('pages.register.terms.read') }));
      await expect(page).toHaveURL(/#terms$/);
    });
  }
});

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
