/**
 * Runs the kiosk on every page: the countdown of an idle visitor and a clean visit after it, the way back to full
 * screen, the wake lock, the restart after a fault, the offline copy and new releases. Only a kiosk loads this file.
 */
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import kiosk from '../../locales/en/kiosk.json';
import { applyComfort, readComfort } from '../comfort/comfort.ts';
import { forgetVisit } from '../device/forgetVisit.ts';
import { keep, kept } from '../device/kept.ts';
import { CLEAN_VISIT, kioskSettings } from '../device/kioskSettings.ts';
import { requestPastCaches } from '../network/pastCaches.ts';
import { CODE_RETRIES, reloadLater } from '../network/reloadLater.ts';
import { isServed, pause } from '../network/retry.ts';
import { takeRelease } from '../offline/release.ts';
import { ADDRESSES } from '../site/addresses.ts';
import { forgetScroll } from '../ui/scrollRestoration.ts';
import { addWords, i18n } from '../words/i18n.ts';
import { AttractHome } from './attract/AttractHome.tsx';
import { keepAwake } from './awake.ts';
import { Countdown } from './Countdown.tsx';
import { FullscreenAgain } from './FullscreenAgain.tsx';
import { type Fault, faultNow, watchHealth } from './health.ts';
import { watchIdle } from './idle.ts';
import { keepCopy } from './keepCopy.ts';
import { noteFault, noteVisit } from './log.ts';
import { contentOnScreen, idleSecondsFor } from './reading.ts';
import { watchRelease } from './watchRelease.ts';

export { Guard } from './Guard.tsx';

addWords(kiosk);

export interface Site {
  load(pathname: string): Promise<void>;
  /** renders the site from scratch, without any earlier state */
  renew(): void;
}

/** Timeout in ms for loading the scripts of the page on which visits begin. */
const LOADS_WITHIN = 5000;

let isOpen = false;

/** A second call does nothing. */
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
  const show = (shown: 'nothing' | 'invitation' | 'countdown') =>
    layer.render(
      <I18nextProvider i18n={i18n}>
        {shown === 'invitation' && <AttractHome onStart={goOn} />}
        <FullscreenAgain />
        {shown === 'countdown' && <Countdown onStay={goOn} onEnd={endVisit} />}
      </I18nextProvider>,
    );
  const isStartPage = () => location.pathname === startPage;
  /** The match day has an attract loop of its own. */
  const showStart = () => show(startPage === ADDRESSES.home && isStartPage() ? 'invitation' : 'nothing');
  const idleLimit = () => idleSecondsFor(contentOnScreen(document), idleSeconds);
  const watch = watchIdle(idleSeconds, idleLimit, () => show('countdown'));

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
    flushSync(showStart);
    flushSync(site.renew);
    forgetScroll();
    document.getSelection()?.removeAllRanges();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    scrollTo({ top: 0, left: 0, behavior: 'instant' });
    noteVisit();
  }

  /**
   * Reloads the start page, so that the browser requests missing files again. Renders a clean visit instead if the server
   * does not answer, or if only the stage is missing.
   */
  async function restart(fault: Fault) {
    const canReload = fault !== 'words' && (await isServed());
    if (canReload) await requestPastCaches();
    if (faultNow(watch.isUntouched()) !== fault) return;
    if (canReload) location.replace(startAddress);
    else endVisit();
  }
  if (Number(kept('sessionStorage', CODE_RETRIES)) > 0) {
    noteFault('code');
    keep('sessionStorage', CODE_RETRIES, '0');
  }
  addEventListener(CLEAN_VISIT, endVisit);
  // every history entry replaces the last one, so that Back never shows an earlier visitor's input
  history.pushState = (...entry) => history.replaceState(...entry);
  keepAwake();
  watchRelease(startPage, watch.isUntouched, () => void takeRelease(watch.isUntouched));
  watchHealth(watch.isUntouched, noteFault, fault => void restart(fault));
  void keepCopy();
  noteVisit();
  showStart();
  // If this is not the start page, the page was reloaded during a visit, or the machine opened another page. A visitor
  // may be present or may have left, so the idle time starts now.
  if (!isStartPage()) watch.begin();
}
