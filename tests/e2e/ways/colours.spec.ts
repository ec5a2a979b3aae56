/**
 * Tests that words stay readable if the visitor's device changes colours: in Chromium's automatic dark mode, with a
 * style sheet as of a dark-mode extension, and with forced colours. Contrast is measured in screenshots.
 */
import type { Page } from '@playwright/test';
import { codeOf } from '../../../src/progress/reportCode.ts';
import { ADDRESSES, OFFLINE_PAGE } from '../../../src/site/addresses.ts';
import { story } from '../../../stage/index.ts';
import { textOf } from '../../texts.ts';
import { enter, expect, goTo, PHONE, radios, settled, step, test, validate } from '../matchDay.ts';
import { adopt, linesOf, lost, picture, pictures } from '../readable.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const LAPTOP = { width: 1512, height: 982 };

/** Removes the declaration of the colour scheme from every page, because some browsers ignore it. */
const strip = (page: Page) =>
  page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(':root { color-scheme: normal !important }');
    document.adoptedStyleSheets = [sheet];
    addEventListener('DOMContentLoaded', () => document.querySelector('meta[name=color-scheme]')?.remove());
  });

/** Returns a function that turns automatic dark mode on or off. The changed preference tells the page of it. */
async function darkMode(page: Page) {
  const chromium = await page.context().newCDPSession(page);
  return async (enabled: boolean) => {
    await chromium.send('Emulation.setAutoDarkModeOverride', { enabled });
    await page.emulateMedia({ colorScheme: enabled ? 'dark' : 'light' });
  };
}

/**
 * Makes a style sheet as of an extension: all HTML backgrounds become dark and all words light, those of
 * pseudo-elements as well. Drawings keep their colours.
 */
const extension = (page: Page) =>
  page.evaluate(() => {
    const withLightness = (css: string, lightness: (fromMiddle: number) => number) =>
      css.replace(/rgba?\(([^)]+)\)/g, (_, parts: string) => {
        const [red = 0, green = 0, blue = 0, alpha = 1] = parts.split(',').map(Number);
        const now = (Math.max(red, green, blue) + Math.min(red, green, blue)) / 510;
        const room = Math.min(now, 1 - now);
        const next = lightness(room);
        const part = Math.min(next, 1 - next) / (room || 1);
        const rgb = [red, green, blue].map(value => Math.round(255 * next + (value - 255 * now) * part));
        return `rgba(${rgb.join()},${alpha})`;
      });
    const rules = [...document.querySelectorAll('body, body *:not(svg, svg *, img, canvas)')].flatMap(
      (it, n) => {
        it.setAttribute('data-changed', String(n));
        return ['', '::before', '::after'].map(pseudo => {
          const { color, backgroundColor, backgroundImage, boxShadow } = getComputedStyle(it, pseudo);
          const dark = (css: string) => withLightness(css, room => room / 2);
          return `[data-changed='${n}']${pseudo} {
          color: ${withLightness(color, room => 1 - room)} !important;
          background-color: ${dark(backgroundColor)} !important;
          background-image: ${dark(backgroundImage)} !important;
          box-shadow: ${dark(boxShadow)} !important;
        }`;
        });
      },
    );
    return rules.join('\n');
  });

/** Measures what the window shows with each change of colours. */
async function expectReadable(page: Page, setDark: (enabled: boolean) => Promise<void>, name: string) {
  await page.mouse.move(0, 0);
  const lines = await linesOf(page);
  const plain = await pictures(page);
  const restore = await adopt(page, await extension(page));
  const extended = await picture(page);
  await restore();
  await page.emulateMedia({ forcedColors: 'active' });
  const forced = await picture(page);
  await page.emulateMedia({ forcedColors: 'none' });
  await setDark(true);
  await expect(page.locator('html[data-darkened]')).toBeAttached();
  const dark = await picture(page);
  await setDark(false);
  expect.soft(lines.length, name).toBeGreaterThan(0);
  for (const [change, changed] of Object.entries({ dark, extended, forced }))
    expect.soft(lost(lines, plain, changed), `${name}: ${change}`).toEqual([]);
}

const { simulation: _, ...pages } = ADDRESSES;
const PAGES = [...Object.values(pages), `/report#${codeOf({ mistakes: 0 })}`, '/no-such-page', OFFLINE_PAGE];

/** Height of the window in which the pages are measured, and maximum measured height of a page, in CSS px. */
const [TALL, MOST] = [1800, 5400];

for (const viewport of [PHONE, LAPTOP]) {
  test.describe(`${viewport.width} px wide, without the declaration of the colour scheme`, () => {
    test.use({ viewport });

    test('every page stays readable if the device changes its colours', async ({ page, forgive }) => {
      test.setTimeout(600_000);
      forgive(/404/);
      const setDark = await darkMode(page);
      await strip(page);
      await page.setViewportSize({ ...viewport, height: TALL });
      for (const address of PAGES) {
        await page.goto(address);
        if (address !== OFFLINE_PAGE) await page.locator('html[data-ready]').waitFor();
        if (address.includes('#')) await page.locator('[data-drawn]').waitFor();
        await page.evaluate(async () => {
          for (const image of document.images) image.loading = 'eager';
          await Promise.all([...document.images].map(image => image.decode()));
        });
        const end = await page.evaluate(() => document.documentElement.scrollHeight);
        for (let top = 0; top < Math.min(end, MOST); top += TALL) {
          await page.evaluate(y => scrollTo({ top: y, behavior: 'instant' }), top);
          await expectReadable(page, setDark, `${address} ${top}`);
        }
        if (address !== ADDRESSES.home) continue;
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
        for (const pair of ['0', '1', '2', '3', '4']) {
          await page.locator('.header').evaluate((header, n) => header.setAttribute('data-pair', n), pair);
          await expectReadable(page, setDark, `header ${pair}`);
        }
        await page.getByRole('button', { name: 'Reading comfort' }).first().click();
        await page.getByRole('dialog', { name: 'Reading comfort' }).waitFor();
        await expectReadable(page, setDark, 'reading comfort');
      }
    });

    test('every kind of step stays readable if the device changes its colours', async ({ page }) => {
      test.setTimeout(600_000);
      const setDark = await darkMode(page);
      await strip(page);
      const look = (name: string) => expectReadable(page, setDark, name);
      await enter(page, { label: step(1, 'title'), done: story.last });
      await look('a title');
      for (const [chapter, name] of [
        [3, 'title'],
        [4, 'title'],
        [6, 'title'],
        [0, 'corridor'],
        [1, 'thanks'],
        [3, 'everybodyLooks'],
        [2, 'shinPad'],
        [8, 'pageOne'],
        [8, 'whyNotYou'],
        [1, 'question'],
        [story.last, 'finale'],
      ] as const) {
        await goTo(page, step(chapter, name));
        await look(`${chapter} ${name}`);
      }
      await goTo(page, step(4, 'question'));
      await radios(page).nth(1).check();
      await look('a chosen answer');
      await validate(page).click();
      await settled(page);
      await look('a wrong answer');
      await page.getByRole('button', { name: 'Try again' }).click();
      await goTo(page, step(1, 'card'));
      await look('a card');
      await page.getByRole('button', { name: textOf('ui.card.flip') }).click();
      await expect(page.getByRole('heading', { level: 3 })).toBeVisible();
      await look('the back of a card');
      if (viewport === PHONE) {
        await page.getByRole('button', { name: /^Chapters/ }).click();
        await look('the chapter sheet');
      }
      await page.getByRole('button', { name: 'What was said' }).click();
      await expect(page.getByRole('dialog', { name: 'What was said' })).toBeVisible();
      await look('what was said');
    });
  });
}

test('automatic dark mode changes no page, because each declares its colour scheme', async ({
  page,
  forgive,
}) => {
  forgive(/404/);
  const setDark = await darkMode(page);
  for (const address of PAGES) {
    await page.goto(address);
    // again, because the kiosk's checks and the report's picture appear late
    await expect(async () => {
      await setDark(false);
      const plain = await picture(page);
      await setDark(true);
      expect((await picture(page)).data.equals(plain.data), address).toBe(true);
    }).toPass();
    await expect(page.locator('html[data-darkened]')).toHaveCount(0);
  }
});
