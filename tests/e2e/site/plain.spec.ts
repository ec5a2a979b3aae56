/** Tests the site as the repository builds it: without the owner's names, contact, form and logos. */
import OWNER from '../../../src/facts/site.config.json' with { type: 'json' };
import { findNoFault } from '../axe.ts';
import { expectReadableOnPaper, SHEET } from '../paper.ts';
import { expect, LAPTOP, open, test } from '../site.ts';

test.use({ viewport: LAPTOP, contextOptions: { reducedMotion: 'reduce' } });

test('/register has no form, and links and prints the organisations to ask', async ({ page }) => {
  await open(page, '/register');
  await expect(page.locator('form')).toHaveCount(0);
  await expect(
    page.getByRole('main').getByRole('link', { name: /Swiss Football Association/ }),
  ).toBeVisible();
  await findNoFault(page, '/register without a form');

  await page.setViewportSize(SHEET);
  await expectReadableOnPaper(page);
  for (const { name, address } of OWNER.sessions.published) {
    const printed = page.getByRole('main').getByRole('link', { name });
    await expect(printed).toBeVisible();
    const after = await printed.evaluate(link => getComputedStyle(link, '::after').content);
    expect(after, 'the address, printed after the name').toContain(address);
  }
});

test('/kiosk asks for SITE_URL, the address that a QR code needs', async ({ page }) => {
  await open(page, '/kiosk');
  const line = page.getByRole('row', { name: 'Address for the code' });
  await expect(line).toContainText(`SITE_URL set to ${new URL(page.url()).origin}`);
});
