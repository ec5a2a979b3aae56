import { useId } from 'react';
import type { Command } from '../../stage/index.ts';
import type { Asked } from './QuestionPanel.tsx';
import { Words } from './Words.tsx';

interface ChoicesProps {
  readonly asked: Asked;
  /** key of the question's words */
  readonly of: string;
  readonly labelledBy: string;
  readonly dispatch: (command: Command) => void;
}

/** Three answers, one of them to be picked; none is at the start. */
export function Choices({ asked, of, labelledBy, dispatch }: ChoicesProps) {
  const name = useId();
  return (
    <div role="radiogroup" aria-labelledby={labelledBy} className="choices">
      {Array.from({ length: asked.question.choices }, (_, choice) => `${of}.choice_${choice}`).map(
        (words, choice) => (
          <label key={words} className="choice" data-enter>
            <input
              type="radio"
              name={name}
              checked={asked.choice === choice}
              onChange={() => dispatch({ type: 'choose', choice })}
            />
            <span className="choice__disc" aria-hidden="true" />
            <span className="choice__words">
              <Words of={words} />
            </span>
          </label>
        ),
      )}
    </div>
  );
}
