import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cardDrawing } from '../../../stage/index.ts';
import { DrawingImage } from '../DrawingImage.tsx';
import { Modal } from '../panels/Modal.tsx';
import { ModalHead } from '../panels/ModalHead.tsx';
import { FlipCard } from './FlipCard.tsx';
import './album.css';

interface CardAlbumProps {
  readonly cards: readonly number[];
  readonly won: readonly number[];
  readonly first: number;
  readonly onClose: () => void;
}

export function CardAlbum({ cards, won, first, onClose }: CardAlbumProps) {
  const { t } = useTranslation();
  const title = useId();
  const [shown, setShown] = useState(first);
  const [isFlipped, setFlipped] = useState(false);
  const choose = (chapter: number) => {
    setShown(chapter);
    setFlipped(false);
  };
  return (
    <Modal aria-labelledby={title} className="album" onClose={onClose}>
      <ModalHead id={title} onClose={onClose}>
        {t('ui.card.collection', { count: won.length })}
      </ModalHead>
      <FlipCard key={shown} chapter={shown} flipped={isFlipped} onFlip={() => setFlipped(!isFlipped)} />
      <ul className="album__strip">
        {cards.map(chapter => (
          <li key={chapter}>
            {won.includes(chapter) ? (
              <button
                type="button"
                className="album__card"
                aria-pressed={chapter === shown}
                aria-label={t(`simulation.chapter_${chapter}.card.title`)}
                onClick={() => choose(chapter)}
              >
                <DrawingImage of={cardDrawing(chapter)} alt="" />
              </button>
            ) : (
              <span className="album__gap" aria-hidden="true">
                {chapter}
              </span>
            )}
          </li>
        ))}
      </ul>
    </Modal>
  );
}
