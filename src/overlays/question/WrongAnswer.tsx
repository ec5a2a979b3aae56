import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { WrongAnswer as Answer, Command, QuestionKey, View } from '../../../stage/index.ts';
import { Words } from '../../words/Words.tsx';
import { Action } from '../controls/Action.tsx';
import { LiveDescription } from '../LiveDescription.tsx';
import { Modal } from '../panels/Modal.tsx';
import './wrong-answer.css';

interface WrongAnswerProps {
  readonly view: View;
  readonly questionKey: QuestionKey;
  readonly answer: Answer;
  readonly dispatch: (command: Command) => void;
}

export function WrongAnswer({
  view,
  questionKey,
  answer: { reason: words, room, yellowSky },
  dispatch,
}: WrongAnswerProps) {
  const { t } = useTranslation();
  const [title, reaction, reason] = [useId(), useId(), useId()];
  const [x, y, w] = room;
  const close = () => dispatch({ type: 'dismiss' });
  return (
    <Modal
      role="alertdialog"
      aria-labelledby={title}
      aria-describedby={`${reaction} ${reason}`}
      className={yellowSky ? 'wrong-answer wrong-answer--yellow-sky' : 'wrong-answer'}
      style={{ '--x': x, '--y': y, '--w': w }}
      onClose={close}
      onPressBeside={() => dispatch({ type: 'next' })}
    >
      <h2 id={title}>
        <Words of={`${questionKey}.error_title`} />
      </h2>
      <LiveDescription id={reaction} view={view} />
      <p id={reason}>
        <Words of={words} />
      </p>
      <Action onClick={close}>{t('ui.error.button')}</Action>
    </Modal>
  );
}
