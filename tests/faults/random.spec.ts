/** Plays visits with random disturbances. A fixed seed makes the disturbances the same in each run. */
import { type Browser, expect, type Page } from '@playwright/test';
import { story } from '../../stage/index.ts';
import { goOn } from '../e2e/goOn.ts';
import { settled, stageOf, startOf } from '../e2e/matchDay.ts';
import { contextLost } from './graphics.ts';
import { line } from './pagesAndSteps.ts';
import { expectSame } from './same.ts';
import type { Server } from './server.ts';
import { test } from './test.ts';
import { openVisit } from './visit.ts';

test.describe.configure({ timeout: 600_000 });

/** Share of the disturbances to play: 1 in `npm run faults`, which sets THOROUGH, and 0.1 in `npm run test:all`. */
const SHARE = process.env.THOROUGH ? 1 : 0.1;
const EVENTS = 10_000 * SHARE;
const KILLS = 50 * SHARE;
const LOSSES = 20 * SHARE;
const LABEL = 'wny-simulation-current-label';
const labels = story.steps.map(({ label }): string => label);

/** Returns a function that returns random numbers from 0 to below 1. The same seed gives the same sequence. */
function dice(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Opens a visit and goes to the step of a line in chapter 2 (`line` in pagesAndSteps.ts). */
async function onTheLine(browser: Browser, server: Server) {
  const visit = await openVisit(browser, server, 'block');
  await line.prepare(visit.page);
  await visit.page.goto(line.address);
  await line.arrive(visit.page);
  return visit;
}

const labelNow = async (page: Page) => (await stageOf(page).getAttribute('data-label')) ?? '';

/**
 * Runs in the page. Sends `count` random events to random elements and to the window. Leaves out links, because a click
 * on a link would leave the page.
 */
function disturb([seed, count]: readonly [number, number]) {
  let state = seed;
  const roll = (sides: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
  const of = <T>(all: readonly T[]): T | undefined => all[roll(all.length)];
  const keys = [
    'ArrowRight',
    'ArrowLeft',
    'PageDown',
    'PageUp',
    'Escape',
    'Enter',
    ' ',
    'b',
    'f',
    '?',
    'l',
    'Tab',
    '1',
  ];
  const points = () => ({ clientX: roll(500) - 50, clientY: roll(900) - 50 });
  const pointers = ['pointerdown', 'pointerup', 'pointermove', 'pointercancel', 'pointerleave'];
  const windows = [
    'resize',
    'focus',
    'blur',
    'online',
    'offline',
    'orientationchange',
    'scroll',
    'beforeprint',
  ];
  const others = [
    'input',
    'change',
    'focusin',
    'focusout',
    'animationend',
    'transitionend',
    'cancel',
    'selectstart',
  ];
  /**
   * One to five fingers touch the screen in turn. Some of them move. Then, in any order, each finger is lifted or its
   * touch is cancelled, as a browser does with a touch that seems to be a palm.
   */
  const touchWithFingers = (target: EventTarget) => {
    const fingers = Array.from({ length: 1 + roll(5) }, (_, i) => ({
      bubbles: true,
      cancelable: true,
      pointerType: 'touch',
      pointerId: 10 + i,
      isPrimary: i === 0,
      ...points(),
    }));
    for (const finger of fingers) target.dispatchEvent(new PointerEvent('pointerdown', finger));
    for (const finger of fingers)
      if (roll(2)) target.dispatchEvent(new PointerEvent('pointermove', { ...finger, ...points() }));
    for (const finger of fingers.sort(() => roll(3) - 1)) {
      target.dispatchEvent(new PointerEvent(roll(5) ? 'pointerup' : 'pointercancel', finger));
      if (roll(2)) target.dispatchEvent(new MouseEvent('click', finger));
    }
  };
  const dispatchRandom = (target: EventTarget) => {
    const init = { bubbles: true, cancelable: true, ...points() };
    switch (roll(10)) {
      case 0:
      case 1:
        return target.dispatchEvent(
          new KeyboardEvent(of(['keydown', 'keyup']) ?? '', { ...init, key: of(keys) ?? '' }),
        );
      case 2:
        return target.dispatchEvent(
          new MouseEvent(of(['click', 'dblclick', 'contextmenu', 'mousedown', 'mouseup']) ?? '', init),
        );
      case 3: {
        const [pointerType = '', type = ''] = [of(['touch', 'mouse', 'pen']), of(pointers)];
        const pointer = { ...init, pointerType, pointerId: roll(3), isPrimary: roll(3) > 0 };
        return target.dispatchEvent(new PointerEvent(type, pointer));
      }
      case 9:
        return touchWithFingers(target);
      case 4:
        return dispatchEvent(new Event(of(windows) ?? ''));
      case 5:
        return document.dispatchEvent(
          new Event(of(['visibilitychange', 'fullscreenchange', 'freeze', 'resume']) ?? ''),
        );
      case 6:
        return target.dispatchEvent(new Event(of(others) ?? '', { bubbles: true }));
      case 7: {
        const key =
          of(['wny-simulation-current-label', 'wny-simulation-current-chapter-done', 'x', null]) ?? null;
        return dispatchEvent(
          new StorageEvent('storage', { key, newValue: of(['', '-1', '{}', 'chapter_9_9']) ?? null }),
        );
      }
      default:
        return dispatchEvent(
          roll(2)
            ? new PageTransitionEvent(of(['pageshow', 'pagehide']) ?? '', { persisted: true })
            : new WheelEvent('wheel', { ...init, deltaY: roll(400) - 200, ctrlKey: roll(2) > 0 }),
        );
    }
  };
  for (let i = 0; i < count; i += 1) {
    const target =
      of([...document.querySelectorAll('body *')].filter(it => !it.closest('a'))) ?? document.body;
    dispatchRandom(roll(5) ? target : window);
  }
}

test(`after every 50 of ${EVENTS} random events the visitor is on a step, and afterwards the match day can be finished`, async ({
  browser,
  server,
}) => {
  const visit = await onTheLine(browser, server);
  const { page } = visit;
  const BATCH = 50;
  for (let sent = 0; sent < EVENTS; sent += BATCH) {
    await page.evaluate(disturb, [sent + 1, BATCH] as const);
    expect(labels).toContain(await labelNow(page));
    visit.expectNoComplaint();
  }
  await page.reload();
  await startOf(page).click();
  while ((await labelNow(page)) !== labels.at(-1)) await goOn(page);
  visit.expectNoComplaint();
  await visit.context.close();
});

test(`after each of ${KILLS} crashes at a random moment, at most one step is lost`, async ({
  browser,
  server,
}) => {
  const random = dice(7);
  const visit = await openVisit(browser, server, 'block');
  await visit.page.close();
  // `seen`: index of the step on screen just before the last crash.
  // `furthest`: index of the step to which the last key press leads. The page can crash before it saves this step.
  let [seen, furthest] = [0, 0];
  for (let kill = 0; kill < KILLS; kill += 1) {
    const page = await visit.context.newPage();
    await page.goto('/simulation_wny');
    await stageOf(page).waitFor();
    const back = labels.indexOf(await labelNow(page));
    expect(back, `after kill ${kill}`).toBeGreaterThanOrEqual(seen - 1);
    expect(back, `after kill ${kill}`).toBeLessThanOrEqual(furthest);
    await startOf(page).click();
    const steps = Math.floor(random() * 3);
    for (let step = 0; step < steps && back + step < labels.length - 1; step += 1) await goOn(page);
    const before = await labelNow(page);
    // The test waits at most 200 ms, so that the page can crash during the transition.
    await page.keyboard.press('ArrowRight');
    await page.waitForTimeout(random() * 200);
    const after = await labelNow(page);
    expect(labels).toContain(before);
    [seen, furthest] = [labels.indexOf(after), labels.indexOf(before) + 1];
    const client = await visit.context.newCDPSession(page);
    const crashed = page.waitForEvent('crash');
    client.send('Page.crash').catch(() => {});
    await crashed;
    await page.close();
    if (furthest >= labels.length - 1) {
      const next = await visit.context.newPage();
      await next.goto('/legal');
      await next.evaluate(key => localStorage.setItem(key, 'chapter_0_0'), LABEL);
      await next.close();
      [seen, furthest] = [0, 0];
    }
  }
  visit.expectNoComplaint();
  await visit.context.close();
});

/**
 * Calls `line.look`, which works at every step, until two successive results have the same picture. Returns
 * the last result. The picture changes even after a step has come to rest, because the textures of a
 * close-up become finer.
 */
async function lookAtRest(page: Page) {
  let seen = await line.look(page, true);
  for (;;) {
    await page.evaluate(() => new Promise(idle => requestIdleCallback(idle)));
    const next = await line.look(page, true);
    if (next.picture && seen.picture?.equals(next.picture)) return next;
    seen = next;
  }
}

test(`after each of ${LOSSES} lost graphics contexts, the picture is the same`, async ({
  browser,
  server,
}) => {
  const visit = await onTheLine(browser, server);
  const { page } = visit;
  const lose = contextLost(true);
  for (let loss = 0; loss < LOSSES; loss += 1) {
    await settled(page);
    const before = await lookAtRest(page);
    await lose.during?.(visit);
    await expectSame(() => line.look(page, true), before);
    await goOn(page);
  }
  visit.expectNoComplaint();
  await visit.context.close();
});
