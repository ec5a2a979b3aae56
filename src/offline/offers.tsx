/** Puts an offer above every page. Loaded when there is one. */
import { createRoot, type Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import words from '../../locales/en/offline.json';
import { addWords, i18n } from '../i18n.ts';
import { Offer } from './Offer.tsx';

addWords(words);

/** In the session storage: she was asked in this tab, and did not want it. */
const LATER = 'wny-offline-later';
let root: Root | undefined;

function show(of: 'release' | 'keep', onTake: () => Promise<unknown>, onClose = () => {}) {
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  const close = () => {
    root?.render(null);
    onClose();
  };
  root.render(
    <I18nextProvider i18n={i18n}>
      <Offer key={of} of={of} onTake={onTake} onClose={close} />
    </I18nextProvider>,
  );
}

/** Says that a new release is there. `take` loads the page anew with it. */
export const offerRelease = (take: () => Promise<void>) => show('release', take);

/** Asks whoever saves data whether to keep the match day, once in a tab. `keep` rejects where it cannot be kept. */
export function offerKeeping(keep: () => Promise<unknown>) {
  try {
    if (sessionStorage.getItem(LATER)) return;
  } catch {
    // then she is asked on every visit
  }
  show('keep', keep, () => {
    try {
      sessionStorage.setItem(LATER, '1');
    } catch {
      // see above
    }
  });
}
