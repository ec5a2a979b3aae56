import { type AnimateLayoutChanges, defaultAnimateLayoutChanges, useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { QuestionKey } from '../../stage/index.ts';
import { prefersReducedMotion } from '../reducedMotion.ts';
import { Icon } from './Icon.tsx';
import { Words } from './Words.tsx';
import './ranked.css';

interface RankedChoiceProps {
  /** of dnd-kit, from 1 */
  readonly id: number;
  /** key of its words */
  readonly textKey: `${QuestionKey}.choice_${number}`;
  /** position in the order, from 0 */
  readonly position: number;
  readonly total: number;
  readonly onMove: (by: 1 | -1) => void;
}

/* without this the choices would glide only after dragging, and jump when a button moves them */
const glide: AnimateLayoutChanges = change => defaultAnimateLayoutChanges({ ...change, wasDragging: true });
const jump: AnimateLayoutChanges = () => false;

/** One choice of a ranking: its number is the handle to drag it by, the arrows move it by one. */
export function RankedChoice({ id, textKey, position, total, onMove }: RankedChoiceProps) {
  const { t } = useTranslation();
  const text = useId();
  const item = useSortable({ id, animateLayoutChanges: prefersReducedMotion() ? jump : glide });
  const arrow = (by: 1 | -1) => {
    const isEnd = position + by < 0 || position + by >= total;
    return (
      <button
        type="button"
        className="ranked__move"
        aria-label={t(by < 0 ? 'ui.drag.up' : 'ui.drag.down')}
        aria-describedby={text}
        aria-disabled={isEnd}
        onClick={isEnd ? undefined : () => onMove(by)}
      >
        <Icon of={by < 0 ? 'up' : 'down'} />
      </button>
    );
  };
  return (
    <li
      ref={item.setNodeRef}
      className="ranked"
      data-dragging={item.isDragging || undefined}
      style={{ transform: CSS.Translate.toString(item.transform), transition: item.transition }}
      onMouseDown={event => item.listeners?.onMouseDown?.(event)}
      onTouchStart={event => item.listeners?.onTouchStart?.(event)}
    >
      <button
        ref={item.setActivatorNodeRef}
        {...item.attributes}
        type="button"
        className="ranked__handle"
        data-handle
        aria-labelledby={text}
        onKeyDown={event => item.listeners?.onKeyDown?.(event)}
      >
        {position + 1}
      </button>
      <span id={text} className="ranked__words">
        <Words of={textKey} />
      </span>
      {arrow(-1)}
      {arrow(1)}
    </li>
  );
}
