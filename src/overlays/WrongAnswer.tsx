import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { QuestionKey } from '../../stage/index.ts';
import { Action } from './Action.tsx';
import { Modal } from './Modal.tsx';
import { Words } from './Words.tsx';
import './wrong-answer.css';

interface WrongAnswerProps {
  /** key of the question's words */
  readonly questionKey: QuestionKey;
  readonly onClose: () => void;
}

/** Says kindly why an answer is wrong, and offers another try. */
export function WrongAnswer({ questionKey, onClose }: WrongAnswerProps) {
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
        <Words of={`${questionKey}.error_title`} />
      </h2>
      <p id={reason}>
        <Words of={`${questionKey}.error_text`} />
      </p>
      <Action onClick={onClose}>{t('ui.error.button')}</Action>
    </Modal>
  );
}
