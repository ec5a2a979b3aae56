import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Action } from './Action.tsx';
import { Modal } from './Modal.tsx';
import { Words } from './Words.tsx';
import './wrong-answer.css';

/** A kind word why not, and another try. `of`: key of the question's words. */
export function WrongAnswer({ of, onClose }: { of: string; onClose: () => void }) {
  const { t } = useTranslation();
  const [title, reason] = [useId(), useId()];
  return (
    <Modal
      role="alertdialog"
      labelledBy={title}
      describedBy={reason}
      className="wrong-answer"
      onClose={onClose}
    >
      <h2 id={title}>
        <Words of={`${of}.error_title`} />
      </h2>
      <p id={reason}>
        <Words of={`${of}.error_text`} />
      </p>
      <Action onClick={onClose}>{t('ui.error.button')}</Action>
    </Modal>
  );
}
