import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keep, kept } from '../device/kept.ts';
import { toggleFullscreen } from '../ui/fullscreen.ts';
import '../styles/button.css';
import './fullscreen-again.css';

/** Session storage key. It says after a reload, which ends full screen, that this tab was in full screen. */
const WAS_FULL = 'wny-kiosk-full-screen';

const hasLeft = () => !document.fullscreenElement && kept('sessionStorage', WAS_FULL) !== '';

export function FullscreenAgain() {
  const { t } = useTranslation();
  const [isShown, setShown] = useState(hasLeft);
  useEffect(() => {
    const changed = () => {
      keep('sessionStorage', WAS_FULL, '1');
      setShown(!document.fullscreenElement);
    };
    document.addEventListener('fullscreenchange', changed);
    return () => document.removeEventListener('fullscreenchange', changed);
  }, []);
  return (
    isShown && (
      <button
        type="button"
        className="button button--white fullscreen-again"
        onClick={() => void toggleFullscreen()}
      >
        <span className="button__text">{t('kiosk.fullscreen')}</span>
      </button>
    )
  );
}
