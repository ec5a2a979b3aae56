import { memo, useId, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { device } from '../../device/device.ts';
import { Action } from '../controls/Action.tsx';
import { Modal } from './Modal.tsx';
import './rotate.css';

/** Matches a phone held sideways: a touch screen in landscape, less than 500 px high. */
const ON_ITS_SIDE = '(pointer: coarse) and (orientation: landscape) and (max-height: 499px)';

function useMatch(query: string): boolean {
  return useSyncExternalStore(
    changed => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
  );
}

/**
 * True once the visitor has closed the dialog. It is a module variable, because a component's state is lost when the
 * component mounts again, for example after a step that could not be rendered.
 */
let wasClosed = false;

/**
 * A dialog that asks the visitor to turn the phone upright. The visitor can close it and play on. A kiosk never shows it:
 * its screen cannot be turned.
 */
export const Rotate = memo(function Rotate() {
  const { t } = useTranslation();
  const title = useId();
  const [isDismissed, setDismissed] = useState(wasClosed);
  const isOnItsSide = useMatch(ON_ITS_SIDE);
  if (!isOnItsSide || isDismissed || device().isShared) return null;
  const close = () => {
    wasClosed = true;
    setDismissed(true);
  };
  return (
    <Modal aria-labelledby={title} className="rotate" onClose={close}>
      <svg className="rotate__phone" viewBox="-80 -80 160 160" aria-hidden="true" focusable="false">
        <circle r="78" fill="var(--yellow)" />
        <g transform="rotate(-24)">
          <path d="M-36-58H24L18 66H-42Z" fill="var(--plum)" />
          <path d="M-30-64H36V60H-30Z" fill="var(--ink)" />
          <path d="M-22-52H28V48H-22Z" fill="var(--purple)" />
          <path d="M-22 48V22L28 6V48Z" fill="var(--orange)" />
        </g>
      </svg>
      <h2 id={title}>{t('ui.rotate')}</h2>
      <Action tone="yellow" onClick={close}>
        {t('ui.close')}
      </Action>
    </Modal>
  );
});
