import type { QuestionKey } from '../../../stage/index.ts';
import { RankedChoice } from './RankedChoice.tsx';

export interface RankedChoicesProps {
  /** indices of the choices, most important first */
  readonly order: readonly number[];
  /** prefix of the question's translation keys */
  readonly questionKey: QuestionKey;
  readonly labelledBy: string;
  readonly describedBy: string;
  /** moves a choice from one position to another; positions count from 0 */
  readonly onMove: (from: number, to: number) => void;
  /** called when the visitor drags a choice over a position; positions count from 0 */
  readonly onOver: (choice: number, position: number) => void;
}

/**
 * The choices of a ranking, moved by buttons. Shown until the code for dragging has loaded, and permanently if that
 * code does not load.
 */
export function RankedChoices({ order, questionKey, labelledBy, describedBy, onMove }: RankedChoicesProps) {
  return (
    <ol className="ranking" aria-labelledby={labelledBy} aria-describedby={describedBy}>
      {order.map((choice, position) => (
        <RankedChoice
          key={choice}
          textKey={`${questionKey}.choice_${choice}`}
          position={position}
          total={order.length}
          onMove={by => onMove(position, position + by)}
        />
      ))}
    </ol>
  );
}
