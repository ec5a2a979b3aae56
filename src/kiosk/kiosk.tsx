/**
 * Runs the kiosk mode on every page. When the visitor is idle, starts the countdown. After the countdown, starts a
 * clean visit, which is a new visit without the data of the visit before it. Also keeps the screen on, offers to return
 * to full screen, restarts the kiosk after a fault, makes an offline copy and loads new releases. Only a kiosk loads
 * this file.
 */
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import kiosk from '../../locales/en/kiosk.json';
import { applyComfort, readComfort } from '../comfort/comfort.ts';
import { forgetVisit } from '../device/forgetVisit.ts';
import { CLEAN_VISIT, kioskSettings } from '../device/kioskSettings.ts';
import { requestPastCaches } from '../network/pastCaches.ts';
import { CODE_RETRIES, reloadLater } from '../network/reloadLater.ts';
import { isServed, pause } from '../network/retry.ts';
import { takeRelease } from '../offline/release.ts';
import { ADDRESSES } from '../site/addresses.ts';
import { forgetScroll } from '../ui/scrollRestoration.ts';
import { addWords, i18n } from '../words/i18n.ts';
import { keepAwake } from './awake.ts';
import './Guard.tsx'; // loads before the page reacts to input, so that no link leaves the site; routes.tsx renders it
import { type Fault, faultOn, watchHealth } from './health.ts';
import { watchIdle } from './idle.ts';
import { keepCopy } from './keepCopy.ts';
import { Layer, type LayerContent } from './Layer.tsx';
import { noteFault, noteVisit } from './log.ts';
import { contentOnScreen, idleSecondsFor } from './reading.ts';
import { forgetRetries, readRetries } from './retries.ts';
import { watchRelease } from './watchRelease.ts';

addWords(kiosk);

/** The parts of the site that the kiosk's code uses. */
export interface Site {
  /** loads the code of the page at `pathname`; rejects if the code does not load */
  load(pathname: string): Promise<void>;
  /** renders the site from scratch, without any earlier state */
  renew(): void;
}

/** Timeout in ms for loading the scripts of the page on which visits begin. */
const LOADS_WITHIN = 5000;

let isOpen = false;

/** Makes new history entries replace the current one, so that Back never shows an earlier visitor's input. */
function keepNoHistory() {
  history.pushState = (...entry) => history.replaceState(...entry);
}

/** Starts the kiosk mode. A second call does nothing. */
export function openKiosk(site: Site) {
  const settings = kioskSettings();
  if (isOpen || !settings) return;
  isOpen = true;
  const { idleSeconds, startPage } = settings;
  /** The address contains the settings, because the storage may have been cleared when the page reloads. */
  const startAddress = `${startPage}?kiosk=${idleSeconds}`;
  const layer = createRoot(document.body.appendChild(document.createElement('div')));
  const goOn = () => show('nothing');
  const endVisit = () => void clean().catch(() => reloadLater(() => location.replace(startAddress)));
  const show = (shown: LayerContent) =>
    layer.render(
      <I18nextProvider i18n={i18n}>
        <Layer shown={shown} onStay={goOn} onStart={goOn} onEnd={endVisit} />
      </I18nextProvider>,
    );
  const isStartPage = () => location.pathname === startPage;
  /**
   * Returns what `layer` shows before a visit: the attract loop ('invitation') if visits begin on the home page and the
   * home page is open. Otherwise `layer` shows nothing: the match day has an attract loop of its own.
   */
  const atFirst = (): LayerContent =>
    startPage === ADDRESSES.home && isStartPage() ? 'invitation' : 'nothing';
  const watch = watchIdle({
    events: window,
    least: idleSeconds,
    limit: () => idleSecondsFor(contentOnScreen(document), idleSeconds),
    onIdle: () => show('countdown'),
  });

  let isCleaning = false;
  async function clean() {
    if (isCleaning) return;
    isCleaning = true;
    // Ignores a failure of `load`. In this case `site.renew` below also fails, and shows CrashScreen.
    await Promise.race([site.load(startPage).catch(() => {}), pause(LOADS_WITHIN)]);
    isCleaning = false;
    watch.forget();
    // Deletes the stored data now, because the new page reads the data when it mounts. The old page writes no data when
    // it unmounts.
    forgetVisit();
    applyComfort(readComfort());
    history.replaceState(null, '', startAddress);
    flushSync(() => show(atFirst()));
    flushSync(site.renew);
    forgetScroll();
    document.getSelection()?.removeAllRanges();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    scrollTo({ top: 0, left: 0, behavior: 'instant' });
    noteVisit();
  }

  const situation = () => ({ isFree: watch.isUntouched(), isStartPage: isStartPage() });
  async function heal(fault: Fault) {
    // Reloads the start page, so that the browser requests the missing files again. If the server does not
    // answer, or if the fault is `words` (only the stage is missing), starts a clean visit without a reload.
    const canReload = fault !== 'words' && (await isServed());
    if (canReload) await requestPastCaches();
    if (faultOn(document, situation()) !== fault) return;
    if (canReload) location.replace(startAddress);
    else endVisit();
  }
  if (readRetries(CODE_RETRIES) > 0) noteFault('code');
  forgetRetries(CODE_RETRIES);
  addEventListener(CLEAN_VISIT, endVisit);
  keepNoHistory();
  keepAwake(console.info);
  watchRelease({
    address: startPage,
    isFree: watch.isUntouched,
    reload: () => void takeRelease(watch.isUntouched),
  });
  watchHealth({ situation, onFault: noteFault, heal: fault => void heal(fault) });
  void keepCopy();
  noteVisit();
  show(atFirst());
  // If this is not the start page, the page was reloaded during a visit, or the machine opened another page. A visitor
  // may be present or may have left, so the idle time starts now.
  if (!isStartPage()) watch.begin();
}
