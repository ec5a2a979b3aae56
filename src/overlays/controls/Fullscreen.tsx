import { useTranslation } from 'react-i18next';
import { toggleFullscreen } from '../../ui/fullscreen.ts';
import { Icon } from './Icon.tsx';
import { Tool } from './Tool.tsx';

/** A button that toggles full screen. Renders nothing if the browser does not support full screen. */
export function Fullscreen() {
  const { t } = useTranslation();
  if (!document.fullscreenEnabled) return null;
  return (
    <Tool words={t('ui.fullscreen')} onClick={() => void toggleFullscreen()}>
      <Icon of="full" />
    </Tool>
  );
}
