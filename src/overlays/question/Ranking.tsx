import { lazy, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Command, QuestionKey } from '../../../stage/index.ts';
import { RankedChoices } from './RankedChoices.tsx';
import './ranking.css';

/** Loads the code for dragging. Call it before the visitor reaches a ranking. */
export const loadDragging = () => import('./DraggableChoices.tsx');
// if the code for dragging does not load, the choices are moved by buttons only
const DraggableChoices = lazy(() => loadDragging().catch(() => ({ default: RankedChoices })));

interface RankingProps {
  /** indices of the choices, most important first */
  readonly order: readonly number[];
  /** prefix of the question's translation keys */
  readonly questionKey: QuestionKey;
  readonly labelledBy: string;
  readonly dispatch: (command: Command) => void;
}

/** A ranking: the visitor orders the choices by dragging, with the keyboard or with buttons. */
export function Ranking({ order, questionKey, labelledBy, dispatch }: RankingProps) {
  const { t } = useTranslation();
  const [announcement, setAnnouncement] = useState('');
  const help = useId();

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
      <p id={help} className="ranking__help">
        {t('ui.drag.help')}
      </p>
      <Suspense fallback={<RankedChoices {...choices} />}>
        <DraggableChoices {...choices} />
      </Suspense>
      <p className="visually-hidden" aria-live="assertive">
        {announcement}
      </p>
    </>
  );
}
