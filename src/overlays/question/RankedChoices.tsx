import type { ComponentType } from 'react';
import type { QuestionKey } from '../../../stage/index.ts';
import { RankedChoice, type RankedChoiceProps } from './RankedChoice.tsx';

export interface RankedChoicesProps {
  /** indices of the choices, most important first */
  readonly order: readonly number[];
  readonly questionKey: QuestionKey;
  readonly labelledBy: string;
  readonly describedBy: string;
  readonly onMove: (from: number, to: number) => void;
  readonly onOver: (choice: number, position: number) => void;
  readonly Choice?: ComponentType<RankedChoiceProps>;
}

/** Shown until the code for dragging has loaded, and permanently if that code does not load. */
export function RankedChoices({
  order,
  questionKey,
  labelledBy,
  describedBy,
  onMove,
  Choice = RankedChoice,
}: RankedChoicesProps) {
  return (
    <ol className="ranking" aria-labelledby={labelledBy} aria-describedby={describedBy}>
      {order.map((choice, position) => (
        <Choice
          key={choice}
          choice={choice}
          questionKey={questionKey}
          position={position}
          total={order.length}
          onMove={by => onMove(position, position + by)}
        />
      ))}
    </ol>
  );
}
