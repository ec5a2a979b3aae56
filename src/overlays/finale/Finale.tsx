import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type Command, cardDrawing, type Day } from '../../../stage/index.ts';
import { codeOf, reportOf } from '../../progress/reportCode.ts';
import { CallToAction } from '../../ui/CallToAction.tsx';
import { fitWords } from '../../ui/fitWords.ts';
import { Words } from '../../words/Words.tsx';
import { Icon } from '../controls/Icon.tsx';
import { DrawingImage } from '../DrawingImage.tsx';
import { type OverlayPhase, useOverlayMotion } from '../overlayMotion.ts';
import { usePanelFocus } from '../panels/usePanelFocus.ts';
import { useOverflowMark } from '../useOverflowMark.ts';
import { FanHands } from './FanHands.tsx';
import './finale.css';

interface FinaleProps {
  readonly cards: readonly number[];
  readonly day: Day;
  readonly phase: OverlayPhase;
  readonly dispatch: (command: Command) => void;
}

export function Finale({ cards, day, phase, dispatch }: FinaleProps) {
  const { t } = useTranslation();
  const [title, summary] = [useId(), useId()];
  const slot = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLElement>(null);
  useOverlayMotion(slot, phase);
  usePanelFocus(panel, phase.leaving);
  useOverflowMark(panel);
  return (
    <div ref={slot} className="finale-slot" inert={phase.leaving}>
      <section
        ref={panel}
        className="finale"
        data-panel
        data-enter
        tabIndex={-1}
        aria-labelledby={title}
        aria-describedby={summary}
      >
        <h2 id={title} className="finale__title">
          <Words of="simulation.finale.summary.title" />
        </h2>
        <p id={summary} className="finale__text">
          <Words of="simulation.finale.summary.text" />
        </p>
        <div className="finale__on">
          <h3>
            <Words of="simulation.finale.cta.title" />
          </h3>
          <p>
            <Words of="simulation.finale.cta.text" />
          </p>
          <p className="finale__young">
            <Words of="simulation.finale.cta.young" />
          </p>
          <CallToAction
            text={t('simulation.finale.cta.starter')}
            hoverText={t('simulation.finale.cta.starter_hover')}
            url="/starter"
          />
          <p className="finale__links">
            <Link className="finale__link" to={`/report#${codeOf(reportOf(day))}`}>
              {t('ui.report')}
            </Link>
            <button type="button" className="finale__link" onClick={() => dispatch({ type: 'restart' })}>
              {t('simulation.finale.cta.restart')}
            </button>
          </p>
        </div>
        <span className="overlays__more" aria-hidden="true">
          <Icon of="down" />
        </span>
      </section>
      <div className="finale__hand" style={{ '--cards': cards.length }} aria-hidden="true">
        {cards.map((card, i) => (
          <span
            key={card}
            className="finale__card"
            style={{ '--at': i - (cards.length - 1) / 2 }}
            data-enter={(i + 1) / 2}
          >
            <span className="finale__face">
              <span ref={fitWords} className="finale__strength">
                <Words of={`simulation.chapter_${card}.card.strength`} />
              </span>
              <DrawingImage of={cardDrawing(card)} alt="" />
            </span>
          </span>
        ))}
        <FanHands />
      </div>
    </div>
  );
}
