import { type ComponentType, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Command } from '../../../stage/index.ts';
import { RankedChoices, type RankedChoicesProps } from './RankedChoices.tsx';
import './ranking.css';

let LatestChoices: ComponentType<RankedChoicesProps> = RankedChoices;

export const loadDragging = async () => {
  LatestChoices = (await import('./DraggableChoices.tsx')).default;
};

interface RankingProps extends Pick<RankedChoicesProps, 'order' | 'questionKey' | 'labelledBy'> {
  readonly dispatch: (command: Command) => void;
}

export function Ranking({ order, questionKey, labelledBy, dispatch }: RankingProps) {
  const { t } = useTranslation();
  const [announcement, setAnnouncement] = useState('');
  const help = useId();
  // not a lazy component: React would first show a fallback, and replace it during the entry of the choices
  const [Choices, setChoices] = useState(() => LatestChoices);
  useEffect(() => {
    // if the script for dragging does not load, only the buttons move the choices
    loadDragging().then(
      () => setChoices(() => LatestChoices),
      () => {},
    );
  }, []);

  const announce = (choice: number, position: number) =>
    setAnnouncement(
      t('ui.drag.position', {
        item: t(`${questionKey}.choice_${choice}`),
        position: position + 1,
        total: order.length,
      }),
    );
  const move = (from: number, to: number) => {
    const choice = order[from];
    if (choice === undefined || order[to] === undefined || from === to) return;
    const others = order.filter(other => other !== choice);
    dispatch({ type: 'rank', order: [...others.slice(0, to), choice, ...others.slice(to)] });
    announce(choice, to);
  };
  const choices = { order, questionKey, labelledBy, describedBy: help, onMove: move, onOver: announce };

  return (
    <>
      <p id={help} className="ranking__help" data-enter>
        {t('ui.drag.help')}
      </p>
      <Choices {...choices} />
      <p className="visually-hidden" aria-live="assertive">
        {announcement}
      </p>
    </>
  );
}
