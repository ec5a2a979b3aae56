import { useTranslation } from 'react-i18next';
import { Icon } from './Icon.tsx';

async function toggle() {
  try {
    if (document.fullscreenElement) await document.exitFullscreen();
    else await document.documentElement.requestFullscreen();
  } catch (reason) {
    console.info('The screen stays as it is', reason);
  }
}

/** A button that turns full screen on and off; nothing where the browser has no full screen. */
export function Fullscreen() {
  const { t } = useTranslation();
  if (!document.fullscreenEnabled) return null;
  return (
    <button type="button" className="round" aria-label={t('ui.fullscreen')} onClick={toggle}>
      <Icon of="full" />
    </button>
  );
}
