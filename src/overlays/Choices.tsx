import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Command, QuestionKey } from '../../stage/index.ts';
import { Words } from './Words.tsx';
import './board.css';
import './choice.css';

interface ChoicesProps {
  /** how many there are */
  readonly count: number;
  /** the chosen one, from 0; -1 for none */
  readonly chosen: number;
  /** the wrong ones that she has tried: marked, and free to be tried again */
  readonly tried: readonly number[];
  /** key of the question's words */
  readonly questionKey: QuestionKey;
  readonly labelledBy: string;
  readonly dispatch: (command: Command) => void;
}

/** The answers of a question, one of them to be chosen; at the start none is. */
export function Choices({ count, chosen, tried, questionKey, labelledBy, dispatch }: ChoicesProps) {
  const { t } = useTranslation();
  const name = useId();
  return (
    <div role="radiogroup" aria-labelledby={labelledBy} className="choice-list">
      {Array.from({ length: count }, (_, choice) => `${questionKey}.choice_${choice}` as const).map(
        (key, choice) => (
          <label key={key} className="board choice" data-chosen={chosen === choice || undefined} data-enter>
            <input
              type="radio"
              name={name}
              checked={chosen === choice}
              onChange={() => dispatch({ type: 'choose', choice })}
            />
            <span className="choice__disc" aria-hidden="true" />
            <span className="choice__words">
              <Words of={key} />
            </span>
            {tried.includes(choice) && <span className="choice__tried">{t('ui.choice.tried')}</span>}
          </label>
        ),
      )}
    </div>
  );
}
