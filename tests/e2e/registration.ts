/**
 * Shared by the tests of the registration form. The form posts to a server or opens an e-mail, depending on the build.
 */
import type { Page } from '@playwright/test';
import { textOf } from '../texts.ts';

/** Fills in the required fields. */
export async function fillIn(page: Page) {
  await page.getByLabel('Where are you now?').selectOption('player');
  await page.getByLabel('What is it about?').selectOption('general');
  await page.getByLabel('Message').fill('Hi, I might want to coach');
  await page.getByLabel('First name').fill('Luana');
  await page.getByLabel('Last name').fill('Gerber');
  await page.getByLabel('Email').fill('luana@example.ch');
  await page.getByLabel(textOf('pages.register.cgu')).check();
}
export const send = (page: Page) => page.getByRole('button', { name: 'Send' });
