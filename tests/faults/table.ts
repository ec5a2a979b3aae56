/**
 * The fault table. Each row names a page or step (`at`), a fault, the visitor's actions, the message that must appear,
 * and the data that must survive. After the fault, the page or step must look as it does without a fault. A row with
 * `without: 'pictures'` compares only the words, because the pictures stay missing.
 */
import { expect } from '@playwright/test';
import { showPictures, startOf } from '../e2e/matchDay.ts';
import { textOf } from '../texts.ts';
import {
  type Action,
  badResponse,
  badResponseFor,
  beforeScripts,
  begins,
  duringVisit,
  type Fault,
  follow,
  forbids,
  happens,
  inTurn,
  lacks,
  leaves,
  leavesOfflinePage,
  letsPass,
  press,
  progress,
  reads,
  recoversAlone,
  refuses,
  reloads,
  startsAndWaits,
  stored,
  waitsForCountdown,
} from './fault.ts';
import {
  contextLost,
  gpuRefused,
  lostInCloseUp,
  lostInCuts,
  lostInWarmUp,
  noCanvas,
  noWebGL,
} from './graphics.ts';
import {
  clockJumps,
  dataCleared,
  discarded,
  fullDisk,
  grammarEarly,
  hidesPixels,
  offlineCopyDeleted,
  otherTab,
  passwordManager,
  pixelRatioChanged,
  printed,
  removes,
  savesData,
  strangeConnection,
  timerFails,
  touchCancelled,
  translated,
  translatedEarly,
  updateComes,
  writingHelp,
} from './page.ts';
import {
  beginning,
  card,
  closeUp,
  finale,
  form,
  home,
  type Kept,
  kiosk,
  legal,
  line,
  loadingScreen,
  missingPage,
  noReport,
  onTheWay,
  openedAt,
  operator,
  type PageOrStep,
  powerOn,
  question,
  ranking,
  report,
  sending,
  starter,
  title,
} from './pagesAndSteps.ts';
import type { AnswerName } from './server.ts';

export interface Row {
  readonly at: PageOrStep;
  readonly fault: Fault;
  /** during the fault */
  readonly tries?: Action;
  /** a message that must appear */
  readonly sees?: string | RegExp;
  /** after the end of the fault */
  readonly does?: Action;
  readonly keeps: Kept;
  /** The pictures stay missing after the fault, so only the words are compared. */
  readonly without?: 'pictures';
  /** also a part of `npm test` */
  readonly quick?: true;
}

const code = (name: string) => new RegExp(`assets/${name}-[^/]*\\.js$`);
const style = (name: string) => new RegExp(`assets/${name}-[^/]*\\.css$`);
const pack = (name: string) => new RegExp(`simulation/sm/${name}-`);
const PACKS = /simulation\/sm\//;
const SESSIONS = /training-sessions\.json/;
const POST = /api\/registrations/;
const FONTS = /\.woff2$/;

const FAILED = /Failed to load \d+ image/;
const LATE = textOf('ui.loading.late');
const NOT_STARTED = textOf('pages.simulation_wny.not_started');
const WORDS_ONLY = textOf('ui.notice.pictures');
const LINK_LOST = textOf('layout.link.lost');
const GENERIC_ERROR = textOf('errors.generic.title');
const NO_DATES = textOf('pages.starter.sessions.error');
const NOT_SENT = textOf('pages.register.errors.send_failed');
const OFFLINE_PAGE = textOf('pages.offline.title');
const STEP = 'the step';
const REPORT_LOST = textOf('pages.report.junk');
const PIXELS_HIDDEN = textOf('pages.report.guarded');
const _NOT_SHARED = textOf('pages.report.share.failed');
const TYPED = 'the input';
const PAGE = 'the page';

const picksUp: Action = async page => {
  await page.locator('[data-handle]').first().focus();
  await page.keyboard.press('Space');
  await page.locator('.ranked[data-dragging]').waitFor();
};
/** Lets 40 s pass while a script of the kiosk is missing. Then checks that nothing on the page can be pressed. */
const staysInert: Action = async page => {
  await letsPass(40)(page);
  await expect(page.locator('#root')).toHaveJSProperty('inert', true);
};
/** Clicks without pointer events. Some switch devices, screen readers and touch drivers send such clicks. */
const clicksOnly: Fault = {
  ...duringVisit('the visitor sends clicks without pointer events', async page => {
    const click = async (name: RegExp) =>
      page
        .getByRole('button', { name })
        .first()
        .evaluate(it => it instanceof HTMLElement && it.click());
    await click(/Why not you/);
    await page.locator('.loading').waitFor({ state: 'detached' });
    await click(/^Next/);
  }),
  seconds: 1,
};
/** Shows the notice `LATE` at once: finishes the CSS animation that would show the notice after 20 s. */
const showsLateNotice: Action = page =>
  page.locator('.loading__late').evaluate(it => {
    for (const animation of it.getAnimations()) animation.finish();
  });
/**
 * Does the action, unless the start button appears first. The button can appear without the action, because Chromium
 * repeats a request if a reused connection breaks.
 */
const unlessItStarts =
  (does: Action): Action =>
  page =>
    Promise.race([does(page), startOf(page).waitFor()]);
/** Presses "Try again" until the start button appears. The first press replaces the broken file in the cache. */
const startsAgain: Action = page =>
  expect(async () => {
    const again = page.getByRole('link', { name: 'Try again' });
    if (await again.isVisible()) await again.click();
    await startOf(page).waitFor({ timeout: 3000 });
  }).toPass();
/** Reloads until the page's script runs. The first reload replaces the broken file in the cache. */
const reloadsUntilReady: Action = page =>
  expect(async () => {
    await page.reload();
    await page.locator('html[data-ready]').waitFor({ state: 'attached', timeout: 3000 });
  }).toPass();
const serverGone: Fault = {
  is: 'the server is gone',
  async during({ page, server }) {
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    server.give(/./, 'a broken connection');
  },
  end: ({ server }) => server.mend(),
};
const offline: Fault = {
  is: 'the network is gone',
  during: ({ context }) => context.setOffline(true),
  end: ({ context }) => context.setOffline(false),
};
const damaged = (
  row: Omit<Row, 'fault'>,
  what: string,
  path: RegExp,
  answers: readonly AnswerName[],
): Row[] => answers.map(how => ({ ...row, fault: badResponse(what, path, how) }));
const inAHurry = (key: string, back: string) =>
  duringVisit(`the visitor presses ${key} ten times, then ${back}`, async page => {
    for (let i = 0; i < 10; i += 1) await page.keyboard.press(key);
    for (let i = 0; i < 10; i += 1) await page.keyboard.press(back);
  });

// biome-ignore format: one fault per line
export const TABLE: readonly Row[] = [
  // packs that are missing, late or damaged
  ...damaged({ at: loadingScreen, sees: FAILED, does: press('Retry'), keeps: STEP }, 'the first pack', pack('00'), ['is missing', 'a server error', 'too many requests', 'half of the file', 'an empty file', 'invalid content', 'JSON of another shape', 'a changed digit', 'a broken connection']),
  { at: loadingScreen, fault: badResponse('the first pack', pack('00'), 'another file', '/data/training-sessions.json'), sees: FAILED, does: press('Retry'), keeps: STEP },
  { at: loadingScreen, fault: badResponseFor('the first pack', pack('00'), 'no response', 10), sees: FAILED, does: press('Retry'), keeps: STEP },
  { at: loadingScreen, fault: badResponseFor('the first pack', pack('00'), 'a byte at a time', 16), tries: inTurn(reads(textOf('ui.loading.slow')), press('Start without them')), keeps: STEP, without: 'pictures' },
  { at: loadingScreen, fault: badResponse("Romy's pack", pack('romy'), 'is missing'), sees: FAILED, does: press('Start without them'), keeps: STEP, without: 'pictures' },
  { at: loadingScreen, fault: badResponse('all packs', PACKS, 'a captive portal'), sees: FAILED, does: press('Retry'), keeps: STEP, quick: true },
  { at: loadingScreen, fault: badResponse('all packs', PACKS, 'a broken connection'), sees: FAILED, does: press('Start without them'), keeps: STEP, without: 'pictures' },
  { at: loadingScreen, fault: badResponse('all packs', PACKS, 'the wrong type'), keeps: STEP },

  // scripts and style sheets that are missing, late or damaged
  ...damaged({ at: loadingScreen, sees: GENERIC_ERROR, does: press('Try again'), keeps: STEP }, "the match day's code", code('matchDayCode'), ['is missing', 'a captive portal', 'the wrong type', 'half of the file', 'half of it, cached for a year']),
  ...damaged({ at: loadingScreen, sees: GENERIC_ERROR, does: press('Try again'), keeps: STEP }, "the match day's style", style('matchDayCode'), ['is missing', 'a 404, cached for a year']),
  ...damaged({ at: loadingScreen, tries: begins, sees: WORDS_ONLY, does: showPictures, keeps: STEP }, "the stage's code", code('Stage'), ['is missing', 'a captive portal', 'half of the file']),
  ...damaged({ at: loadingScreen, keeps: STEP }, 'the worker for drawings', code('raster.worker'), ['is missing', 'a captive portal', 'invalid content']),
  ...damaged({ at: loadingScreen, sees: NOT_STARTED, does: follow('Try again'), keeps: STEP }, 'the first script', code('index'), ['is missing', 'a captive portal']),
  ...damaged({ at: starter, sees: GENERIC_ERROR, does: press('Try again'), keeps: PAGE }, "the page's code", code('StarterPage'), ['a captive portal', 'a 404, cached for a year', 'an empty file, cached for a year']),
  { at: loadingScreen, fault: badResponse('the script for early downloads', /later\.js$/, 'is missing'), keeps: STEP },
  { at: loadingScreen, fault: badResponseFor('the code of the big-screen view', code('Projection'), 'is missing', 1), tries: startsAndWaits(3), keeps: STEP },
  { at: ranking, fault: badResponse('the code for dragging choices', code('DraggableChoices'), 'is missing'), tries: press(/^Move down/), keeps: STEP, quick: true },
  { at: loadingScreen, fault: badResponseFor('the code of the offline copy', code('offline'), 'is missing', 1), tries: startsAndWaits(6), keeps: STEP },
  { at: loadingScreen, fault: badResponse('the first script', code('index'), 'no response'), tries: showsLateNotice, sees: LATE, does: unlessItStarts(follow('Try again')), keeps: STEP },
  { at: loadingScreen, fault: badResponse("the match day's code", code('matchDayCode'), 'no response'), tries: showsLateNotice, sees: LATE, keeps: STEP },
  { at: loadingScreen, fault: badResponse('the first script', code('index'), 'a 404, cached for a year'), sees: NOT_STARTED, does: startsAgain, keeps: STEP },
  { at: home, fault: badResponse('the first script', code('index'), 'a 404, cached for a year'), does: reloadsUntilReady, keeps: PAGE },
  { at: starter, fault: badResponse("the page's code", code('StarterPage'), 'half of it, cached for a year'), sees: GENERIC_ERROR, does: press('Try again'), keeps: PAGE, quick: true },
  { at: home, fault: badResponse("the page's code", code('HomePage'), 'is missing'), sees: GENERIC_ERROR, does: press('Try again'), keeps: PAGE, quick: true },
  { at: starter, fault: badResponse("the page's style", style('StarterPage'), 'is missing'), does: reloads, keeps: PAGE },
  { at: form, fault: badResponse("the page's code", code('RegisterPage'), 'half of the file'), sees: GENERIC_ERROR, does: press('Try again'), keeps: TYPED, quick: true },
  { at: legal, fault: badResponse("the page's code", code('LegalPage'), 'the wrong type'), sees: GENERIC_ERROR, does: press('Try again'), keeps: PAGE },
  { at: missingPage, fault: badResponse("the page's code", code('NotFoundPage'), 'a server error'), sees: GENERIC_ERROR, does: press('Try again'), keeps: PAGE },
  { at: operator, fault: badResponse("the page's code", code('KioskPage'), 'is missing'), sees: GENERIC_ERROR, does: press('Try again'), keeps: PAGE },
  { at: legal, fault: badResponseFor('the code of the offline copy', code('offline'), 'is missing', 6), keeps: PAGE },
  { at: legal, fault: badResponseFor('the notice of a lost network', code('connectionNotice'), 'is missing', 3), keeps: PAGE },

  // an unattended kiosk
  { at: powerOn, fault: badResponseFor('the attract loop', code('Attract'), 'is missing', 1), sees: textOf('simulation.chapter_0.cta'), does: recoversAlone, keeps: PAGE },
  { at: powerOn, fault: badResponseFor("the kiosk's code", code('kiosk'), 'is missing', 1), tries: staysInert, does: recoversAlone, keeps: PAGE },
  { at: powerOn, fault: badResponseFor("the kiosk's code", code('kiosk'), 'no response', 1), tries: staysInert, does: recoversAlone, keeps: PAGE },
  { at: powerOn, fault: badResponseFor("the match day's code", code('matchDayCode'), 'is missing', 1), sees: GENERIC_ERROR, does: recoversAlone, keeps: PAGE },
  { at: powerOn, fault: badResponseFor("the stage's code", code('Stage'), 'is missing', 1), sees: WORDS_ONLY, does: recoversAlone, keeps: PAGE },
  { at: powerOn, fault: badResponseFor('all packs', PACKS, 'is missing', 1), sees: FAILED, does: recoversAlone, keeps: PAGE },
  { at: powerOn, fault: badResponseFor('all packs', PACKS, 'no response', 10), sees: FAILED, does: recoversAlone, keeps: PAGE },
  { at: powerOn, fault: badResponseFor('all packs', PACKS, 'a changed digit', 1), sees: FAILED, does: recoversAlone, keeps: PAGE },
  { at: powerOn, fault: badResponseFor('all code and all packs', /assets\/.*\.js$|simulation\/sm\//, 'a server error', 1), tries: letsPass(40), does: recoversAlone, keeps: PAGE },
  { at: kiosk, fault: { ...timerFails, seconds: 1 }, tries: letsPass(10), sees: GENERIC_ERROR, does: recoversAlone, keeps: PAGE },
  { at: kiosk, fault: progress('chapter_5_3', '5'), keeps: PAGE },
  { at: missingPage, fault: { ...serverGone, serviceWorker: true, seconds: 6 }, tries: inTurn(reloads, letsPass(40)), sees: OFFLINE_PAGE, does: leavesOfflinePage, keeps: PAGE },

  // other files
  ...damaged({ at: starter, sees: NO_DATES, does: press('Try again'), keeps: PAGE }, 'the dates', SESSIONS, ['a captive portal', 'invalid content', 'JSON of another shape', 'half of the file', 'an empty file']),
  { at: line, fault: badResponse('the fonts', FONTS, 'is missing'), keeps: STEP, without: 'pictures' },
  { at: starter, fault: badResponse('the dates', SESSIONS, 'is missing'), sees: NO_DATES, does: press('Try again'), keeps: PAGE, quick: true },
  { at: starter, fault: badResponseFor('the dates', SESSIONS, 'a byte at a time', 11), sees: NO_DATES, does: press('Try again'), keeps: PAGE },

  // sending the form
  ...damaged({ at: sending, tries: press('Send'), sees: NOT_SENT, keeps: TYPED }, "the form's response", POST, ['too many requests', 'a bad request', 'is missing', 'a captive portal', 'a broken connection']),
  { at: sending, fault: badResponse("the form's response", POST, 'a server error'), tries: press('Send'), sees: NOT_SENT, keeps: TYPED, quick: true },
  { at: sending, fault: { ...duringVisit('the visitor presses Send four times', page => page.getByRole('button', { name: 'Send' }).click({ clickCount: 4 })), end: ({ server }) => expect(server.requestCount(POST)).toBe(1) }, tries: reads(textOf('pages.register.success.title')), keeps: PAGE },
  { at: sending, fault: offline, sees: textOf('pages.register.errors.offline'), keeps: TYPED, quick: true },
  { at: sending, fault: lacks('AbortSignal.timeout'), keeps: TYPED },
  { at: form, fault: forbids('sessionStorage'), keeps: PAGE },
  { at: form, fault: stored('sessionStorage', { 'wny-registration': '{"firstname":7,"cgu":true,"__proto__":{},"x":' }), keeps: TYPED, quick: true },
  { at: form, fault: duringVisit('the visitor leaves and comes back while writing', async page => { await page.goto('/legal'); await page.goBack(); }), keeps: TYPED },
  { at: form, fault: translatedEarly, keeps: TYPED },
  { at: form, fault: grammarEarly, keeps: TYPED },
  { at: home, fault: translatedEarly, keeps: PAGE },
  { at: line, fault: translatedEarly, keeps: STEP },
  { at: form, fault: translated, does: reloads, keeps: TYPED },
  { at: form, fault: writingHelp, does: reloads, keeps: TYPED },
  { at: sending, fault: passwordManager, keeps: TYPED },
  { at: sending, fault: translated, keeps: TYPED },

  // the match report
  { at: report, fault: badResponse("the report's pictures", /hero-romy\.svg|_card\.png/, 'is missing'), keeps: PAGE, without: 'pictures' },
  { at: report, fault: badResponse('the fonts', FONTS, 'a broken connection'), keeps: PAGE, without: 'pictures' },
  { at: report, fault: forbids('localStorage', 'sessionStorage'), keeps: PAGE },
  { at: noReport, fault: forbids('localStorage'), sees: textOf('pages.report.none'), keeps: PAGE },
  { at: report, fault: happens('junk in the hash', () => { location.hash = '#%E0%A4%A<img src=x onerror=alert(1)>'; }), sees: REPORT_LOST, does: page => page.goBack(), keeps: PAGE },
  { at: report, fault: refuses('URL.createObjectURL', 'throws'), tries: press('Save the picture'), sees: textOf('pages.report.save.failed'), keeps: PAGE },
  { at: report, fault: lacks('HTMLCanvasElement.prototype.toBlob'), sees: PIXELS_HIDDEN, keeps: PAGE },
  { at: report, fault: hidesPixels, sees: PIXELS_HIDDEN, keeps: PAGE },
  { at: report, fault: lacks('print', 'navigator.share', 'navigator.canShare'), keeps: PAGE },
  { at: report, fault: noCanvas, sees: textOf('pages.report.undrawn'), keeps: PAGE, without: 'pictures' },
  { at: report, fault: translated, tries: press('SQUARE'), does: reloads, keeps: PAGE },
  { at: report, fault: removes('canvas'), does: reloads, keeps: PAGE },
  { at: report, fault: printed, keeps: PAGE },

  // storage
  { at: beginning, fault: forbids('localStorage', 'sessionStorage'), keeps: 'the step, in this tab' },
  { at: beginning, fault: refuses('Storage.prototype.getItem', 'throws'), keeps: 'the step, in this tab' },
  { at: line, fault: otherTab('clears the progress', null, null), keeps: 'the step, in this tab' },
  { at: line, fault: otherTab('writes junk', 'junk', '-7'), keeps: 'the step, in this tab', quick: true },

  // graphics
  { at: line, fault: noWebGL, keeps: STEP },
  { at: line, fault: refuses('WebGL2RenderingContext.prototype.getParameter', 'throws'), keeps: STEP },
  { at: line, fault: lacks('OffscreenCanvas'), keeps: STEP },
  { at: line, fault: contextLost(true), keeps: STEP, quick: true },
  { at: finale, fault: contextLost(true), keeps: STEP },
  { at: line, fault: contextLost(false), keeps: STEP },
  { at: line, fault: lostInWarmUp, keeps: STEP },
  { at: closeUp, fault: lostInCuts, keeps: STEP },
  { at: closeUp, fault: lostInCloseUp, keeps: STEP },
  { at: line, fault: gpuRefused, keeps: STEP },

  // browsers without a feature
  { at: line, fault: lacks('navigator.serviceWorker', 'navigator.locks', 'BroadcastChannel', 'caches'), keeps: STEP },
  { at: line, fault: lacks('requestIdleCallback', 'visualViewport', 'AbortSignal.timeout'), keeps: STEP },
  { at: home, fault: lacks('requestIdleCallback', 'AbortSignal.timeout', 'navigator.connection', 'navigator.getBattery'), keeps: PAGE },
  { at: home, fault: strangeConnection, keeps: PAGE },
  { at: home, fault: lacks('PerformanceObserver', 'visualViewport'), keeps: PAGE },
  { at: starter, fault: lacks('AbortSignal.timeout'), keeps: PAGE },
  { at: line, fault: savesData, keeps: STEP },
  { at: home, fault: forbids('localStorage', 'sessionStorage', 'caches'), keeps: PAGE, quick: true },
  { at: kiosk, fault: refuses('navigator.wakeLock.request', 'rejects'), keeps: PAGE },
  { at: kiosk, fault: lacks('navigator.wakeLock'), keeps: PAGE },
  { at: kiosk, fault: refuses('Element.prototype.requestFullscreen', 'rejects'), keeps: PAGE },
  { at: kiosk, fault: forbids('localStorage'), keeps: PAGE },
  { at: legal, fault: { ...refuses('navigator.serviceWorker.register', 'rejects'), seconds: 6, serviceWorker: true }, keeps: PAGE },
  { at: legal, fault: { ...badResponse('the service worker', /sw\.js/, 'is missing'), seconds: 6, serviceWorker: true }, keeps: PAGE },
  { at: legal, fault: { ...badResponse('the service worker', /sw\.js/, 'invalid content'), seconds: 6, serviceWorker: true }, keeps: PAGE },
  { at: legal, fault: { ...badResponse('the service worker', /sw\.js/, 'a captive portal'), seconds: 6, serviceWorker: true }, keeps: PAGE },
  { at: legal, fault: { ...badResponse('a page, while the offline copy is made', /^\/starter$/, 'a captive portal'), seconds: 6, serviceWorker: true }, keeps: PAGE },
  { at: legal, fault: fullDisk, keeps: PAGE },
  { at: loadingScreen, fault: fullDisk, tries: startsAndWaits(6), keeps: STEP },
  { at: legal, fault: updateComes('a captive portal'), does: reloads, keeps: PAGE },
  { at: legal, fault: updateComes('no response'), does: reloads, keeps: PAGE },
  { at: legal, fault: offlineCopyDeleted, does: reloads, keeps: PAGE },
  { at: line, fault: offlineCopyDeleted, does: leaves, keeps: STEP },

  // the browser's translator or a content blocker changes the page
  { at: title, fault: translated, does: inTurn(leaves, reloads), keeps: STEP },
  { at: line, fault: translated, does: inTurn(leaves, reloads), keeps: STEP, quick: true },
  { at: ranking, fault: translated, tries: press(/^Move down/), does: inTurn(leaves, reloads), keeps: STEP },
  { at: card, fault: translated, does: inTurn(leaves, reloads), keeps: STEP },
  { at: starter, fault: translated, tries: page => page.locator('#start-age').fill('15').then(() => page.keyboard.press('Enter')), does: reloads, keeps: PAGE },
  { at: home, fault: translated, tries: inTurn(press(/open menu/i), press(/close menu/i)), does: reloads, keeps: PAGE },
  { at: line, fault: removes('.bubble'), does: leaves, keeps: STEP, quick: true },
  { at: ranking, fault: removes('.ranking li:first-child'), does: leaves, keeps: STEP },
  { at: line, fault: removes('canvas'), does: reloads, keeps: STEP },
  { at: line, fault: removes('.overlays'), does: reloads, keeps: STEP },
  { at: home, fault: removes('.header'), does: reloads, keeps: PAGE },

  // a kiosk's visitor
  { at: kiosk, fault: clicksOnly, tries: waitsForCountdown, sees: textOf('kiosk.idle.title'), does: recoversAlone, keeps: PAGE },

  // time and sleep
  { at: line, fault: discarded, keeps: STEP },
  { at: form, fault: discarded, keeps: TYPED },
  { at: kiosk, fault: discarded, keeps: PAGE },
  { at: line, fault: dataCleared, keeps: 'the step, in this tab' },
  { at: form, fault: dataCleared, keeps: PAGE },
  { at: kiosk, fault: dataCleared, keeps: PAGE },
  { at: line, fault: clockJumps, does: page => page.keyboard.press('ArrowLeft'), keeps: PAGE },
  { at: line, fault: duringVisit('the visitor goes to another page and back', async page => { await page.goto('/legal'); await page.goBack(); }), keeps: STEP },

  // windows
  { at: line, fault: pixelRatioChanged, keeps: STEP },

  // input
  { at: line, fault: inAHurry('ArrowRight', 'ArrowLeft'), keeps: PAGE },
  { at: question, fault: inAHurry('ArrowRight', 'PageDown'), keeps: STEP },
  { at: finale, fault: inAHurry('ArrowRight', 'PageDown'), keeps: STEP },
  { at: question, fault: duringVisit('the visitor presses every unused key', async page => { for (const key of ['Escape', 'F2', 'Home', 'End', 'Insert', 'Delete', 'Backspace', 'Control+ArrowRight', 'Alt+x', 'Shift+Tab', 'ArrowUp']) await page.keyboard.press(key); }), keeps: STEP },
  { at: line, fault: duringVisit('the visitor presses the right and middle mouse buttons', async page => { await page.mouse.click(200, 600, { button: 'right' }); await page.mouse.click(200, 600, { button: 'middle' }); }), keeps: STEP },
  { at: loadingScreen, fault: duringVisit('the visitor presses start four times', page => page.getByRole('button', { name: /start/i }).click({ clickCount: 4 })), keeps: PAGE },
  { at: ranking, fault: duringVisit('the visitor begins to drag and presses Escape', async page => { await picksUp(page); await page.keyboard.press('Escape'); }), does: leaves, keeps: STEP },
  { at: ranking, fault: duringVisit('the visitor begins to drag with the keyboard and leaves', picksUp), does: leaves, keeps: STEP },
  { at: ranking, fault: touchCancelled, does: leaves, keeps: STEP },

  // addresses
  { at: line, fault: happens('junk in the hash', () => { location.hash = '#%E0%A4%A<img src=x onerror=alert(1)>'; }), keeps: STEP },
  { at: line, fault: happens('junk in the history', () => { history.replaceState({ idx: 'x', key: 7, usr: null }, ''); dispatchEvent(new PopStateEvent('popstate', { state: null })); }), keeps: STEP },
  { at: openedAt('/%E0%A4%A', missingPage), fault: beforeScripts('an address with invalid encoding', () => {}), keeps: PAGE },
  { at: openedAt(`/${'x'.repeat(3000)}`, missingPage), fault: beforeScripts('a very long address', () => {}), keeps: PAGE },
  { at: openedAt(`/legal?${'q=%00%ff&'.repeat(400)}`, legal), fault: beforeScripts('a very long query', () => {}), keeps: PAGE },
  { at: openedAt('/legal#%E0%A4%A', legal), fault: beforeScripts('a hash with invalid encoding', () => {}), keeps: PAGE },
  { at: openedAt('/register?licence=<script>&district=%00&date=x&licence=c_basic', form), fault: beforeScripts('junk in the query of a session link', () => {}), keeps: PAGE },

  // no network
  { at: onTheWay, fault: offline, tries: follow('Help Starter Pack'), sees: LINK_LOST, does: press('Try again'), keeps: PAGE },
  { at: onTheWay, fault: badResponse("the next page's code and HTML", /StarterPage-[^/]*\.js$|^\/starter$/, 'a broken connection'), tries: follow('Help Starter Pack'), sees: LINK_LOST, does: press('Try again'), keeps: PAGE },
  { at: onTheWay, fault: badResponse("the next page's code", code('StarterPage'), 'a 404, cached for a year'), tries: follow('Help Starter Pack'), sees: LINK_LOST, does: press('Try again'), keeps: PAGE },
  { at: line, fault: { ...offline, spoilsPage: true }, keeps: STEP },
];
