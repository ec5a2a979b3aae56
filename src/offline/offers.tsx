/** Shows an offer (a new release, or the offline copy) above every page. Loaded when the first offer is made. */
import { createRoot, type Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import words from '../../locales/en/offline.json';
import { addWords, i18n } from '../words/i18n.ts';
import { Offer } from './Offer.tsx';

addWords(words);

/** Session storage key. The value '1' means that the visitor has closed the offer of an offline copy in this tab. */
const LATER = 'wny-offline-later';
/** Without storage, the offer appears after every start of the match day. */
function withStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}
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

export const offerRelease = (take: () => Promise<void>) => show('release', take);

/**
 * Offers to store the match day on this device, once per tab. Called only if the browser is set to save data. `keep`
 * rejects on failure.
 */
export function offerKeeping(keep: () => Promise<unknown>) {
  if (withStorage(storage => storage.getItem(LATER))) return;
  show('keep', keep, () => withStorage(storage => storage.setItem(LATER, '1')));
}
