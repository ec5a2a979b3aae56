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

/** Fills the screen, or gives it back; not there where the browser cannot. */
export function Fullscreen() {
  const { t } = useTranslation();
  if (!document.fullscreenEnabled) return null;
  return (
    <button type="button" className="round" aria-label={t('ui.fullscreen')} onClick={toggle}>
      <Icon of="full" />
    </button>
  );
}
