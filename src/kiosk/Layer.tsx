import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toggleFullscreen } from '../ui/fullscreen.ts';
import { Countdown } from './Countdown.tsx';
import './layer.css';

interface LayerProps {
  /** true after the idle time: the countdown is shown */
  readonly isAsking: boolean;
  /** called when the visitor answers the countdown */
  readonly onStay: () => void;
  /** called when the countdown ends without an answer */
  readonly onOver: () => void;
}

/** True after the visitor has left full screen, until full screen is back. */
function useLeftFullscreen(): boolean {
  const [isLeft, setLeft] = useState(false);
  useEffect(() => {
    const changed = () => setLeft(document.fullscreenElement === null);
    document.addEventListener('fullscreenchange', changed);
    return () => document.removeEventListener('fullscreenchange', changed);
  }, []);
  return isLeft;
}

/** The kiosk's layer above every page: the full-screen button and the countdown. */
export function Layer({ isAsking, onStay, onOver }: LayerProps) {
  const { t } = useTranslation();
  const hasLeftFullscreen = useLeftFullscreen();
  return (
    <>
      {hasLeftFullscreen && (
        <button type="button" className="layer__fullscreen" onClick={() => void toggleFullscreen()}>
          {t('kiosk.fullscreen')}
        </button>
      )}
      {isAsking && <Countdown onStay={onStay} onOver={onOver} />}
    </>
  );
}
