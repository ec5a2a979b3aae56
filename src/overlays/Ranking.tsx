import { closestCenter, DndContext, type DragEndEvent, type DragOverEvent } from '@dnd-kit/core';
import { arrayMove, SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Command, QuestionKey } from '../../stage/index.ts';
import { RankedChoice } from './RankedChoice.tsx';
import { useRankingSensors } from './rankingSensors.ts';
import './ranking.css';

interface RankingProps {
  /** choices, most important first */
  readonly order: readonly number[];
  /** key of the question's words */
  readonly questionKey: QuestionKey;
  readonly labelledBy: string;
  readonly dispatch: (command: Command) => void;
}

/* dnd-kit takes the id 0 for none */
const idOf = (choice: number) => choice + 1;
/** dnd-kit announces nothing: what moves is announced here, whichever way it is moved. */
const SILENT = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

/** Choices in the visitor's own order, which she makes by dragging, by keyboard or by buttons. */
export function Ranking({ order, questionKey, labelledBy, dispatch }: RankingProps) {
  const { t } = useTranslation();
  const [announcement, setAnnouncement] = useState('');
  const help = useId();
  const sensors = useRankingSensors();
  // dnd-kit would hold on to a choice that is in her hand when she goes elsewhere, and to the arrow keys with it
  useEffect(() => () => void window.dispatchEvent(new Event('visibilitychange')), []);

  const announce = (choice: number, position: number) =>
    setAnnouncement(
      t('ui.drag.position', {
        item: t(`${questionKey}.choice_${choice}`),
        position: position + 1,
        total: order.length,
      }),
    );
  const positionOf = (id: number | string) => order.findIndex(choice => idOf(choice) === id);
  const move = (from: number, to: number) => {
    const choice = order[from];
    if (choice === undefined || order[to] === undefined || from === to) return;
    dispatch({ type: 'rank', order: arrayMove([...order], from, to) });
    announce(choice, to);
  };
  const onDragOver = ({ active, over }: DragOverEvent) => {
    const choice = order[positionOf(active.id)];
    if (over && choice !== undefined) announce(choice, positionOf(over.id));
  };
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over) move(positionOf(active.id), positionOf(over.id));
  };

  return (
    <>
      <p id={help} className="ranking__help">
        {t('ui.drag.help')}
      </p>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragOver={onDragOver}
        onDragEnd={onDragEnd}
        accessibility={{ announcements: SILENT, screenReaderInstructions: { draggable: t('ui.drag.help') } }}
      >
        <SortableContext items={order.map(idOf)} strategy={verticalListSortingStrategy}>
          <ol className="ranking" aria-labelledby={labelledBy} aria-describedby={help}>
            {order.map((choice, position) => (
              <RankedChoice
                key={choice}
                id={idOf(choice)}
                textKey={`${questionKey}.choice_${choice}`}
                position={position}
                total={order.length}
                onMove={by => move(position, position + by)}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      <p className="visually-hidden" aria-live="assertive">
        {announcement}
      </p>
    </>
  );
}
