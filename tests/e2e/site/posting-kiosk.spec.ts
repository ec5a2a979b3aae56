/**
 * Tests a kiosk that shows QR codes instead of leaving the site. A QR code contains the site's address,
 * which only a build with SITE_URL knows. The tested site is such a build (`full` in scripts/sites.ts).
 */
import jsQR from 'jsqr';
import sharp from 'sharp';
import { codeOf, OWN_MARK } from '../../../src/progress/reportCode.ts';
import { textOf } from '../../texts.ts';
import { findNoFault } from '../axe.ts';
import { expect, open, test } from '../site.ts';

test.use({ viewport: { width: 1080, height: 1920 }, contextOptions: { reducedMotion: 'reduce' } });

/** Returns the text of the QR code in a screenshot, or undefined if there is no code. */
async function decode(png: Buffer) {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

test('a kiosk shows an address instead of leaving the site or showing the form, opens no other window, and blocks zoom, print and dragging', async ({
  page,
}) => {
  await open(page, '/starter?kiosk');
  await expect(page.locator('html')).toHaveClass(/held/);
  await page.getByRole('link', { name: 'Contact Swiss Sport Integrity' }).click();
  const dialog = page.getByRole('dialog', { name: textOf('kiosk.take.title') });
  await expect(dialog).toContainText('whynotyou.example/starter');
  expect(await decode(await page.screenshot())).toBe('https://whynotyou.example/starter');
  await findNoFault(page, 'the code');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Contact Swiss Sport Integrity' })).toBeFocused();
  expect(page.context().pages()).toHaveLength(1);

  await page.locator('a[href^="/register"]').first().click();
  await expect(dialog).toContainText('whynotyou.example/register');
  await page.getByRole('button', { name: 'Back to the screen' }).click();
  await expect(page).toHaveURL(/starter/);

  await open(page, '/register');
  await expect(dialog).toContainText('whynotyou.example/register');
  await page.getByRole('button', { name: 'Back to the screen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Why Not You');

  // every way to another window stays in this one; this browser ignores Enter with Meta or Alt
  const presses = { Control: 'Control+Enter', Shift: 'Shift+Enter', Meta: 'Enter', Alt: 'Enter' };
  for (const key of ['Control', 'Shift', 'Meta', 'Alt'] as const) {
    await page.locator('a[href="/legal#credits"]').click({ modifiers: [key] });
    await expect(page.locator('#credits')).toBeFocused();
    await page.locator('.footer__brand').focus();
    await page.keyboard.press(presses[key]);
    await expect(page).toHaveURL(/\/$/);
  }
  expect(await page.evaluate(() => window.open('/legal'))).toBeNull();
  for (const target of ['_blank', 'other']) {
    await page.evaluate(name => {
      const link = Object.assign(document.createElement('a'), { href: '/legal', target: name });
      document.querySelector('main')?.append(link);
      link.click();
    }, target);
    await page.getByRole('button', { name: 'Back to the screen' }).click();
  }
  expect(page.context().pages()).toHaveLength(1);

  const blocked = await page.evaluate(() => {
    const isBlocked = (event: Event) => !document.body.dispatchEvent(event);
    const init = { bubbles: true, cancelable: true };
    return {
      menu: isBlocked(new MouseEvent('contextmenu', init)),
      drag: isBlocked(new DragEvent('dragstart', init)),
      wheel: isBlocked(new WheelEvent('wheel', { ...init, ctrlKey: true })),
      print: isBlocked(new KeyboardEvent('keydown', { ...init, key: 'p', ctrlKey: true })),
      scroll: isBlocked(new WheelEvent('wheel', init)),
      select: getComputedStyle(document.body).userSelect,
      zoom: getComputedStyle(document.documentElement).touchAction,
    };
  });
  expect(blocked).toEqual({
    menu: true,
    drag: true,
    wheel: true,
    print: true,
    scroll: false,
    select: 'none',
    zoom: 'pan-x pan-y',
  });
});

test('a match report shows a QR code and cannot be saved, shared or printed', async ({ page }) => {
  const code = codeOf({ order: [3, 0, 1, 2], first: { chapter: 5, choice: 0 }, mistakes: 4 });
  await open(page, '/starter?kiosk');
  await expect(page.locator('html')).toHaveClass(/held/);
  await open(page, `/report#${code}`);
  await expect(page.locator('[data-drawn]')).toBeVisible();
  await expect(page.getByText(textOf('kiosk.report.text'))).toBeVisible();
  expect(await decode(await page.screenshot())).toBe(`https://whynotyou.example/report#${code}${OWN_MARK}`);
  for (const way of ['Save the picture', 'Print it', 'Share it'])
    await expect(page.getByRole('button', { name: way })).toHaveCount(0);
  await findNoFault(page, 'a report in a kiosk');
});
