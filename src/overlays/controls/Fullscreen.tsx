import { useTranslation } from 'react-i18next';
import { toggleFullscreen } from '../../ui/fullscreen.ts';
import { Icon } from './Icon.tsx';
import { Tool } from './Tool.tsx';

export function Fullscreen() {
  const { t } = useTranslation();
  if (!document.fullscreenEnabled) return null;
  return (
    <Tool words={t('ui.fullscreen')} onClick={() => void toggleFullscreen()}>
      <Icon of="full" />
    </Tool>
  );
}
