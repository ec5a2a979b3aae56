import type { Page, Route } from '@playwright/test';
import { resolve, story } from '../../stage/index.ts';
import { findNoFault } from './axe.ts';
import { advance, at, expect, PHONE, settled, stageOf, step, test, walkTo } from './matchDay.ts';

test.use({ viewport: PHONE, contextOptions: { reducedMotion: 'reduce' } });

declare global {
  interface Window {
    asked: { locks: number; latest: { released: boolean } };
  }
}

const attract = (page: Page) => page.getByRole('button', { name: 'Why not you?' });
const countdown = (page: Page) => page.getByRole('alertdialog', { name: 'Still there?' });

/** All that a visit can leave behind on the page. */
const left = (page: Page) =>
  page.evaluate(() => ({
    address: location.pathname + location.search,
    entries: history.length,
    // what the organiser counts is nobody's
    local: Object.entries(localStorage).filter(([key]) => !key.startsWith('wny-kiosk')),
    session: { ...sessionStorage },
    label: document.querySelector<HTMLElement>('.simulation')?.dataset.label,
    status: document.querySelector<HTMLElement>('.simulation')?.dataset.status,
    focus: document.activeElement?.tagName,
    selected: String(getSelection()),
    scrolled: scrollY,
    dialogs: document.querySelectorAll('dialog').length,
  }));

/** Nobody touches anything until the countdown asks. */
const fallSilent = async (page: Page, seconds: number) => {
  await page.clock.fastForward(seconds * 1000);
  await expect(countdown(page)).toBeVisible();
};

test('at a kiosk silence is asked about, and the next visit is a first one', async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(() => {
    const asked = { locks: 0, latest: { released: false, release: async () => {} } };
    const request = async () => {
      asked.locks += 1;
      asked.latest = { ...asked.latest, released: false };
      return asked.latest;
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
    Object.assign(window, { asked });
  });
  await page.goto('/simulation_wny?kiosk=15');
  await attract(page).waitFor();
  await page.evaluate(() => history.replaceState(history.state, '', '/simulation_wny'));
  const fresh = await left(page);
  expect(fresh.local).toEqual([]);

  // the screen stays on; the browser takes the lock from a hidden page
  const locks = () => page.evaluate(() => window.asked.locks);
  await expect.poll(locks).toBe(1);
  await page.evaluate(() => {
    window.asked.latest.released = true;
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(locks).toBe(2);

  // nobody has touched anything: there is nothing to ask about
  await page.clock.fastForward(600_000);
  await expect(countdown(page)).toBeHidden();

  await attract(page).click();
  await settled(page);
  await at(page, resolve(story, 'chapter_0_0').label);
  await walkTo(page, step(0, 'chickenpox'));

  // a touch is an answer, and moves nothing
  const next = page.getByRole('button', { name: 'Next' });
  await next.focus();
  await fallSilent(page, 60);
  await findNoFault(page, 'the countdown');
  await expect(page.getByRole('button', { name: "I'm here" })).toBeFocused();
  await page.mouse.click(20, 20);
  await expect(countdown(page)).toBeHidden();
  await expect(next).toBeFocused();
  await at(page, step(0, 'chickenpox'));

  // the chapter sheet open, a word selected
  await page.getByRole('button', { name: /^Chapters/ }).click();
  await page.evaluate(() => getSelection()?.selectAllChildren(document.body));
  await fallSilent(page, 240);
  await page.clock.runFor(16_000);
  await attract(page).waitFor();
  expect(await left(page)).toEqual(fresh);

  // in the middle of a step, with words at stake, by way of another page
  await page.keyboard.press('ArrowRight');
  await settled(page);
  await advance(page, () => page.keyboard.press('ArrowRight'));
  await page.evaluate(() => {
    sessionStorage.setItem('wny-registration', '{"last_name":"hers"}');
    history.pushState(null, '', '/register?district=hers');
  });
  await fallSilent(page, 240);
  await page.clock.runFor(16_000);
  await attract(page).waitFor();
  expect(await left(page)).toEqual(fresh);

  // a new release is taken while nobody plays; it is still a kiosk after that
  await page.evaluate(() => Object.assign(window, { old: true }));
  const isNewer = async (route: Route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace('src="/assets/index', 'src="/assets/newer') });
  };
  await page.route('**/simulation_wny', isNewer, { times: 1 });
  await page.clock.fastForward(3_600_000);
  await page.waitForFunction(() => !('old' in window));
  await attract(page).waitFor();

  // a screen that is higher than wide plays the small layout
  await page.setViewportSize({ width: 800, height: 1000 });
  await expect(stageOf(page)).toHaveAttribute('data-layout', 'sm');
  await page.setViewportSize({ width: 800, height: 600 });
  await expect(stageOf(page)).toHaveAttribute('data-layout', 'md');
});
