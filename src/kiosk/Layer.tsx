import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toggleFullscreen } from '../ui/fullscreen.ts';
import { Countdown } from './Countdown.tsx';
import './layer.css';

interface LayerProps {
  /** nobody has touched anything for long */
  readonly isAsking: boolean;
  readonly onStay: () => void;
  /** nobody has answered */
  readonly onOver: () => void;
}

/** True once full screen has been left, until it is there again. */
function useLeftFullscreen(): boolean {
  const [isLeft, setLeft] = useState(false);
  useEffect(() => {
    const changed = () => setLeft(document.fullscreenElement === null);
    document.addEventListener('fullscreenchange', changed);
    return () => document.removeEventListener('fullscreenchange', changed);
  }, []);
  return isLeft;
}

/** What a kiosk shows above every page. */
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
