/** Tests the site as the repository builds it: without the owner's names, contact, form and logos. */
import { findNoFault } from '../axe.ts';
import { expect, LAPTOP, open, test } from '../site.ts';

test.use({ viewport: LAPTOP, contextOptions: { reducedMotion: 'reduce' } });

test('/register has no form and links the Swiss Football Association', async ({ page }) => {
  await open(page, '/register');
  await expect(page.locator('form')).toHaveCount(0);
  await expect(
    page.getByRole('main').getByRole('link', { name: /Swiss Football Association/ }),
  ).toBeVisible();
  await findNoFault(page, '/register without a form');
});

test('/kiosk asks for SITE_URL, the address that a QR code needs', async ({ page }) => {
  await open(page, '/kiosk');
  const line = page.getByRole('listitem').filter({ hasText: 'Address for the code' });
  await expect(line).toContainText(`SITE_URL set to ${new URL(page.url()).origin}`);
});
