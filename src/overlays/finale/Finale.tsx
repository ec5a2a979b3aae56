import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Command, cardOf, type Day } from '../../../stage/index.ts';
import { codeOf, reportOf } from '../../progress/reportCode.ts';
import { Button } from '../../ui/Button.tsx';
import { CallToAction } from '../../ui/CallToAction.tsx';
import { Words } from '../../words/Words.tsx';
import { Action } from '../controls/Action.tsx';
import { cssVariables } from '../cssVariables.ts';
import { type OverlayPhase, useOverlayMotion } from '../overlayMotion.ts';
import { Picture } from '../Picture.tsx';
import { usePanelFocus } from '../panels/usePanelFocus.ts';
import './finale.css';

interface FinaleProps {
  /** the chapters that give a card */
  readonly cards: readonly number[];
  /** the visitor's results; the link to the match report contains them as the report code */
  readonly day: Day;
  readonly phase: OverlayPhase;
  readonly dispatch: (command: Command) => void;
}

/** The finale: all cards on the grass, a summary, links to the starter pack and the match report, and Restart. */
export function Finale({ cards, day, phase, dispatch }: FinaleProps) {
  const { t } = useTranslation();
  const [title, summary] = [useId(), useId()];
  const slot = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLElement>(null);
  useOverlayMotion(slot, phase);
  usePanelFocus(panel, phase.leaving);
  return (
    <div ref={slot} className="finale-slot" inert={phase.leaving}>
      <p
        className="finale__cards"
        style={cssVariables({ '--cards': cards.length })}
        aria-hidden="true"
        data-enter
      >
        {cards.map(card => (
          <span key={card} className="finale__card">
            <Picture of={cardOf(card)} alt="" />
            <span className="finale__strength">
              <Words of={`simulation.chapter_${card}.card.strength`} />
            </span>
          </span>
        ))}
      </p>
      <section
        ref={panel}
        className="finale"
        data-panel
        tabIndex={-1}
        aria-labelledby={title}
        aria-describedby={summary}
      >
        <h2 id={title} className="finale__title" data-enter>
          <Words of="simulation.finale.summary.title" />
        </h2>
        <p id={summary} className="finale__text" data-enter>
          <Words of="simulation.finale.summary.text" />
        </p>
        <div className="finale__on" data-enter>
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
          <Button tone="yellow" text={t('ui.report')} url={`/report#${codeOf(reportOf(day))}`} />
          <Action tone="white" onClick={() => dispatch({ type: 'restart' })}>
            {t('simulation.finale.cta.restart')}
          </Action>
        </div>
      </section>
    </div>
  );
}
