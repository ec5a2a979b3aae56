/**
 * Runs a kiosk on every page: starts the countdown when the visitor is idle, starts a clean visit after it, keeps the
 * screen on, offers to return to full screen and loads new releases. Only a kiosk loads this file.
 */
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import kiosk from '../../locales/en/kiosk.json';
import { applyComfort, readComfort } from '../comfort/comfort.ts';
import { forgetVisit } from '../device/forgetVisit.ts';
import { CLEAN_VISIT, type KioskSettings } from '../device/kioskSettings.ts';
import { keepKiosk } from '../offline/offline.ts';
import { takeRelease } from '../offline/release.ts';
import { forgetScroll } from '../ui/scrollRestoration.ts';
import { addWords, i18n } from '../words/i18n.ts';
import { keepAwake } from './awake.ts';
import { watchIdle } from './idle.ts';
import { Layer } from './Layer.tsx';
import { inFront, secondsFor } from './reading.ts';
import { watchRelease } from './watchRelease.ts';

addWords(kiosk);

interface Site {
  /** loads the code of the page at `pathname`; rejects if it fails */
  load(pathname: string): Promise<void>;
  /** renders the site from scratch, without any earlier state */
  renew(): void;
}

let isOpen = false;

/** Replaces history entries, so that Back never shows an earlier visitor's input. */
function keepNoHistory() {
  history.pushState = (...entry) => history.replaceState(...entry);
}

/** Starts the kiosk mode. A second call does nothing. */
export function openKiosk({ idleSeconds, startPage }: KioskSettings, site: Site) {
  if (isOpen) return;
  isOpen = true;
  const layer = createRoot(document.body.appendChild(document.createElement('div')));
  const stay = () => show(false);
  const over = () => void clean();
  const show = (isAsking: boolean) =>
    layer.render(
      <I18nextProvider i18n={i18n}>
        <Layer isAsking={isAsking} onStay={stay} onOver={over} />
      </I18nextProvider>,
    );
  const watch = watchIdle({
    events: window,
    least: idleSeconds,
    limit: () => secondsFor(inFront(document), idleSeconds),
    onIdle: () => show(true),
  });

  async function clean() {
    await site.load(startPage).catch(() => {}); // ignored here: rendering fails again and shows CrashScreen
    watch.forget();
    // clears twice: the old page may write until it is unmounted, and the new page reads as soon as it mounts
    forgetVisit();
    applyComfort(readComfort());
    flushSync(() => show(false));
    history.replaceState(null, '', startPage);
    flushSync(site.renew);
    forgetVisit();
    forgetScroll();
    document.getSelection()?.removeAllRanges();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    scrollTo({ top: 0, left: 0, behavior: 'instant' });
  }
  addEventListener(CLEAN_VISIT, over);
  keepNoHistory();
  keepAwake(console.info);
  watchRelease({
    address: startPage,
    isFree: watch.isUntouched,
    reload: () => void takeRelease(watch.isUntouched),
  });
  keepKiosk().catch(cause => console.info('The offline copy of this kiosk is not complete', cause));
  show(false);
}
