import type { Page, Route } from '@playwright/test';
import { resolve, story } from '../../../stage/index.ts';
import { textOf } from '../../texts.ts';
import { findNoFault } from '../axe.ts';
import { readCounts, startCounting } from '../counted.ts';
import {
  attract,
  countdown,
  endVisit,
  endVisitDuringMotion,
  idleUntilCountdown,
  openKiosk,
  stateAtRest,
  visitAt,
} from '../kioskVisit.ts';
import { unseenElements } from '../lastRow.ts';
import {
  at,
  END,
  expect,
  finale,
  PHONE,
  radios,
  settled,
  stageOf,
  startOf,
  step,
  test,
  validate,
  walkTo,
} from '../matchDay.ts';

test.use({ viewport: PHONE, contextOptions: { reducedMotion: 'reduce' } });

test('a kiosk shows the countdown after idle time, offers to return to full screen, and loads a new release', async ({
  page,
}) => {
  await startCounting(page);
  await openKiosk(page);

  // The attract loop draws each picture once. No countdown appears before the first input.
  // `stateAtRest` advances the page's clock by 1 s. By then the page has rendered all that it prepares behind the
  // attract loop, and requests no more frames.
  await stateAtRest(page);
  const { frames } = await readCounts(page);
  for (let picture = 0; picture < 3; picture += 1) {
    const { draws } = await readCounts(page);
    await page.clock.runFor(8000);
    await expect(async () => {
      await page.clock.runFor(20);
      expect((await readCounts(page)).draws, 'each picture is drawn once').toBe(draws + 1);
    }).toPass();
  }
  expect((await readCounts(page)).frames).toBe(frames);
  await page.clock.fastForward(600_000);
  await expect(countdown(page)).toBeHidden();
  await page.clock.resume();
  await findNoFault(page, 'the attract loop');

  await attract(page).click();
  await settled(page);
  await at(page, resolve(story, 'chapter_0_0').label);
  await walkTo(page, step(0, 'chickenpox'));

  // after a time without input the countdown appears; a click anywhere closes it and does not change the step
  const next = page.getByRole('button', { name: 'Next' });
  await next.focus();
  await idleUntilCountdown(page);
  await findNoFault(page, 'the countdown');
  await expect(countdown(page)).toContainText(textOf('kiosk.idle.text', { seconds: 20 }));
  await expect(page.getByRole('button', { name: "I'm here" })).toBeFocused();
  await page.mouse.click(20, 20);
  await expect(countdown(page)).toBeHidden();
  await expect(next).toBeFocused();
  await at(page, step(0, 'chickenpox'));

  // when full screen has ended, for example by Escape, a button turns it on again
  const full = page.getByRole('button', { name: 'Back to full screen' });
  await expect(full).toHaveCount(0);
  await page.keyboard.press('f');
  await expect(page.locator('html')).toHaveClass(/projected/);
  await page.evaluate(() => document.exitFullscreen());
  await findNoFault(page, 'the way back to full screen');
  await full.click();
  await expect(full).toHaveCount(0);
  expect(await page.evaluate(() => document.fullscreenElement?.tagName)).toBe('HTML');
  // no word is too small for a projection, and no word or button is too near an edge of the window
  expect(await unseenElements(page), 'a bubble').toEqual([]);
  await page.getByRole('button', { name: /^Chapters/ }).click();
  await expect(page.getByRole('dialog', { name: 'Chapters' })).toBeVisible();
  expect(await unseenElements(page), 'the chapters').toEqual([]);
  await page.keyboard.press('Escape');
  await idleUntilCountdown(page);
  expect(await unseenElements(page), 'the countdown').toEqual([]);

  // between two visits the page loads a new release and stays a kiosk
  await endVisit(page);
  await page.clock.resume();
  await page.evaluate(() => Object.assign(window, { old: true }));
  const serveNewer = async (route: Route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace('src="/assets/index', 'src="/assets/newer') });
  };
  await page.route('**/simulation_wny', serveNewer, { times: 1 });
  // The page checks for a new release every hour, but not while the previous visit is still ending. So the test lets
  // hours pass until a check has reloaded the page.
  await expect(async () => {
    await page.clock.fastForward(3_600_000);
    await page.waitForFunction(() => !('old' in window), undefined, { timeout: 5000 });
  }).toPass();
  await attract(page).waitFor();
  // the reload has ended full screen, so the button `full` is shown
  await expect(full).toBeVisible();
  await full.click();
  await expect(full).toHaveCount(0);
  await page.evaluate(() => document.exitFullscreen());
  await expect(full).toBeVisible();

  // in a kiosk an upright window has the sm layout, even if it is wider than 768 px
  await page.setViewportSize({ width: 1080, height: 1920 });
  await expect(stageOf(page)).toHaveAttribute('data-layout', 'sm');
  await page.setViewportSize({ width: 800, height: 600 });
  await expect(stageOf(page)).toHaveAttribute('data-layout', 'md');
});

/** Situations in which a visit can end. The function brings the page from the attract loop into the situation. */
const MOMENTS: readonly (readonly [string, (page: Page) => Promise<unknown>])[] = [
  [
    'with a question half answered',
    async page => {
      await begin(page, step(3, 'question'));
      await radios(page).nth(1).check();
    },
  ],
  [
    'at the error overlay',
    async page => {
      await begin(page, step(3, 'question'));
      await radios(page).nth(0).check();
      await validate(page).click();
      await page.getByRole('alertdialog').waitFor();
    },
  ],
  [
    'on the back of a card',
    async page => {
      await begin(page, step(3, 'card'));
      await page.getByRole('button', { name: textOf('ui.card.flip') }).click();
      await page.getByRole('heading', { level: 3 }).waitFor();
    },
  ],
  [
    'in the chapter sheet, with words selected',
    async page => {
      await page.clock.resume();
      await attract(page).click();
      await settled(page);
      await page.getByRole('button', { name: /^Chapters/ }).click();
      await page.evaluate(() => getSelection()?.selectAllChildren(document.body));
    },
  ],
  [
    'on the loading screen',
    async page => {
      await visitAt(page, step(5, 'quiet'));
      await page.keyboard.press('Shift');
    },
  ],
  [
    'at the form, with stored input, large text and more contrast',
    async page => {
      await begin(page, step(2, 'pitch'));
      await page.evaluate(() => {
        sessionStorage.setItem('wny-registration', '{"last_name":"hers"}');
        localStorage.setItem('wny-comfort', '150 contrast still');
        dispatchEvent(new StorageEvent('storage', { key: 'wny-comfort' }));
        history.pushState(null, '', '/register?district=hers');
        dispatchEvent(new PopStateEvent('popstate', { state: null }));
      });
      await page.getByRole('dialog', { name: textOf('kiosk.take.title') }).waitFor();
      await page.keyboard.press('Tab');
    },
  ],
];

async function begin(page: Page, label: ReturnType<typeof step>) {
  await visitAt(page, label);
  await startOf(page).click();
  await settled(page);
  await at(page, label);
}

test('wherever a visit ends, the page afterwards equals an unused kiosk in picture and storage @quick', async ({
  page,
}) => {
  await openKiosk(page);
  const fresh = await stateAtRest(page);
  expect(fresh.local).toEqual([]);
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  for (const [moment, goThere] of MOMENTS) {
    await goThere(page);
    await endVisit(page);
    expect(await stateAtRest(page, fresh), moment).toEqual(fresh);
    // Checks that the page was not reloaded. An unattended kiosk reloads to repair itself. The reload would delete data
    // that the end of the visit failed to delete, and so hide the fault.
    expect(await page.evaluate(() => 'isSame' in window), moment).toBe(true);
  }
  // one more visit, which ends during a motion
  await begin(page, step(2, 'title'));
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await endVisitDuringMotion(page, async () => {
    await page.keyboard.press('ArrowRight');
    await settled(page, 'playing');
    await page.emulateMedia({ reducedMotion: 'reduce' });
  });
  expect(await stateAtRest(page, fresh), 'in the middle of a motion').toEqual(fresh);
});

test('Restart begins the next visit, and the page for the operator counts both visits by chapter', async ({
  page,
}) => {
  await openKiosk(page);
  const fresh = await stateAtRest(page);
  await begin(page, END);
  await finale(page).click();
  await expect(attract(page)).toBeVisible();
  expect(await stateAtRest(page, fresh)).toEqual(fresh);
  await attract(page).click();
  await settled(page);
  await at(page, resolve(story, 'chapter_0_0').label);

  await page.goto('/kiosk');
  // The cells: the number of visits, the number of visits to each of the nine chapters, the number of finished visits.
  // One visit was only in chapter 0, the other one only in chapter 8, at its finale.
  const row = page.getByRole('row', { name: '2026-11-22 09:00' });
  await expect(row.getByRole('cell')).toHaveText(['2', '1', '0', '0', '0', '0', '0', '0', '0', '1', '1']);
});
