import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cardOf } from '../../stage/index.ts';

import { FlipCard } from './FlipCard.tsx';
import { Icon } from './Icon.tsx';
import { Modal } from './Modal.tsx';
import './album.css';
import './hand.css';

/** A button that opens the cards won so far; nothing before the first is won. */
export function CardCollection({ cards, done }: { cards: readonly number[]; done: number }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  // a chapter gives its card when it is done
  const won = cards.filter(chapter => chapter < done);
  const count = won.length;
  if (count === 0) return null;
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
      {isOpen && <Album cards={cards} won={won} onClose={() => setOpen(false)} />}
    </>
  );
}

interface AlbumProps {
  readonly cards: readonly number[];
  readonly won: readonly number[];
  readonly onClose: () => void;
}

/** The won cards in a dialog: one of them large, to be turned over, and a strip to choose another. */
function Album({ cards, won, onClose }: AlbumProps) {
  const { t } = useTranslation();
  const title = useId();
  const [shown, setShown] = useState(won.at(-1) ?? 1);
  const [isFlipped, setFlipped] = useState(false);
  const choose = (chapter: number) => {
    setShown(chapter);
    setFlipped(false);
  };
  return (
    <Modal labelledBy={title} className="album" onClose={onClose}>
      <header className="album__head">
        <h2 id={title}>{t('ui.card.collection', { count: won.length })}</h2>
        <button type="button" className="round" aria-label={t('ui.close')} onClick={onClose}>
          <Icon of="close" />
        </button>
      </header>
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
                <img src={cardOf(chapter)} alt="" draggable={false} />
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
