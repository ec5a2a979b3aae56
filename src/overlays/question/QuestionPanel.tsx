import { useDeferredValue, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Command, Overlay, View } from '../../../stage/index.ts';
import { Words } from '../../words/Words.tsx';
import { Action } from '../controls/Action.tsx';
import { Icon } from '../controls/Icon.tsx';
import { type OverlayPhase, useOverlayMotion } from '../overlayMotion.ts';
import { usePanelFocus } from '../panels/usePanelFocus.ts';
import { useOverflowMark } from '../useOverflowMark.ts';
import { Choices } from './Choices.tsx';
import { Ranking } from './Ranking.tsx';
import { WrongAnswer } from './WrongAnswer.tsx';
import './question.css';

interface QuestionProps {
  readonly view: View;
  readonly overlay: Extract<Overlay, { kind: 'question' }>;
  readonly chapter: number;
  readonly phase: OverlayPhase;
  readonly dispatch: (command: Command) => void;
}

export function QuestionPanel({ view, overlay, chapter, phase, dispatch }: QuestionProps) {
  const { t } = useTranslation();
  const [title, introduction] = [useId(), useId()];
  const slot = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLElement>(null);
  const { question, choice, order, tried, room } = overlay;
  const [x, y, w] = room;
  // while the error overlay is open, the panel ignores the stage's motion, because this motion is the reaction
  useOverlayMotion(slot, { ...phase, playing: phase.playing && !overlay.wrong });
  usePanelFocus(panel, phase.leaving);
  useOverflowMark(panel);
  const key = `simulation.chapter_${chapter}.question` as const;
  // Renders the button's pressed state first, and the error overlay one frame later. A slow phone would need too long
  // to render both in one frame.
  const wrong = useDeferredValue(overlay.wrong);
  const isUnanswered = question.kind === 'select' && choice < 0;
  return (
    <div
      ref={slot}
      className="question-slot"
      data-wrong={wrong && ''}
      data-playing={phase.playing || undefined}
      inert={phase.leaving}
    >
      <section
        ref={panel}
        className="question"
        data-kind={question.kind}
        tabIndex={-1}
        aria-labelledby={title}
        aria-describedby={introduction}
        style={{ '--x': x, '--y': y, '--w': w }}
      >
        <header className="question__head" data-panel data-enter>
          <h2 id={title}>
            <Words of={`${key}.title`} />
          </h2>
          <p id={introduction} className="question__introduction">
            <Words of={`${key}.introduction`} />
          </p>
          <p className="question__instruction">
            <Words of={`${key}.instruction`} />
          </p>
        </header>
        <div className="question__boards" data-panel>
          {question.kind === 'select' ? (
            <Choices
              count={question.choices}
              chosen={choice}
              tried={tried}
              questionKey={key}
              labelledBy={title}
              dispatch={dispatch}
            />
          ) : (
            <Ranking order={order} questionKey={key} labelledBy={title} dispatch={dispatch} />
          )}
        </div>
        <footer className="question__foot" data-enter>
          <span className="overlays__more" aria-hidden="true">
            <Icon of="down" />
          </span>
          <Action
            className="overlays__late"
            disabled={isUnanswered}
            onClick={() => dispatch({ type: 'answer' })}
          >
            {t('ui.validate')}
          </Action>
        </footer>
      </section>
      {wrong && <WrongAnswer key={wrong.reason} {...{ view, dispatch }} questionKey={key} answer={wrong} />}
    </div>
  );
}
