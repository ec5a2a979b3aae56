import { useTranslation } from 'react-i18next';
import { toggleFullscreen } from '../ui/fullscreen.ts';
import { Icon } from './Icon.tsx';
import './fullscreen.css';

/**
 * A button that turns full screen on and off; nothing where the browser has no full screen. Its words stand beside
 * the sign where there is room, else above it while it is pointed at or has the focus.
 */
export function Fullscreen() {
  const { t } = useTranslation();
  if (!document.fullscreenEnabled) return null;
  return (
    <button type="button" className="round fullscreen" onClick={toggleFullscreen}>
      <Icon of="full" />
      <span className="fullscreen__words">{t('ui.fullscreen')}</span>
    </button>
  );
}
