import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CardAlbum } from './CardAlbum.tsx';
import './hand.css';

interface CardCollectionProps {
  readonly cards: readonly number[];
  readonly isDone: (chapter: number) => boolean;
}

export function CardCollection({ cards, isDone }: CardCollectionProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const won = cards.filter(isDone);
  const newest = won.at(-1);
  if (newest === undefined) return null;
  const count = won.length;
  return (
    <>
      <button
        type="button"
        className="hand"
        aria-label={t('ui.card.collection', { count })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span className="hand__cards" aria-hidden="true" />
        <span className="hand__count" aria-hidden="true">
          {count}
        </span>
        <span className="hand__words" aria-hidden="true">
          {t('ui.card.collection', { count })}
        </span>
      </button>
      {isOpen && <CardAlbum cards={cards} won={won} first={newest} onClose={() => setOpen(false)} />}
    </>
  );
}
