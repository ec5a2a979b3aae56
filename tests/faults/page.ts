/** Defines faults of the visitor's browser and device, for example a translated page or a full storage. */
import { expect, type Page } from '@playwright/test';
import { beforeScripts, duringVisit, type Fault, happens } from './fault.ts';
import type { AnswerName } from './server.ts';

// --- programs that change the page

/** Imitates a browser's translation: wraps every text node and replaces its words. Runs in the page. */
export const translate = () => {
  document.documentElement.lang = 'de';
  document.documentElement.classList.add('translated-ltr');
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const all: Node[] = [];
  while (texts.nextNode()) if (texts.currentNode.nodeValue?.trim()) all.push(texts.currentNode);
  for (const text of all) {
    const wrap = document.createElement('font');
    const inner = document.createElement('font');
    inner.append(`${text.nodeValue}`.toUpperCase());
    wrap.append(inner);
    text.parentNode?.replaceChild(wrap, text);
  }
};
export const translated = happens('the browser translates the page', translate);

/** Removes all elements that match `selector`, like an ad blocker that takes these elements for advertisements. */
export const removes = (selector: string) =>
  duringVisit(`a blocker removes ${selector}`, page =>
    page.evaluate(name => {
      for (const element of document.querySelectorAll(name)) element.remove();
    }, selector),
  );

export const passwordManager = duringVisit(
  'a password manager fills in the first name without an event, and adds its icons',
  async page => {
    const name = page.getByLabel('First name');
    await name.fill('');
    await name.evaluate(input => {
      input.setAttribute('data-lastpass-icon-root', '');
      input.after(document.createElement('span'));
      Reflect.set(HTMLInputElement.prototype, 'value', 'Luana', input);
    });
  },
);
/** Imitates a writing assistant such as Grammarly. Runs in the page. */
const insertGrammar = () => {
  for (const field of document.querySelectorAll('textarea')) {
    field.setAttribute('data-gramm', 'true');
    field.before(document.createElement('grammarly-extension'));
  }
  document.body.append(document.createElement('grammarly-desktop-integration'));
  document.body.setAttribute('data-new-gr-c-s-check-loaded', '1');
};
export const writingHelp = happens('a writing assistant adds its elements to the page', insertGrammar);

/**
 * Changes the page after the HTML is parsed and before the scripts run. React reports the change and renders the page
 * again.
 */
const beforeHydration = (is: string, change: () => void): Fault => ({
  is: `${is} before the scripts run`,
  reports: /React error #418/,
  before: ({ page }) =>
    page.addInitScript(`document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive') (${change})();
    }, { once: true })`),
});
export const translatedEarly = beforeHydration('the browser translates the page', translate);
export const grammarEarly = beforeHydration('a writing assistant adds its elements', insertGrammar);

// --- time, sleep and other tabs

/** Makes the attract loop's next call of setTimeout throw, as with an extension that limits timers. */
export const timerFails = happens('a timer of the attract loop throws', () => {
  const set = window.setTimeout;
  const FRAME_TIME_REDUCED = 8000; // in ms; the same as in src/simulation/attract/Attract.tsx
  Reflect.set(window, 'setTimeout', (task: () => void, milliseconds?: number) => {
    // A kiosk has another timer of this length, for the retry of the offline copy. The call stack shows whether the
    // attract loop sets the timer.
    const isOfLoop = milliseconds === FRAME_TIME_REDUCED && new Error().stack?.includes('/Attract-');
    if (!isOfLoop) return set(task, milliseconds);
    Reflect.set(window, 'setTimeout', set);
    throw new Error('no timer');
  });
});
/**
 * Imitates a browser that discards a tab in the background and loads the page again when the tab is shown: history
 * entry and session storage stay. Headless Chromium cannot discard a tab, so the fault goes to another page and back.
 */
export const discarded = duringVisit('the browser discards the tab', async page => {
  const client = await page.context().newCDPSession(page);
  await client.send('Page.setWebLifecycleState', { state: 'frozen' });
  await client.detach();
  await page.goto('/robots.txt');
  await page.goBack();
});
/**
 * Imitates the browser's command "Delete browsing data" while the page is open. This also deletes the data that
 * `prepare` has stored.
 */
export const dataCleared: Fault = {
  ...duringVisit("the site's data is deleted", async page => {
    const client = await page.context().newCDPSession(page);
    await client.send('Storage.clearDataForOrigin', {
      origin: new URL(page.url()).origin,
      storageTypes: 'all',
    });
    await client.detach();
  }),
  spoilsPage: true,
};
/** During a motion, the system clock is a day behind for 300 ms. */
export const clockJumps = duringVisit('the clock jumps back by a day during a motion', page =>
  page.evaluate(() => {
    dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }));
    const now = Date.now;
    Date.now = () => now() - 86_400_000;
    return new Promise<void>(done =>
      setTimeout(() => {
        Date.now = now;
        done();
      }, 300),
    );
  }),
);
export const otherTab = (is: string, label: string | null, done: string | null) =>
  duringVisit(`another tab ${is}`, page =>
    page.evaluate(
      ([at, count]) => {
        for (const [key, value] of [
          ['wny-simulation-current-label', at],
          ['wny-simulation-current-chapter-done', count],
        ] as const) {
          if (value === null) localStorage.removeItem(key);
          else localStorage.setItem(key, value);
          dispatchEvent(new StorageEvent('storage', { key, newValue: value, storageArea: localStorage }));
        }
      },
      [label, done] as const,
    ),
  );

// --- canvases and sharing

/** Imitates browsers that replace the pixels which a script reads from a canvas, to prevent fingerprinting. */
export const hidesPixels = beforeScripts('a browser that hides the pixels of a canvas', () => {
  const get = CanvasRenderingContext2D.prototype.getImageData;
  CanvasRenderingContext2D.prototype.getImageData = function noise(
    ...area: [number, number, number, number]
  ) {
    const pixels = Reflect.apply(get, this, area);
    pixels.data.fill(200);
    return pixels;
  };
});
// --- window size, printing and display settings

export const pixelRatioChanged = duringVisit(
  'the window moves to a screen with a higher pixel ratio and back',
  async page => {
    const client = await page.context().newCDPSession(page);
    const size = page.viewportSize() ?? { width: 394, height: 752 };
    for (const deviceScaleFactor of [3, 1]) {
      await client.send('Emulation.setDeviceMetricsOverride', { ...size, deviceScaleFactor, mobile: false });
      await page.evaluate(() => void dispatchEvent(new Event('resize')));
    }
    await client.detach();
  },
);
export const printed = duringVisit('the page is printed', async page => {
  await page.evaluate(() => void dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => void dispatchEvent(new Event('afterprint')));
});
// --- browsers with unusual or failing APIs

export const strangeConnection = beforeScripts('a browser with an invalid connection and battery', () => {
  Object.defineProperty(navigator, 'connection', { value: { effectiveType: 'x', saveData: undefined } });
  Object.defineProperty(navigator, 'getBattery', { value: () => Promise.reject(new Error('no battery')) });
});
export const savesData = beforeScripts('a browser in data-saving mode', () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '2g' } });
});
// --- touch

/** A finger drags the first choice of the ranking below the second one. Then the system cancels the touch. */
export const touchCancelled = duringVisit('the system cancels a touch that drags', async page => {
  const choices = page.locator('.ranking li');
  const order = await choices.allInnerTexts();
  const handle = await page.locator('[data-handle]').first().boundingBox();
  const next = await choices.nth(1).boundingBox();
  if (!handle || !next) throw new Error('no choices to drag');
  const client = await page.context().newCDPSession(page);
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchCancel',
    ...touchPoints: { x: number; y: number }[]
  ) => client.send('Input.dispatchTouchEvent', { type, touchPoints });
  const [x, y] = [handle.x + handle.width / 2, handle.y + handle.height / 2];
  await touch('touchStart', { x, y });
  for (const share of [0.2, 0.6, 1])
    await touch('touchMove', { x, y: y + share * (next.y + next.height - y) });
  await expect(page.locator('[data-dragging]')).toBeVisible();
  await touch('touchCancel');
  await expect(page.locator('[data-dragging]')).toHaveCount(0);
  expect(await choices.allInnerTexts()).toEqual(order);
  // After a drag, @dnd-kit blocks clicks for 50 ms, by a timer in the page. So the test waits by a timer in the page.
  await page.evaluate(() => new Promise(done => setTimeout(done, 100)));
  await client.detach();
});

// --- the offline copy

const untilWorkerControls = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null);
/**
 * Settings for faults of the offline copy. The code of the offline copy loads at most 6 s after the start of the match
 * day, or at most 6 s after another page's load event. So the test puts the clock forward by 6 s.
 */
const WITH_WORKER = { seconds: 6, serviceWorker: true } as const;

/** 50 kB: only a few files of the offline copy fit. */
export const fullDisk: Fault = {
  is: 'the disk is full while the offline copy is made',
  ...WITH_WORKER,
  async before({ page, context, server }) {
    const client = await context.newCDPSession(page);
    await client.send('Storage.overrideQuotaForOrigin', { origin: server.address, quotaSize: 50_000 });
  },
};
export const updateComes = (how: AnswerName): Fault => ({
  is: `the script of a running service worker: ${how}`,
  ...WITH_WORKER,
  async during({ page, server }) {
    await untilWorkerControls(page);
    server.give(/sw\.js$/, how);
    await page.reload();
    await expect.poll(() => server.requestCount(/sw\.js$/)).toBeGreaterThan(1);
  },
  end: ({ server }) => server.mend(),
});
export const offlineCopyDeleted: Fault = {
  is: 'the browser deletes the offline copy',
  ...WITH_WORKER,
  spoilsPage: true,
  async during({ page }) {
    await page.clock.fastForward(WITH_WORKER.seconds * 1000); // enough time for the start of the offline copy
    await untilWorkerControls(page);
    await page.evaluate(() => caches.delete('wny-files'));
  },
};
