import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Command, TitleBackground } from '../../../stage/index.ts';
import { Words } from '../../words/Words.tsx';
import { Action } from '../controls/Action.tsx';
import { type OverlayPhase, useOverlayMotion } from '../overlayMotion.ts';
import { usePanelFocus } from '../panels/usePanelFocus.ts';
import { FlipCard } from './FlipCard.tsx';
import './card-slot.css';
import './card-step.css';

interface CardStepProps {
  readonly chapter: number;
  readonly background: TitleBackground;
  readonly flipped: boolean;
  readonly phase: OverlayPhase;
  readonly dispatch: (command: Command) => void;
}

export function CardStep({ chapter, background, flipped, phase, dispatch }: CardStepProps) {
  const { t } = useTranslation();
  const [title, received, introduction] = [useId(), useId(), useId()];
  const slot = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLElement>(null);
  useOverlayMotion(slot, phase, 0); // no delay: the band appears at once, and a delay would show the band without words
  usePanelFocus(panel, phase.leaving);
  const key = `simulation.chapter_${chapter}.card` as const;
  return (
    <div
      ref={slot}
      className="card-slot"
      // the band behind the card is yellow; in a chapter with a yellow title the band is lilac, because the chapter's
      // card may be yellow too
      data-background={background === 'yellow' ? 'lilac' : 'yellow'}
      data-playing={phase.playing || undefined}
      inert={phase.leaving}
    >
      <div className="card-slot__band" aria-hidden="true" />
      <section
        ref={panel}
        className="card-step"
        data-panel
        tabIndex={-1}
        aria-labelledby={title}
        aria-describedby={`${received} ${introduction}`}
      >
        <header className="card-step__head" data-enter>
          <p id={received} className="card-step__received">
            {t('ui.card.received', { title: t(`${key}.strength`) })}
          </p>
          <h2 id={title}>
            <Words of={`${key}.title`} />
          </h2>
          <p id={introduction} className="card-step__introduction">
            <Words of={`${key}.introduction`} />
          </p>
        </header>
        <div className="card-step__card" data-enter>
          <FlipCard chapter={chapter} flipped={flipped} onFlip={() => dispatch({ type: 'flip' })} />
        </div>
        <div className="card-step__on" data-enter>
          <Action className="overlays__late" onClick={() => dispatch({ type: 'continue' })}>
            {t('ui.continue')}
          </Action>
        </div>
      </section>
    </div>
  );
}
