import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Command } from '../../stage/index.ts';
import { CallToAction } from '../ui/CallToAction.tsx';
import { Action } from './Action.tsx';
import { CARDS } from './cards.ts';
import { type OverlayPhase, useOverlayMotion } from './overlayMotion.ts';
import { usePanelFocus } from './usePanelFocus.ts';
import { Words } from './Words.tsx';
import './finale.css';

const KEY = 'simulation.chapter_8';

/** The match day is over: what it was, and where a real one begins. */
export function Finale({ phase, dispatch }: { phase: OverlayPhase; dispatch: (command: Command) => void }) {
  const { t } = useTranslation();
  const title = useId();
  const slot = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLElement>(null);
  useOverlayMotion(slot, phase);
  usePanelFocus(panel);
  return (
    <div ref={slot} className="finale-slot" inert={phase.leaving}>
      <section ref={panel} className="finale" data-panel tabIndex={-1} aria-labelledby={title}>
        <p className="finale__cards" aria-hidden="true" data-enter>
          {CARDS.map(chapter => (
            <img key={chapter} src={`/simulation/0${chapter}_card.png`} alt="" draggable={false} />
          ))}
        </p>
        <h2 id={title} className="finale__title" data-enter>
          <Words of={`${KEY}.summary.title`} />
        </h2>
        <p className="finale__text" data-enter>
          <Words of={`${KEY}.summary.text`} />
        </p>
        <div className="finale__on" data-enter>
          <h3>
            <Words of={`${KEY}.cta.title`} />
          </h3>
          <p>
            <Words of={`${KEY}.cta.text`} />
          </p>
          <CallToAction
            text={t(`${KEY}.cta.starter`)}
            hoverText={t(`${KEY}.cta.starter_hover`)}
            url="/starter"
          />
          <Action tone="white" onClick={() => dispatch({ type: 'restart' })}>
            {t(`${KEY}.cta.restart`)}
          </Action>
        </div>
      </section>
    </div>
  );
}
