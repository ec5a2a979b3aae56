import { closestCenter, DndContext, type DragEndEvent, type DragOverEvent } from '@dnd-kit/core';
import { arrayMove, SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Command } from '../../stage/index.ts';
import { RankedChoice } from './RankedChoice.tsx';
import { useRankingSensors } from './rankingSensors.ts';

interface RankingProps {
  /** choices, most important first */
  readonly order: readonly number[];
  /** key of the question's words */
  readonly of: string;
  readonly labelledBy: string;
  readonly dispatch: (command: Command) => void;
}

/* dnd-kit counts its things from 1: 0 is no id to it */
const idOf = (choice: number) => choice + 1;
const SILENT = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

/** Four choices in the visitor's own order: by dragging, by keyboard or by the buttons, all the same. */
export function Ranking({ order, of, labelledBy, dispatch }: RankingProps) {
  const { t } = useTranslation();
  const [said, say] = useState('');
  const help = useId();
  const sensors = useRankingSensors();

  const announce = (choice: number, place: number) =>
    say(
      t('ui.drag.position', { item: t(`${of}.choice_${choice}`), position: place + 1, total: order.length }),
    );
  const placeOf = (id: number | string) => order.findIndex(choice => idOf(choice) === id);
  const move = (from: number, to: number) => {
    const choice = order[from];
    if (choice === undefined || order[to] === undefined || from === to) return;
    dispatch({ type: 'rank', order: arrayMove([...order], from, to) });
    announce(choice, to);
  };
  const drag = ({ active, over }: DragOverEvent) => {
    const choice = order[placeOf(active.id)];
    if (over && choice !== undefined) announce(choice, placeOf(over.id));
  };
  const drop = ({ active, over }: DragEndEvent) => {
    if (over) move(placeOf(active.id), placeOf(over.id));
  };

  return (
    <>
      <p id={help} className="ranking__help">
        {t('ui.drag.help')}
      </p>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragOver={drag}
        onDragEnd={drop}
        accessibility={{ announcements: SILENT, screenReaderInstructions: { draggable: t('ui.drag.help') } }}
      >
        <SortableContext items={order.map(idOf)} strategy={verticalListSortingStrategy}>
          <ol className="ranking" aria-labelledby={labelledBy} aria-describedby={help}>
            {order.map((choice, place) => (
              <RankedChoice
                key={choice}
                id={idOf(choice)}
                words={`${of}.choice_${choice}`}
                place={place}
                total={order.length}
                onMove={by => move(place, place + by)}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      <p className="visually-hidden" aria-live="assertive">
        {said}
      </p>
    </>
  );
}
