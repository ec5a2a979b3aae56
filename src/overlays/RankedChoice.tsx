import { type AnimateLayoutChanges, defaultAnimateLayoutChanges, useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from './Icon.tsx';
import { isReduced } from './moment.ts';
import { Words } from './Words.tsx';

interface RankedChoiceProps {
  readonly id: number;
  /** key of its words */
  readonly words: string;
  /** from 0 */
  readonly place: number;
  readonly total: number;
  readonly onMove: (by: 1 | -1) => void;
}

/* moved by a button, the choices change places as visibly as by hand */
const glide: AnimateLayoutChanges = change => defaultAnimateLayoutChanges({ ...change, wasDragging: true });
const stand: AnimateLayoutChanges = () => false;

export function RankedChoice({ id, words, place, total, onMove }: RankedChoiceProps) {
  const { t } = useTranslation();
  const text = useId();
  const item = useSortable({ id, animateLayoutChanges: isReduced() ? stand : glide });
  const arrow = (by: 1 | -1) => {
    const isEnd = place + by < 0 || place + by >= total;
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
        {place + 1}
      </button>
      <span id={text} className="ranked__words">
        <Words of={words} />
      </span>
      {arrow(-1)}
      {arrow(1)}
    </li>
  );
}
