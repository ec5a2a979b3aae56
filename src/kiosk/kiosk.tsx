/**
 * What a kiosk does on every page: it asks who is silent whether she is still there, begins a clean visit, keeps the
 * screen on, offers full screen again and takes new releases. Loaded in a kiosk alone.
 */
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import kiosk from '../../locales/en/kiosk.json';
import { applyComfort, readComfort } from '../comfort/comfort.ts';
import { addWords, i18n } from '../i18n.ts';
import { forgetScroll } from '../layout/scrollRestoration.ts';
import { keepKiosk } from '../offline/offline.ts';
import { takeRelease } from '../offline/release.ts';
import { keepAwake } from './awake.ts';
import { forgetVisit } from './forgetVisit.ts';
import { watchIdle } from './idle.ts';
import { Layer } from './Layer.tsx';
import { CLEAN_VISIT, type KioskSettings } from './mode.ts';
import { inFront, secondsFor } from './reading.ts';
import { watchRelease } from './release.ts';

addWords(kiosk);

interface Site {
  /** loads the page that an address shows; rejects if it does not come */
  load(pathname: string): Promise<void>;
  /** renders the site anew: nothing of what was rendered before is left */
  renew(): void;
}

let isOpen = false;

/** Every page takes the place of the one before it: going back leads to nobody's words. */
function keepNoHistory() {
  history.pushState = (...entry) => history.replaceState(...entry);
}

/** Makes a kiosk of the site. Does nothing the second time. */
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
    await site.load(startPage).catch(() => {}); // rendered, it fails once more, inside the crash page
    watch.forget();
    // what is still running writes until it is gone, and what comes reads as soon as it is there
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
  keepKiosk().catch(cause => console.info('Without a network this kiosk does not begin', cause));
  show(false);
}
