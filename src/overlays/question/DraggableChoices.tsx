import { closestCenter, DndContext, type DragEndEvent, type DragOverEvent } from '@dnd-kit/core';
import {
  type AnimateLayoutChanges,
  defaultAnimateLayoutChanges,
  SortableContext,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { prefersReducedMotion } from '../../ui/reducedMotion.ts';
import { RankedChoice, type RankedChoiceProps } from './RankedChoice.tsx';
import { RankedChoices, type RankedChoicesProps } from './RankedChoices.tsx';
import { useRankingSensors } from './rankingSensors.ts';

/* ids from 1, because dnd-kit treats the id 0 as a missing id */
const idOf = (choice: number) => choice + 1;
/** Disables dnd-kit's announcements, because `Ranking` announces every move, by drag and by button. */
const SILENT = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

/* By default dnd-kit animates a choice only after a drag. `wasDragging: true` also animates a move by button. */
const glide: AnimateLayoutChanges = change => defaultAnimateLayoutChanges({ ...change, wasDragging: true });
const jump: AnimateLayoutChanges = () => false;

export default function DraggableChoices(props: RankedChoicesProps) {
  const { order, onMove, onOver } = props;
  const { t } = useTranslation();
  const sensors = useRankingSensors();
  // dnd-kit cancels a drag at this event; otherwise a drag would continue after unmount and still handle the arrow keys
  useEffect(() => () => void window.dispatchEvent(new Event('visibilitychange')), []);
  const positionOf = (id: number | string) => order.findIndex(choice => idOf(choice) === id);
  const dragOver = ({ active, over }: DragOverEvent) => {
    const choice = order[positionOf(active.id)];
    if (over && choice !== undefined) onOver(choice, positionOf(over.id));
  };
  const dragEnd = ({ active, over }: DragEndEvent) => {
    if (over) onMove(positionOf(active.id), positionOf(over.id));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragOver={dragOver}
      onDragEnd={dragEnd}
      accessibility={{ announcements: SILENT, screenReaderInstructions: { draggable: t('ui.drag.help') } }}
    >
      <SortableContext items={order.map(idOf)} strategy={verticalListSortingStrategy}>
        <RankedChoices {...props} Choice={DraggableChoice} />
      </SortableContext>
    </DndContext>
  );
}

function DraggableChoice(props: RankedChoiceProps) {
  const id = idOf(props.choice);
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    useSortable({ id, animateLayoutChanges: prefersReducedMotion() ? jump : glide });
  return (
    <RankedChoice
      {...props}
      dragging={{
        isDragging,
        item: {
          ref: setNodeRef,
          style: { transform: CSS.Translate.toString(transform), transition },
          onMouseDown: event => listeners?.onMouseDown?.(event),
          onTouchStart: event => listeners?.onTouchStart?.(event),
        },
        handle: {
          ...attributes,
          ref: setActivatorNodeRef,
          onKeyDown: event => listeners?.onKeyDown?.(event),
        },
      }}
    />
  );
}
