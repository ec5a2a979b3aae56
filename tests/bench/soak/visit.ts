/** Plays one visit of a kiosk for the soak test. */
import type { Page } from '@playwright/test';
import { story } from '../../../stage/index.ts';
import { attract, endVisit, endVisitDuringMotion, visitAt } from '../../e2e/kioskVisit.ts';

export const PHONE = { width: 394, height: 752 };
const SIZES = [
  { width: 800, height: 520 },
  { width: 600, height: 900 },
  { width: 1008, height: 655 },
];
/**
 * Kinds of visit, played in turn. All kinds except 'from the start' begin at a later step. 'loading': the visitor does
 * not press start. 'on another page': the visitor goes on to another page of the site.
 */
const KINDS = [
  'from the start',
  'at a step',
  'loading',
  'at a step',
  'on another page',
  'at a step',
] as const;

/**
 * Returns a function `dice`: `dice(sides)` returns a random whole number from 0 to `sides` - 1. The same seed gives the
 * same sequence (mulberry32).
 */
function diceOf(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * sides);
  };
}
type Dice = ReturnType<typeof diceOf>;

/** Performs one random action of a visitor. */
async function actOnce(page: Page, dice: Dice) {
  const radios = page.locator('[role="radiogroup"] input');
  // The button for full screen is left out, because the window would stay in full screen after the visit.
  const buttons = page
    .locator(':is(.simulation, dialog[open]) button:not([aria-disabled="true"]):visible')
    .filter({ hasNotText: 'Toggle Fullscreen' });
  const acts: readonly (() => Promise<unknown>)[] = [
    () => page.keyboard.press('ArrowRight'),
    () => page.keyboard.press('PageDown'),
    () => page.keyboard.press('ArrowLeft'),
    () => page.keyboard.press(String(1 + dice(4))),
    () => page.mouse.click(30 + dice(300), 30 + dice(300)),
    async () => {
      const count = await radios.count();
      if (count > 0) await radios.nth(dice(count)).click({ timeout: 300 });
    },
    async () => {
      const count = await buttons.count();
      if (count > 0) await buttons.nth(dice(count)).click({ timeout: 300 });
    },
    () => page.evaluate(() => getSelection()?.selectAllChildren(document.body)),
  ];
  await acts[dice(acts.length)]?.().catch(() => {}); // an action fails if its element is gone
}

/** Opens another page of the site and stores a registration draft, which the end of the visit must delete. */
const goElsewhere = (page: Page, path: string) =>
  page.evaluate(to => {
    sessionStorage.setItem('wny-registration', '{"last_name":"hers"}');
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);

/** Plays visit number `at`: from one attract loop until the next one begins. Leaves the page's clock paused. */
export async function visitOnce(page: Page, at: number) {
  const dice = diceOf(at);
  await page.clock.resume();
  await page.clock.runFor(dice(8000));
  if (at % 5 === 0) await page.setViewportSize(SIZES[(at / 5) % SIZES.length] ?? PHONE);
  if (at % 10 === 1) await page.evaluate(() => window.soak.lose());
  const kind = KINDS[at % KINDS.length];
  if (kind === 'from the start') {
    await attract(page).click();
  } else {
    // The first step is left out, because a kiosk shows its attract loop there. After enough visits `at * 37`
    // has reached all other steps, because 37 is prime. It would miss some only if their number were a
    // multiple of 37, or of 6, because every sixth visit is of the kind 'from the start'.
    const [, ...steps] = story.steps;
    const { label } = steps[(at * 37) % steps.length] ?? {};
    if (label) await visitAt(page, label);
    if (kind !== 'loading') await page.locator('.loading').getByRole('button').first().click();
  }
  if (kind === 'on another page') await goElsewhere(page, dice(2) ? '/starter' : '/register?district=hers');
  for (let acts = dice(20); acts > 0; acts -= 1) await actOnce(page, dice);
  if (at % 10 === 6) await page.evaluate(() => window.soak.lose());
  if (at % 4 === 3) {
    await endVisitDuringMotion(page, () => page.keyboard.press('ArrowRight'));
  } else {
    // The idle time begins at a sign of a visitor (src/kiosk/idle.ts). On every page, Shift is such a sign.
    await page.keyboard.press('Shift');
    await endVisit(page);
  }
  if (at % 5 === 0) await page.setViewportSize(PHONE);
}
