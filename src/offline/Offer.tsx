import { useId, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { isInterruptible, watchInterruptible } from './interruptible.ts';
import './offer.css';

interface OfferProps {
  readonly of: 'release' | 'keep';
  readonly onTake: () => Promise<unknown>;
  readonly onClose: () => void;
}

const WORDS = {
  release: { text: 'offline.release.text', take: 'offline.release.take' },
  keep: { text: 'offline.keep.text', take: 'offline.keep.take' },
} as const;
const OUTCOME = { done: 'offline.keep.done', failed: 'offline.keep.failed' } as const;

type State = 'offered' | 'taking' | 'done' | 'failed';

const useInterruptible = () => useSyncExternalStore(watchInterruptible, () => isInterruptible(document));

/**
 * A notice with a button to accept the offer and a button to close it. It is visible only while `isInterruptible`
 * returns true, and never moves the focus.
 */
export function Offer({ of, onTake, onClose }: OfferProps) {
  const { t } = useTranslation();
  const id = useId();
  const [state, setState] = useState<State>('offered');
  const isShown = useInterruptible();
  const isOnStage = isShown && document.querySelector('.simulation') !== null;
  const isOver = state === 'done' || state === 'failed';
  const take = () => {
    setState('taking');
    onTake().then(
      () => setState('done'),
      cause => {
        console.info('The offer failed', cause);
        setState('failed');
      },
    );
  };
  return (
    <div role="status">
      {isShown && (
        <aside className={isOnStage ? 'offer offer--stage' : 'offer'} aria-labelledby={id} data-panel>
          <p id={id}>{t(isOver ? OUTCOME[state] : WORDS[of].text)}</p>
          <div className="offer__ways">
            {!isOver && (
              <button type="button" className="offer__take" disabled={state === 'taking'} onClick={take}>
                {t(WORDS[of].take)}
              </button>
            )}
            <button type="button" className="offer__later" onClick={onClose}>
              {t(isOver ? 'offline.close' : 'offline.later')}
            </button>
          </div>
        </aside>
      )}
    </div>
  );
}
