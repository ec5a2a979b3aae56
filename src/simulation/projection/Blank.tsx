import { type KeyboardEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Modal } from '../../overlays/panels/Modal.tsx';
import './blank.css';

/**
 * Keys that this component leaves alone: Escape, B and the period close the blank screen by other handlers, F toggles
 * full screen, and Tab, modifiers and function keys do not close it.
 */
const HAS_A_USE = /^(Escape|Tab|Shift|Control|Alt|Meta|CapsLock|F\d+|[fb.])$/i;

/** A black screen over everything. A press or almost any key closes it. */
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
