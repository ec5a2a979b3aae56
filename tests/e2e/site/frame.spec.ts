import type { Page } from '@playwright/test';
import { textOf } from '../../texts.ts';
import { expect, LAPTOP, open, PAGES, PHONE, scrollTo, test } from '../site.ts';

const PAIRS = [
  ['rgb(255, 70, 5)', 'rgba(0, 0, 0, 0)'],
  ['rgb(249, 250, 244)', 'rgb(255, 70, 5)'],
  ['rgb(255, 193, 61)', 'rgb(109, 85, 200)'],
  ['rgb(255, 70, 5)', 'rgb(249, 250, 244)'],
  ['rgb(249, 250, 244)', 'rgb(255, 70, 5)'],
] as const;

test.describe('the header', () => {
  test.use({ viewport: LAPTOP });
  // serves every image without content: an empty image is drawn faster and keeps its space in the layout
  test.beforeEach(({ page }) => page.route('**/*.{svg,png}', route => route.fulfill({ body: '' })));

  test('hides on scrolling down, returns on scrolling up, and takes the colours of the section below it', async ({
    page,
  }) => {
    await open(page, '/');
    const header = page.locator('.header');
    await scrollTo(page, 300);
    await expect(header).not.toBeInViewport();
    await scrollTo(page, 290);
    await expect(header).toBeInViewport();
    const sections = page.locator('main [data-section]');
    expect(await sections.count()).toBe(8);
    const edge = (await header.boundingBox())?.height ?? 0;
    for (const i of [6, 4, 3, 2, 1]) {
      const top = await sections.nth(i).evaluate(it => it.getBoundingClientRect().top + window.scrollY);
      await scrollTo(page, top - edge + 2);
      const [text, background] = PAIRS[i % PAIRS.length] ?? PAIRS[0];
      await expect(header).toHaveCSS('color', text);
      await expect(header).toHaveCSS('background-color', background);
    }
    await scrollTo(page, 0);
    await expect(header).toHaveCSS('color', PAIRS[0][0]);
    await expect(header).toHaveCSS('background-color', PAIRS[0][1]);
  });

  test('has words large and bold enough for the contrast of its colours', async ({ page }) => {
    await open(page, '/');
    const link = page.locator('.header__menu a').first();
    const size = await link.evaluate(a => Number.parseFloat(getComputedStyle(a).fontSize));
    expect(size).toBeGreaterThanOrEqual(18.66);
    expect(Number(await link.evaluate(a => getComputedStyle(a).fontWeight))).toBeGreaterThanOrEqual(700);
  });
});

test.describe('the menu of a phone', () => {
  test.use({ viewport: PHONE });

  test('traps the focus and the end of its scrolling, closes with Escape and returns the focus', async ({
    page,
  }) => {
    await open(page, '/starter');
    const button = page.getByRole('button', { name: 'Open menu' });
    await button.focus();
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: 'Menu' });
    await expect(sheet).toHaveCSS('overscroll-behavior', 'contain');
    for (let i = 0; i < 7; i++) {
      await page.keyboard.press('Tab');
      expect(await sheet.evaluate(dialog => dialog.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press('Shift+Tab');
    expect(await sheet.evaluate(dialog => dialog.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('closes when a link is chosen, also the link of the current page', async ({ page }) => {
    await open(page, '/starter');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Help Starter Pack' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Why Not You?' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});

test.describe('a navigation', () => {
  test.use({ viewport: LAPTOP });

  test('scrolls to the top, focuses the heading, and sets title and description', async ({ page }) => {
    await open(page, '/');
    await scrollTo(page, 2500);
    await scrollTo(page, 2400);
    await page.locator('.header').getByRole('link', { name: 'Help Starter Pack' }).click();
    await expect(page).toHaveURL('/starter');
    await expect(page.getByRole('heading', { level: 1, name: 'Help Starter Pack' })).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page).toHaveTitle(textOf('pages.starter.meta.title'));
    await expect(page.locator('meta[name="description"]')).toHaveAttribute(
      'content',
      textOf('pages.starter.meta.description'),
    );
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/starter$/);
  });

  test('by Back, Forward or reload restores the scroll position', async ({ page }) => {
    await open(page, '/');
    await scrollTo(page, 3000);
    await scrollTo(page, 2900);
    await page.locator('.header').getByRole('link', { name: 'Help Starter Pack' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await scrollTo(page, 1500);
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(2900);
    await page.goForward();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1500);
    await page.reload();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1500);
  });

  test('by a typed address starts at the top', async ({ page }) => {
    await open(page, '/');
    await scrollTo(page, 2000);
    await open(page, '/starter');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await open(page, '/');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('by the skip link focuses the content', async ({ page }) => {
    await open(page, '/');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('#content')).toBeFocused();
  });

  test('into the match day removes header and footer, and Back restores the header', async ({ page }) => {
    await open(page, '/');
    await page.locator('.hero').getByRole('link', { name: 'Play a match day' }).click();
    await expect(page).toHaveURL('/simulation_wny');
    await expect(page).toHaveTitle(/^Match day/);
    await expect(page.locator('.simulation')).toBeVisible();
    await expect(page.locator('.header, .footer')).toHaveCount(0);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Why Not You?' })).toBeFocused();
    await expect(page.locator('.header')).toBeVisible();
  });

  test('to a missing page gets status 404 and a link to the home page', async ({ page, request }) => {
    const answer = await request.get('/no-such-page');
    expect(answer.status()).toBe(404);
    expect((await request.get('/art/no-such-picture.svg')).status()).toBe(404);
    await open(page, '/no-such-page');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(textOf('pages.not_found.title'));
    await page.getByRole('link', { name: 'Back to the home page' }).click();
    await expect(page).toHaveURL('/');
  });
});

const CODE = /StarterPage-.*\.js/;
function recordLoads(page: Page) {
  const loads: string[] = [];
  page.on('request', request => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  return loads;
}

test('a chunk that a release has deleted reloads the page once, then shows an error', async ({
  page,
  forgive,
}) => {
  forgive(/dynamically imported module|404/); // the browser reports the missing chunk
  await page.route(CODE, route => route.fulfill({ status: 404, body: '' }));
  const loads = recordLoads(page);
  await page.goto('/starter');
  await expect(page.getByRole('alert')).toContainText(textOf('errors.generic.title'));
  await page.waitForLoadState('networkidle'); // a second reload would have started by now
  expect(loads).toEqual(['/starter', '/starter']);
  await expect(page.getByRole('alert')).toContainText(textOf('errors.generic.title'));
  await page.unroute(CODE);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Help Starter Pack' })).toBeVisible();
  expect(loads).toHaveLength(3);
});

test('a link to a page whose code a new release has deleted loads that page of the new release', async ({
  page,
  forgive,
}) => {
  forgive(/dynamically imported module|404/);
  await open(page, '/');
  const loads = recordLoads(page);
  await page.route(CODE, route => route.fulfill({ status: 404, body: '' }));
  await page.route('**/starter', async route => {
    if (route.request().isNavigationRequest()) {
      await page.unroute(CODE);
      return route.fallback();
    }
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('/assets/index-', '/assets/index-next-');
    return route.fulfill({ response, body });
  });
  await page.locator('.footer').getByRole('link', { name: 'Help Starter Pack' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Help Starter Pack' })).toBeVisible();
  expect(loads).toEqual(['/starter']);
});

test.describe('the call to action', () => {
  test.use({ viewport: LAPTOP });

  test('swaps its words on hover and focus, and keeps its accessible name', async ({ page }) => {
    await open(page, '/');
    const call = page.locator('.hero').getByRole('link', { name: 'Play a match day', exact: true });
    const [words, swapped] = [call.locator('.cta__text').first(), call.locator('.cta__text--hover')];
    await expect(swapped).toHaveText('Why Not You?');
    await expect(words).toBeInViewport({ ratio: 0.9 });
    await call.hover();
    await expect(swapped).toHaveCSS('transform', 'none');
    await page.mouse.move(0, 0);
    await expect(words).toHaveCSS('transform', 'none');
    await call.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(call).toBeFocused();
    await expect(swapped).toHaveCSS('transform', 'none');
  });
});

test('the footer has brand, menu, legal links, makers and year, and hides the terms', async ({ page }) => {
  await open(page, '/starter');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Match day' })).toHaveAttribute('href', '/simulation_wny');
  await expect(footer.getByRole('link', { name: 'Help Starter Pack' })).toHaveAttribute('href', '/starter');
  for (const [line, part] of [
    ['Legal notice', 'legal'],
    ['Accessibility', 'accessibility'],
    ['Credits', 'credits'],
  ] as const)
    await expect(footer.getByRole('link', { name: line })).toHaveAttribute('href', `/legal#${part}`);
  await expect(footer).toContainText('Made with a heart at YLB');
  await expect(footer).toContainText('© 2025');
  await expect(footer.getByText('Terms of use')).toBeHidden();
  await footer.getByRole('link', { name: 'Why Not You?' }).click();
  await expect(page).toHaveURL('/');
});

for (const path of PAGES) {
  test(`${path} can be read with JavaScript off`, async ({ browser, baseURL }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('Made with a heart at YLB');
    await expect(page.getByRole('main')).not.toContainText('pages.');
    await page.close();
  });
}
