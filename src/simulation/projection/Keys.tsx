import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Modal } from '../../overlays/panels/Modal.tsx';
import { ModalHead } from '../../overlays/panels/ModalHead.tsx';
import './keys.css';

const KEYS = ['forward', 'back', 'choose', 'answer', 'fullscreen', 'blank', 'these'] as const;

interface KeysProps {
  readonly lettersWork: boolean;
  readonly onLettersWork: (work: boolean) => void;
  readonly onClose: () => void;
}

/**
 * The list of keys. The visitor can switch off single-character keys, because voice control triggers them by
 * accident (WCAG 2.1.4). They work again after the visitor has left or reloaded the match day.
 */
export function Keys({ lettersWork, onLettersWork, onClose }: KeysProps) {
  const { t } = useTranslation();
  const title = useId();
  return (
    <Modal aria-labelledby={title} className="keys" onClose={onClose}>
      <ModalHead id={title} onClose={onClose}>
        {t('projection.keys')}
      </ModalHead>
      <dl className="keys__list">
        {KEYS.map(key => (
          <div key={key} className="keys__row">
            <dt>
              <kbd className="keys__key">{t(`projection.key.${key}`)}</kbd>
            </dt>
            <dd>{t(`projection.keys.${key}`)}</dd>
          </div>
        ))}
      </dl>
      <label className="keys__letters">
        <input
          type="checkbox"
          checked={lettersWork}
          onChange={event => onLettersWork(event.target.checked)}
        />
        {t('projection.letters')}
      </label>
    </Modal>
  );
}
