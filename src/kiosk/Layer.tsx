import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toggleFullscreen } from '../ui/fullscreen.ts';
import { AttractHome } from './attract/AttractHome.tsx';
import { Countdown } from './Countdown.tsx';
import './layer.css';

/** What a kiosk shows above the page. `invitation`: the home page's attract loop, with the invitation to touch. */
export type LayerContent = 'nothing' | 'invitation' | 'countdown';

interface LayerProps {
  readonly shown: LayerContent;
  /** called when a visitor touches the invitation or presses a key */
  readonly onStart: () => void;
  /** called when the visitor answers the countdown and goes on with the visit */
  readonly onStay: () => void;
  /** called when the countdown ends without an answer, or the visitor asks for a new visit */
  readonly onEnd: () => void;
}

/**
 * Session storage key. It is set as soon as this tab is in full screen. A reload ends full screen. After the reload,
 * this key makes the layer show a button that restores full screen.
 */
const WAS_FULL = 'wny-kiosk-full-screen';

function wasFull(): boolean {
  try {
    return sessionStorage.getItem(WAS_FULL) !== null;
  } catch {
    return false;
  }
}

function rememberFull() {
  try {
    sessionStorage.setItem(WAS_FULL, '1');
  } catch {
    // without storage, a reload forgets that the tab was in full screen
  }
}

/** Returns true if this tab was in full screen, and the visitor or a reload has ended full screen. */
function useHasLeftFullscreen(): boolean {
  const [hasLeft, setHasLeft] = useState(() => document.fullscreenElement === null && wasFull());
  useEffect(() => {
    const changed = () => {
      const isFull = document.fullscreenElement !== null;
      if (isFull) rememberFull();
      setHasLeft(!isFull);
    };
    document.addEventListener('fullscreenchange', changed);
    return () => document.removeEventListener('fullscreenchange', changed);
  }, []);
  return hasLeft;
}

/** The kiosk's layer above every page: the invitation, the full-screen button and the countdown. */
export function Layer({ shown, onStart, onStay, onEnd }: LayerProps) {
  const { t } = useTranslation();
  const hasLeftFullscreen = useHasLeftFullscreen();
  return (
    <>
      {shown === 'invitation' && <AttractHome onStart={onStart} />}
      {hasLeftFullscreen && (
        <button type="button" className="layer__fullscreen" onClick={() => void toggleFullscreen()}>
          {t('kiosk.fullscreen')}
        </button>
      )}
      {shown === 'countdown' && <Countdown onStay={onStay} onEnd={onEnd} />}
    </>
  );
}
