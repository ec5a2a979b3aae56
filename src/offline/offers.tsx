/** Shows an offer (a new release, or the offline copy) above every page. Loaded when the first offer is made. */
import { createRoot, type Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import words from '../../locales/en/offline.json';
import { addWords, i18n } from '../words/i18n.ts';
import { Offer } from './Offer.tsx';

addWords(words);

/** Session storage key, set when the visitor has closed the offer to keep the match day in this tab. */
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

/** Shows the release notice. `take` reloads the page with the new release. */
export const offerRelease = (take: () => Promise<void>) => show('release', take);

/** Offers to keep the match day, once per tab. Called if the browser is set to save data. `keep` rejects on failure. */
export function offerKeeping(keep: () => Promise<unknown>) {
  try {
    if (sessionStorage.getItem(LATER)) return;
  } catch {
    // without storage the offer appears after every start of the match day
  }
  show('keep', keep, () => {
    try {
      sessionStorage.setItem(LATER, '1');
    } catch {
      // without storage the offer appears again, see above
    }
  });
}
