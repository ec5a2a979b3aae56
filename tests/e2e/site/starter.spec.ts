import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { LICENCES } from '../../../src/facts/licences.ts';
import { textOf } from '../../texts.ts';
import { holdBack } from '../holdBack.ts';
import { expectReadableOnPaper, SHEET } from '../paper.ts';
import { expect, LAPTOP, open, test } from '../site.ts';

const SESSIONS = '**/data/training-sessions.json';
const serveSessions = (page: Page, body: unknown) =>
  page.route(SESSIONS, route => route.fulfill({ json: body }));
const session = (start: string, district: string, more = {}) => ({
  licence: 'introduction',
  district,
  place: 'Sportanlage Musterwiese',
  start,
  ...more,
});

test.describe('the journey', () => {
  test('shows four stations, a source for each fact, and the day of the last check', async ({ page }) => {
    await open(page, '/starter');
    const stations = page.locator('.station');
    await expect(stations.getByRole('heading')).toHaveText([
      'Introduction Course',
      'C-BASIC Diploma',
      'D Diploma',
      'UEFA C Diploma',
    ]);
    for (const fact of await page.locator('.station dd').all()) {
      const target = await fact.getByRole('link').first().getAttribute('href');
      await expect(page.locator(String(target))).toBeAttached();
    }
    await expect(page.locator('.sources')).toContainText(
      textOf('pages.starter.sources.checked', { date: '21 November 2026', next: '21 May 2027' }),
    );
    await expect(stations.nth(2)).not.toContainText('Requirement');
    await expect(stations.nth(3)).not.toContainText('Minimum age');
  });

  test('highlights the station where the visitor can start', async ({ page }) => {
    await open(page, '/starter');
    const form = page.getByRole('form', { name: textOf('pages.starter.start.title') });
    const lit = page.locator('.station[data-lit="true"] h3');
    const { c_basic, d } = LICENCES;
    const ask = async (age: string) => {
      await form.getByLabel('How old are you?').fill(age);
      await form.getByRole('button', { name: 'Show me' }).click();
    };
    await ask('70');
    await expect(lit).toHaveText('Introduction Course');
    await form.getByLabel('Introduction Course').check();
    await expect(lit).toHaveCount(0);
    await ask(`${Math.max(c_basic.minAge, d.minAge)}`);
    await expect(lit).toHaveText('C-BASIC Diploma');
    await expect(form.getByRole('status')).toContainText(textOf('pages.starter.start.also_d'));
    await ask(`${c_basic.minAge - 1}`);
    await expect(form.getByRole('status')).toContainText(textOf('pages.starter.start.wait_one'));
    await ask('sixteen');
    await expect(form.getByRole('status')).toContainText(textOf('pages.starter.start.age_error'));
    await expect(form.getByLabel('How old are you?')).toHaveAttribute('aria-invalid', 'true');
    await expect(lit).toHaveCount(0);
  });
});

test.describe('the training sessions', () => {
  test('show one text while they load and another when there are none', async ({ page }) => {
    const finish = await holdBack(page, SESSIONS);
    await open(page, '/starter');
    await expect(page.locator('.sessions')).toContainText(textOf('pages.starter.sessions.loading'));
    finish();
    await expect(page.locator('.sessions')).toContainText(textOf('pages.starter.sessions.empty'));
  });

  test('are sorted by date, without past sessions, filtered by district, saved to the calendar and passed on to the form', async ({
    page,
  }) => {
    await serveSessions(page, {
      sessions: [
        session('2999-05-02T18:30', 'Zürich', { licence: 'c_basic', end: '2999-05-02T22:00' }),
        session('2001-01-01', 'Bern'),
        session('2999-03-01', 'Bern'),
        { nonsense: true },
      ],
    });
    await open(page, '/starter');
    const rows = page.locator('.session');
    await expect(rows.getByRole('heading', { includeHidden: true })).toHaveText([
      'Introduction Course',
      'C-BASIC Diploma',
    ]);
    await page.getByLabel('Filter by district').selectOption('Zürich');
    await expect(rows).toHaveCount(1);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      rows.getByRole('button', { name: /Save to calendar/ }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('c_basic-2999-05-02.ics');
    const text = await readFile(await file.path(), 'utf8');
    expect(text).toContain('DTSTART:29990502T163000Z');
    await rows.getByRole('link', { name: "I'm interested" }).click();
    await expect(page).toHaveURL(/\/register\?licence=c_basic/);
    await expect(page.getByLabel('What is it about?')).toHaveValue('c_basic');
    await expect(page.locator('.form__course')).toContainText('Zürich');
    await expect(page.locator('.form__course')).toContainText(`${LICENCES.c_basic.minAge} years`);
  });

  test('show 8 of 900, and all 900 on request', async ({ page }) => {
    await serveSessions(page, {
      sessions: Array.from({ length: 900 }, (_, i) =>
        session(`2999-01-01T${String(i % 24).padStart(2, '0')}:00`, `District ${i}`),
      ),
    });
    await open(page, '/starter');
    await expect(page.locator('.session')).toHaveCount(8);
    await page.getByRole('button', { name: 'Show 892 more' }).click();
    await expect(page.locator('.session')).toHaveCount(900);
  });
});

test('the five resource links open in a new tab without an opener, and their names say so', async ({
  page,
}) => {
  await open(page, '/starter');
  const links = page.locator('.resources').getByRole('link');
  await expect(links).toHaveCount(5);
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(link).toHaveAccessibleName(/opens in a new tab/);
  }
  const association = page
    .locator('.switzerland')
    .getByRole('link', { name: /Go to the Swiss Football Association/ });
  await expect(association).toHaveAttribute('href', 'https://www.football.ch');
});

test.describe('on paper', () => {
  test.use({ viewport: LAPTOP });

  for (const path of ['/starter', '/', '/register']) {
    test(`${path} prints on two sheets`, async ({ page }) => {
      await open(page, path);
      await page.waitForLoadState('networkidle');
      const sheets = (await page.pdf({ preferCSSPageSize: true }))
        .toString('latin1')
        .match(/\/Type\s*\/Page\b(?!s)/g);
      expect(sheets).toHaveLength(2);
      await page.setViewportSize(SHEET);
      await expectReadableOnPaper(page);
    });
  }
});
