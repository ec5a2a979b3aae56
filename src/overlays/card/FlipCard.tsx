import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cardDrawing } from '../../../stage/index.ts';
import { Words } from '../../words/Words.tsx';
import { DrawingImage } from '../DrawingImage.tsx';
import { CardBack } from './CardBack.tsx';
import { CardFold } from './CardFold.tsx';
import { useCardTurn } from './useCardTurn.ts';
import './card.css';

interface FlipCardProps {
  readonly chapter: number;
  readonly flipped: boolean;
  readonly onFlip: () => void;
}

export function FlipCard({ chapter, flipped, onFlip }: FlipCardProps) {
  const { t } = useTranslation();
  const card = useRef<HTMLDivElement>(null);
  useCardTurn(card, flipped);
  // the back's text is rendered when the card is first turned over, so that the live region announces the text at that
  // moment
  const [hasBackText, setHasBackText] = useState(flipped);
  if (flipped && !hasBackText) setHasBackText(true);
  const key = `simulation.chapter_${chapter}.card` as const;
  return (
    <div className="card">
      <div ref={card} className="card__sides">
        <div className="card__front" aria-hidden={flipped}>
          <div className="card__face">
            <DrawingImage of={cardDrawing(chapter)} alt={t(`${key}.alt`)} />
            <p className="card__number">{chapter}</p>
            <p className="card__strength">
              <Words of={`${key}.strength`} />
            </p>
          </div>
          <CardFold />
          {/* hidden from screen readers, because these words are the button's accessible name */}
          <p className="card__cue" aria-hidden="true">
            {t('ui.card.flip')}
          </p>
        </div>
        <div className="card__back" aria-hidden={!flipped} aria-live="polite">
          <CardBack />
          {hasBackText && (
            <>
              <h3 className="card__title">
                <Words of={`${key}.title`} />
              </h3>
              <p className="card__introduction">
                <Words of={`${key}.introduction`} />
              </p>
              <p className="card__tuesday">
                <Words of={`${key}.tuesday`} />
              </p>
            </>
          )}
        </div>
      </div>
      <button type="button" className="card__flip" aria-label={t('ui.card.flip')} onClick={onFlip} />
    </div>
  );
}
