import { type KeyboardEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Modal } from '../../overlays/panels/Modal.tsx';
import './blank.css';

/**
 * Keys that the blank screen's own handler ignores. The dialog handles Escape; `Projection` handles f (full screen),
 * and b and the full stop (blank). Tab, modifiers and function keys leave the screen blank.
 */
const HAS_A_USE = /^(Escape|Tab|Shift|Control|Alt|Meta|CapsLock|F\d+|[fb.])$/i;

/** Covers the page in black until the visitor clicks or presses a key. */
export function Blank({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const words = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    if (HAS_A_USE.test(event.key)) return;
    event.preventDefault(); // keeps the key from the story and its controls
    onClose();
  };
  return (
    <Modal labelledBy={words} className="blank" onClose={onClose}>
      <button type="button" className="blank__back" onClick={onClose} onKeyDown={onKeyDown}>
        <span id={words} className="visually-hidden">
          {t('projection.blank')}
        </span>
      </button>
    </Modal>
  );
}
