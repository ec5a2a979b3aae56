import { type HTMLAttributes, type Ref, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { QuestionKey } from '../../../stage/index.ts';
import { Words } from '../../words/Words.tsx';
import { Icon } from '../controls/Icon.tsx';
import './board.css';
import './ranked.css';

export interface RankedChoiceProps {
  readonly choice: number;
  readonly questionKey: QuestionKey;
  readonly position: number;
  readonly total: number;
  /** moves the choice: up by one position if `by` is -1, down by one if it is 1 */
  readonly onMove: (by: 1 | -1) => void;
}

export interface Dragging {
  readonly isDragging: boolean;
  readonly item: HTMLAttributes<HTMLLIElement> & { readonly ref: Ref<HTMLLIElement> };
  readonly handle: HTMLAttributes<HTMLButtonElement> & { readonly ref: Ref<HTMLButtonElement> };
}

export function RankedChoice({
  choice,
  questionKey,
  position,
  total,
  onMove,
  dragging,
}: RankedChoiceProps & { dragging?: Dragging }) {
  const { t } = useTranslation();
  const [text, handle, up, down] = [useId(), useId(), useId(), useId()];
  const arrow = (by: 1 | -1) => {
    const isEnd = position + by < 0 || position + by >= total;
    return (
      <button
        type="button"
        className="ranked__move"
        id={by < 0 ? up : down}
        aria-label={t(by < 0 ? 'ui.drag.up' : 'ui.drag.down')}
        aria-labelledby={`${by < 0 ? up : down} ${text}`}
        aria-disabled={isEnd}
        onClick={isEnd ? undefined : () => onMove(by)}
      >
        <Icon of={by < 0 ? 'up' : 'down'} />
      </button>
    );
  };
  return (
    <li
      {...dragging?.item}
      className="board ranked"
      data-enter
      data-dragging={dragging?.isDragging || undefined}
    >
      {dragging ? (
        <button
          {...dragging.handle}
          type="button"
          className="ranked__handle"
          data-handle
          id={handle}
          aria-labelledby={`${handle} ${text}`}
        >
          {position + 1}
        </button>
      ) : (
        <span className="ranked__handle">{position + 1}</span>
      )}
      <span id={text} className="ranked__words">
        <Words of={`${questionKey}.choice_${choice}`} />
      </span>
      {arrow(-1)}
      {arrow(1)}
    </li>
  );
}
