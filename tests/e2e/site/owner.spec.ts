/** Tests a site that was built with the owner's facts in tests/e2e/owner.json. */
import { textOf } from '../../texts.ts';
import { expect, LAPTOP, open, test } from '../site.ts';

test.use({ viewport: LAPTOP });

test("the pages show the owner's facts: makers, logos, address, contact, claim and links for dates", async ({
  page,
}) => {
  await open(page, '/starter');
  const quote = page.locator('blockquote');
  await expect(quote).toContainText(textOf('pages.starter.testimonial.quote', { claim: 'Twelve coaches' }));
  const source = page.locator(String(await quote.getByRole('link').getAttribute('href')));
  await expect(source).toContainText('Counted on the bench.');
  await expect(source.getByRole('link')).toHaveAttribute('href', 'https://bench.example.ch');
  const sessions = page.locator('.sessions');
  await expect(sessions.getByRole('link', { name: /Association of Rotbach/ })).toHaveAttribute(
    'href',
    'https://rotbach.example.ch',
  );
  await expect(sessions.getByRole('link', { name: 'Get in touch' })).toHaveAttribute('href', '/register');
  await expect(page.locator('.starter-closing').getByRole('link', { name: 'Get in touch' })).toHaveAttribute(
    'href',
    '/register',
  );

  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(
    textOf('layout.footer.makers', { school: 'School of Sonnhalde', association: 'Association of Rotbach' }),
  );
  await expect(footer).toContainText('Made for the tests');
  for (const name of ['School', 'Tournament']) {
    const logo = footer.getByRole('img', { name, exact: true });
    await logo.scrollIntoViewIfNeeded();
    await expect
      .poll(() => logo.evaluate(image => image instanceof HTMLImageElement && image.naturalWidth))
      .toBeGreaterThan(0);
  }

  await footer.getByRole('link', { name: 'Legal notice' }).click();
  await expect(page.getByRole('heading', { name: 'Legal notice' })).toBeFocused();
  const main = page.getByRole('main');
  await expect(main).toContainText(textOf('pages.legal.notice.responsible', { name: 'School of Sonnhalde' }));
  await expect(main.getByText('Sonnhalde 1')).toBeVisible();
  await expect(main.getByRole('link', { name: 'coach@example.ch' }).first()).toHaveAttribute(
    'href',
    'mailto:coach@example.ch',
  );
  await footer.getByRole('link', { name: 'Accessibility' }).click();
  await expect(page.getByRole('heading', { name: 'Accessibility' })).toBeInViewport();
});
