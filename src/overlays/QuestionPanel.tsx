import { useDeferredValue, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Command, Overlay } from '../../stage/index.ts';
import { Action } from './Action.tsx';
import { Choices } from './Choices.tsx';
import { type Moment, useMoment } from './moment.ts';
import { Ranking } from './Ranking.tsx';
import { useFocusIn } from './useFocusIn.ts';
import { Words } from './Words.tsx';
import { WrongAnswer } from './WrongAnswer.tsx';
import './question.css';

export type Asked = Extract<Overlay, { kind: 'question' }>;

interface QuestionProps {
  readonly asked: Asked;
  readonly chapter: number;
  readonly moment: Moment;
  readonly dispatch: (command: Command) => void;
}

/** One decision of the match day. */
export function QuestionPanel({ asked, chapter, moment, dispatch }: QuestionProps) {
  const { t } = useTranslation();
  const [title, introduction] = [useId(), useId()];
  const slot = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLElement>(null);
  useMoment(slot, moment);
  useFocusIn(panel);
  const key = `simulation.chapter_${chapter}.question`;
  // opened after the press that it answers: both at once are too much for a slow phone
  const wrong = useDeferredValue(asked.wrong);
  const isOpen = asked.question.kind === 'select' && asked.choice < 0;
  return (
    <div ref={slot} className="question-slot" inert={moment.leaving}>
      <section
        ref={panel}
        className="question"
        data-panel
        data-enter
        tabIndex={-1}
        aria-labelledby={title}
        aria-describedby={introduction}
      >
        <header className="question__head">
          <h2 id={title}>
            <Words of={`${key}.title`} />
          </h2>
        </header>
        <div className="question__body">
          <p id={introduction} className="question__introduction">
            <Words of={`${key}.introduction`} />
          </p>
          <p className="question__instruction">
            <Words of={`${key}.instruction`} />
          </p>
          {asked.question.kind === 'select' ? (
            <Choices asked={asked} of={key} labelledBy={title} dispatch={dispatch} />
          ) : (
            <Ranking order={asked.order} of={key} labelledBy={title} dispatch={dispatch} />
          )}
        </div>
        <footer className="question__foot">
          <Action disabled={isOpen} onClick={() => dispatch({ type: 'answer' })}>
            {t('ui.validate')}
          </Action>
        </footer>
      </section>
      {wrong && <WrongAnswer of={key} onClose={() => dispatch({ type: 'dismiss' })} />}
    </div>
  );
}
