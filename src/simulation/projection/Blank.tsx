import { type KeyboardEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { keyOf } from '../../input/keyOf.ts';
import { Modal } from '../../overlays/panels/Modal.tsx';
import './blank.css';

/**
 * Keys that this component does not handle:
 * - Escape, B and the period: other handlers close the blank screen;
 * - F: toggles full screen;
 * - Tab, Caps Lock, modifiers and function keys: the blank screen stays.
 */
const UNHANDLED_KEYS = /^(Escape|Tab|Shift|Control|Alt|AltGraph|Meta|CapsLock|F\d+|[fb.])$/i;

export function Blank({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const words = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    if (UNHANDLED_KEYS.test(keyOf(event.nativeEvent))) return;
    event.preventDefault(); // makes the story and its controls ignore the key
    onClose();
  };
  return (
    <Modal aria-labelledby={words} className="blank" onClose={onClose}>
      <button type="button" className="blank__back" onClick={onClose} onKeyDown={onKeyDown}>
        <span id={words} className="visually-hidden">
          {t('projection.blank')}
        </span>
      </button>
    </Modal>
  );
}
